import { PAGE_SIZE } from '@atoll/contract/rules';
import { KEY_PACES } from '@atoll/contract/permissions';
import { BODY_LIMIT } from '../http/body-limit.js';
import { MAX_DEPTH, MAX_KEYS } from '../http/text-pipe.js';
import { KEPT_HOURS, PATIENCE } from '../idempotency/idempotency-rules.js';
import { LIMITS, type LimitName } from '../config/limit-rules.js';
import { FILE_LIMIT } from '../uploads/multipart-reader.js';
import { USUAL_CODES } from './codes.js';

const figure = (value: number) => value.toLocaleString('en');
const SPANS: Readonly<Record<number, string>> = { 60: 'a minute', 3600: 'an hour', 86_400: 'a day' };

/** A limit as it is said: `600 a minute`, `10 in 15 minutes`. */
export const rate = (name: LimitName): string => {
  const { points, seconds } = LIMITS[name];
  return `${figure(points)} ${SPANS[seconds] ?? `in ${seconds / 60} minutes`}`;
};

const PACES = `${KEY_PACES.slice(0, -1).map(figure).join(', ')} or ${figure(KEY_PACES.at(-1) ?? 0)}`;

const CODES = Object.entries(USUAL_CODES).map(
  ([status, codes]) => `| ${status} | ${codes.map((code) => `\`${code}\``).join(', ')} |`,
);

/** Title page of the document: what an integrator reads before the first call. Markdown. */
export const GUIDE = `Everything the web site of a Maldives travel agency does, it does through this API: catalogue, content, bookings, reviews, translations and the office behind them. Another front end can be built on it from this page alone.

## Addresses
Every path stands under \`/api/\` and is accepted with and without its trailing slash. Catalogue and content are read by number or by slug (\`/api/packages/12/\`, \`/api/packages/south-ari-whale-sharks/\`); people, bookings, reviews and requests have UUIDs. Unknown query parameters and unknown members of a body are refused with 400: a misspelt filter never goes unnoticed. An empty optional parameter (\`?featured=\`) counts as absent. A body names another thing by its number or its slug, whichever is at hand. A method that an address has not is 405 with \`Allow\`.

## Authentication
Public reads and forms need no identity. Staff sign in with \`POST /api/token/\`; customers have their own routes under the tag **customers**. Both get an \`access\` token, valid for 15 minutes and sent as \`Authorization: Bearer …\`, and a \`refresh\` token for \`POST /api/token/refresh/\` (customers 7 days, staff 12 hours). Each refresh token is exchanged once; used again later it ends the session, with 10 seconds of grace for two tabs. Signing out, a changed password or role and a disabled account act at once. What a member of staff may do is named by permission codes (\`bookings.view\`); an operation's 403 says which one it asks for, and its \`x-permission\` says so to programs.

Another system signs in with an API key, sent the same way: \`Authorization: Bearer atoll_…\`. The office makes keys, each with scopes (permission codes), calls a minute and, if wished, a last day; it is shown once. Operations that list the scheme \`key\` take one. A key reads and writes what its scopes name and never more than who made it may at the time; it never signs in, acts for a traveller or reaches what is a colleague’s own. A revoked key, or one of a disabled account, is 401 at once. Keys belong on servers, not into pages or apps.

## Languages
Answers come in the language of \`?lang=\` (\`en\`, \`ru\`, \`zh\`), else of \`Accept-Language\`, else in English; \`Content-Language\` says which. Where a text has no translation the English one is sent, and \`_i18n\` tells so. Codes, slugs and enum values are the same in every language.

A write takes \`?lang=\` and \`Accept-Language\` too. Where a body has words flat (\`name\` beside \`translations\`) they are stored in that language: the operations list \`lang\` for it. A form keeps it as the language of its letters unless the body says another (\`locale\`). Elsewhere it is the language of the answer and of refusals alone.

## Money, dates, texts
Money is a decimal string (\`"1090.00"\`), US dollars unless a currency stands beside it. Calendar dates are \`YYYY-MM-DD\` without a zone, instants are ISO 8601 in UTC. Texts are trimmed, must be well-formed Unicode without NUL, and have the limits their schema names. Script blocks, \`javascript:\` addresses and inline event handlers are taken out of plain texts before their length counts. What may be null is \`nullable\` in its schema; anywhere else null is refused with 400, and what is not wanted is left out.

## Lists
Long lists are paged: \`?page=1&page_size=24\` (${PAGE_SIZE.usual} unless said, at most ${PAGE_SIZE.max}) gives \`{count, next, previous, results}\` with absolute addresses of the neighbouring pages, filters kept; a page past the end is 404. Short closed lists (languages, currencies, amenities …) are plain arrays.

## Errors
| status | body |
|---|---|
| 400 | messages by field: \`{"email": ["Please enter a valid email address"]}\`, nested members by path (\`contact.email\`); or \`{detail, code}\` when no field is to blame |
| 401, 403, 404, 405, 409, 410, 412, 413, 415, 421, 428, 429, 507 | \`{detail, code}\`: a sentence in the caller's language and a code that never changes; 421 means that \`Host\` names another site |
| 500, 503 | \`{detail, code, error_id}\`: \`error_id\` finds the fault in the log |

\`X-Error-Code\` repeats the code, \`X-Request-Id\` names the call. 429 and 503 say in \`Retry-After\` how long to wait. Calls of known people answer 404, not 403, for things that belong to somebody else.

Operations answer with the codes of this table. One that has others for a status lists all of that status in the schema of the answer; the one exception: accepting an offer may answer with any reason for which a trip has no price. \`validation_failed\` stands in \`X-Error-Code\` alone, beside messages by field.

| status | code |
|---|---|
${CODES.join('\n')}

A 403 has one of four reasons. \`permission_denied\`: the caller's role, or the scopes of its key, lack the permission that the operation names; a role is the office's to change, a key is made anew. A signed-in traveller at a staff operation and a member of staff at a traveller's are refused alike. \`totp_setup_required\`: the role asks for a second factor and the account has none yet; until it is set up no permission counts. \`review_required\`: the thing is public and the caller may change but not publish it (below). \`role_not_grantable\`: nobody gives a role, or a key a scope, with more than they may do themselves, nor changes an account that may do more.

## Doing things once
Every POST takes \`Idempotency-Key\` (8 to 80 of \`A-Z a-z 0-9 _ -\`, a UUID does well). The same key with the same body within ${KEPT_HOURS} hours gets the first answer again, marked \`Idempotency-Replayed: true\`, and has no second effect; with another body it is 409 \`idempotency_conflict\`; while the first call is still at work it waits up to ${PATIENCE / 1000} seconds and is then 409 \`in_progress\`. Failures are not remembered: the same key may be tried again. Bookings require a key. Answers that carry tokens or passwords, or end a session, are never remembered: an operation that does not list the header takes no notice of it.

## Two people, one thing
What staff edit carries a version: \`packages/12/editable/\`, \`content/packages/12/\` and the office's own reads send it as \`ETag\` (what the public reads does not, also with a token), and PUT, PATCH and DELETE ask for it in \`If-Match\` (428 without it). When somebody else was faster the answer is 412 \`stale_version\` with \`current\`, \`updated_by\` and \`updated_at\`: enough to merge and try again. A change that waits is named beside it by its \`at\`.

## The life of content
Packages, pages and all other kinds are read and written at their own addresses and live alike: \`content/{kind}/{id}/\` says where one stands and which steps are open to it, \`POST content/packages/12/publish/\` takes one. Versions, previews and changes that wait for somebody who may publish stand there too.

Who may change but not publish writes drafts. A change of what is public is refused to them with 403 \`review_required\`; they hand it in: \`PUT content/{kind}/{id}/pending/\` takes the same body as PATCH of the kind (where the thing stands is no part of it: another \`status\`, \`publish_at\` or \`unpublish_at\` than it has is 400), visitors see nothing of it, and it waits for somebody who may publish, who makes it public (\`POST …/pending/publish/\`) or drops it (\`DELETE …/pending/\`). Whoever hands in over a change that waits, makes it public or drops it names it by its \`at\`, 428 \`waiting_unseen\` without. A new thing is handed in with \`POST …/submit/\`. Colleagues are told what became of what they have handed in: \`GET users/me/notifications/\`.

Kinds that are only shown or not (amenities, categories, locations, pictures of a resort) answer 404 \`not_supported\` to the other steps.

## Caching
Public reads carry an \`ETag\` of their content and \`Cache-Control: public, max-age=0, s-maxage=300, stale-while-revalidate=1800\`; \`If-None-Match\` is answered 304. Texts (\`GET translations/\`) that are asked for by the \`version\` they have now are \`public, max-age=31536000, immutable\`; with another version, what is there now is answered and kept by nobody. Answers to a call with a token are \`private, no-store\`.

## Webhooks
The office enters addresses that are told what happens. A message is a POST of JSON, \`{type, timestamp, version, data: {object, id, reference, status, url}}\`: which thing, and where to read it: bookings and content with a key, reviews, messages and trip requests by staff alone; \`url\` is null once it is deleted. It holds nothing of a person, so that addresses and logs on its way need no care. The types are those of \`WebhookMessageDto\` among the schemas (\`x-webhooks\` says so to programs); new types and members come without notice, \`version\` changes when one changes its meaning.

Messages are signed as [Standard Webhooks](https://www.standardwebhooks.com) has it, whose libraries verify them: \`webhook-signature\` is \`v1,\` and the HMAC-SHA256 of \`{webhook-id}.{webhook-timestamp}.{body}\` in base64; the key is what follows \`whsec_\` in the secret, read as base64. After a new secret the header has two signatures for 24 hours, parted by a space: one that fits is enough. In Node, with the body as it came, byte for byte:

\`\`\`js
import { createHmac, timingSafeEqual } from 'node:crypto';

export function isGenuine(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': given } = headers;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(id + '.' + timestamp + '.' + body).digest();
  return given.split(' ').some((one) => {
    const signature = Buffer.from(one.replace(/^v1,/, ''), 'base64');
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
}
\`\`\`

Answer 2xx within 10 seconds and work afterwards. Anything else, a redirect too, is tried again after 5 seconds, 5 and 30 minutes, then 2, 5, 10 and 14 hours, under the same \`webhook-id\`: what was seen before is answered 2xx and left alone. Messages may arrive in another order than things happened; what counts is what the API says now. 410 ends an endpoint, three days without an answer switch it off. The office sees each message with its answer, and sends again what was missed.

## Limits
Calls are counted by account or address: reads ${rate('read')}, texts by their version and documents ${rate('stored')} (what has to be made for one counts as a read, or as a document, ${rate('document')}), prices and calendars of days ${rate('quote')}, office ${rate('staff')}, API keys ${PACES} a minute as each was made, sign-in ${rate('login_account')} by account and ${rate('login_ip')} by address, registrations ${rate('register')}, links for a new password ${rate('reset')}, forms ${rate('contact')}, bookings ${rate('booking')}, opened chats ${rate('intent')}, pages to pay by card ${rate('payment_intent')}, proofs of a transfer ${rate('payment_proof')}, messages about a booking ${rate('message')}, lists as files ${rate('export')}, error reports and detected languages ${rate('report')}. What is over is 429, and \`Retry-After\` says how long to wait. Of forms and bookings only what was taken counts. A body has at most ${figure(BODY_LIMIT)} bytes (files ${figure(FILE_LIMIT)}), ${MAX_DEPTH} levels and ${figure(MAX_KEYS)} members, a list ${PAGE_SIZE.max} entries a page. An installation may set other figures.`;

/** What changes in the document and what does not, at its end. Markdown. */
export const VERSIONS = `## Versions of this document
The version above changes its first number only when something is taken away or changes its meaning. New members in answers, new operations, new optional parameters, and new values of what is one of several (a status, a kind of event or letter, a \`code\` of a refusal) come without notice: a client should ignore members it does not know, show such a value without a name of its own, and a refusal in the words of its \`detail\`. Whoever runs several versions beside each other asks for what is new only once all of them know it: members of a body that one does not know, it refuses.

- 2.0: \`display_price\` of a package or a place, \`price_min\`, \`price_max\` and the orders by price go by \`price_from.amount\`, what the next day that can be booked costs; in 1.0 they went by \`price\` and \`price_from_per_night\`. \`price_from_per_night\` of a place is what the house asks for two people a night, before seasons, and before taxes where \`price_includes_taxes\` is false; in 1.0 it was all in. \`GET addresses/pages/\` no longer names the pages at the root of the site (\`terms\`, \`privacy\`, \`cancellation\`, \`about\`). The \`email\` of a review alone no longer marks it as verified. \`cost_price\` of a package is read and written by colleagues who may change rates, and by no API key; a body of anybody else that has it is refused.`;

/** What each tag is about, in the order of the page. A tag that is missing here fails the document's check. */
export const TAGS: Readonly<Record<string, string>> = {
  packages: 'Travel packages: lists with filters and search, details, categories, and their editing.',
  categories: 'Kinds of trips that packages belong to, and their editing.',
  destinations: 'Atolls and islands a journey goes to, and their editing.',
  experiences: 'Things to do: dives, picnics, whale sharks, and their editing.',
  resorts: 'Resorts, hotels, guesthouses and boats, their pictures, and their editing.',
  'resort-images': 'Pictures of a resort in their order.',
  availability: 'Which days can be booked, of packages and places to stay.',
  stock: 'Departures of packages and rooms by the night, as the office keeps them.',
  transfers: 'Ways between airport and island: seaplane, speedboat, ferry, domestic flight.',
  amenities: 'What a resort offers, and its editing.',
  locations:
    'Points on the map: atolls and islands, and what the agency adds to them: airports, harbours, bays, dive sites, surf breaks.',
  homepage: 'The front page as the shell shows it.',
  'page heroes': 'Pictures and words at the head of each page.',
  pages: 'Pages by their slug: about, terms, privacy, cancellation and others.',
  posts: 'Articles of the blog.',
  faqs: 'Questions and answers.',
  'cultural content': 'Greetings, customs, festivals, dishes and laws of the islands.',
  content:
    'What every kind of content has in common: drafts, review, publishing, archive, versions, waiting changes, previews.',
  reviews: 'Reviews by travellers: sent by anybody, shown once approved.',
  bookings: 'Bookings from the request to the end of the stay: steps, changes, papers.',
  payments: 'What is paid for bookings and goes back: ledger, cards, transfers with their proofs.',
  forms: 'Tokens that public forms carry against automated senders.',
  leads: 'Chats that travellers opened, and what becomes of them.',
  'saved views': 'Filters, order and columns of the office’s lists that somebody keeps, alone or for colleagues.',
  'contact messages': 'Messages to the agency and their answers.',
  'trip requests': 'Requests for a journey made to measure, from the first word to the accepted quote.',
  newsletter: 'Subscriptions with double opt-in and one-click unsubscription.',
  customers: 'Accounts of travellers: registration, sign-in, profile, sessions, export and deletion.',
  auth: 'Sign-in of staff, refresh of tokens, sessions.',
  notifications: 'What came in for a colleague and was not read.',
  'api keys': 'Keys with which other systems call: made, listed, revoked.',
  webhooks: 'Where other systems are told what happens, what each was sent, and sending it again.',
  users: 'The staff: accounts, roles and permissions.',
  media: 'Pictures: library, upload, sizes, alternative texts.',
  translations: 'Texts of the interface: read, edit, approve, export and import.',
  languages: 'Languages of the site and their regional settings.',
  currencies: 'Currencies and dated rates.',
  rates: 'What prices are made of: taxes, seasons, cancellation policies and reductions.',
  settings: 'Settings of the site.',
  redirects: 'Addresses that have moved.',
  dashboard: 'What the office sees first.',
  visits: 'What visitors of the site do, counted in sums of days without telling who.',
  errors: 'Faults that browsers report, grouped for the office.',
  audit: 'Who changed what, when, from what to what.',
  letters: 'Letters that the agency sends: each shown with a sample, and sent to oneself to see it.',
  outbox: 'Mails: what was sent, what waits, what failed.',
  registry: 'Released front-end modules and which of them are live.',
  health: 'Whether the process lives and can work.',
};
