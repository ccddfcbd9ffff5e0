// What the site says of itself to whoever looks for its texts, and what it is told in the end.
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { DOORS, OWN_PAGES, otherPages, travellerPages, writtenPages } from '../site-pages.mjs';

async function answered(answer) {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
  return answer.json();
}

const get = async (url) => answered(await fetch(url));

/** A token of a colleague. Each lasts a quarter of an hour, which a whole look takes longer than. */
export const signedIn = async (url, { email, password }) =>
  answered(
    await fetch(`${url}/api/token/`, {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
      body: JSON.stringify({ email, password }),
    }),
  );

/** Languages that visitors may read. */
export async function languagesOf(url) {
  const known = await get(`${url}/api/languages/`);
  const active = (Array.isArray(known) ? known : known.results).filter(({ is_active: isActive }) => isActive !== false);
  return LANGUAGE_CODES.filter((code) => active.some((language) => language.code === code));
}

/** Texts of a language as visitors have them now, by namespace and key. */
export const textsOf = async (url, language) => (await get(`${url}/api/translations/?lang=${language}`)).translations;

/** All public pages that show something to whoever has no booking, in a fixed order. */
export async function pagesOf(url) {
  const rows = async (kind) => {
    const known = await get(`${url}/api/${kind}/?page_size=3`);
    return Array.isArray(known) ? known : known.results;
  };
  const [trips, stays, destinations, experiences, posts] = await Promise.all(
    ['packages', 'resorts', 'destinations', 'experiences', 'posts'].map(rows),
  );
  const slugs = stays.map(({ slug }) => slug);
  const saved = [...trips.map(({ id }) => `p-${id}`), ...stays.map(({ id }) => `r-${id}`)].join(',');
  const known = {
    ...{ trip: trips[0]?.slug, stay: slugs[0], landing: slugs[0], stays: slugs.length > 1 ? slugs : undefined, saved },
    ...{ destination: destinations[0]?.slug, experience: experiences[0]?.slug, post: posts[0]?.slug },
  };
  const named = [...travellerPages(known), ...writtenPages(known), ...DOORS];
  // What this agency has none of is no page that was forgotten.
  const any = Object.fromEntries(
    ['trip', 'stay', 'landing', 'saved', 'destination', 'experience', 'post', 'page'].map((name) => [name, '1']),
  );
  const all = [...travellerPages(any), ...writtenPages({ ...any, stays: ['1', '2'] })];
  return [...named, ...otherPages('public', [...named, ...all].map((page) => page.path).concat(OWN_PAGES))];
}

/** Hands in what was found at one width in one language; it takes the place of what was there. */
export const send = async (url, account, set) =>
  answered(
    await fetch(`${url}/api/translations/places/`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${(await signedIn(url, account)).access}` },
      body: JSON.stringify(set),
    }),
  );
