import { LANGUAGES, type Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { DOCUMENT_WORDS } from '../../texts/documents/document-words.js';
import type { SiteSettings } from './document-source.js';
import { plainHeader, siteName } from './frame.js';
import { type Html, html } from './html.js';
import type { ShellFiles } from './shell-files.js';

/** A page behind a link of a letter: one form, which makes one call of the API with the token of the link. */
export interface LetterPage {
  /** Its texts are `letter.<name>.…` of the pages' words. */
  name: string;
  /** Below `/api/`. */
  call: string;
  /** The member of the call that a password is sent as; null when none is asked for. */
  password: 'password' | 'new_password' | null;
  /** Whether the password may be left out. */
  optional?: boolean;
  /** Where to ask for another link when this one no longer works. */
  renew?: string;
}

const pathOf = (address: string) => address.split('?')[0] ?? '/';
const OF_PATHS = new Map<string, LetterPage>([
  [pathOf(paths.newsletterConfirm('')), { name: 'newsletterConfirm', call: 'newsletter/confirm/', password: null }],
  [
    pathOf(paths.newsletterUnsubscribe('')),
    { name: 'newsletterUnsubscribe', call: 'newsletter/unsubscribe/', password: null },
  ],
  [
    pathOf(paths.customerVerifyEmail('')),
    {
      name: 'verifyEmail',
      call: 'customers/verify-email/',
      password: 'password',
      optional: true,
      renew: paths.customerResend(),
    },
  ],
  [
    pathOf(paths.customerConfirmEmail('')),
    { name: 'confirmEmail', call: 'customers/email/confirm/', password: 'password' },
  ],
  [
    pathOf(paths.customerResetPassword('')),
    {
      name: 'resetPassword',
      call: 'customers/password/reset/confirm/',
      password: 'new_password',
      renew: paths.customerForgotPassword(),
    },
  ],
  [
    pathOf(paths.staffResetPassword('')),
    { name: 'resetPassword', call: 'users/password/reset/confirm/', password: 'new_password' },
  ],
  [
    pathOf(paths.staffInvitation('')),
    { name: 'invitation', call: 'users/password/reset/confirm/', password: 'new_password' },
  ],
]);

/** Addresses of the pages, in every language that they have. */
export const LETTER_PATHS: string[] = [
  ...new Set(
    [...OF_PATHS.keys()].flatMap((path) => (Object.keys(LANGUAGES) as Language[]).map((code) => localized(path, code))),
  ),
];

/** Before the path of a page: where its form is sent. */
export const SENT_TO = '/letter';

/** The page at a path without language prefix. */
export const letterPageAt = (path: string): LetterPage | undefined => OF_PATHS.get(path.replace(/\/+$/, ''));

/** What became of the call; null before it was made. */
export interface LetterResult {
  done: boolean;
  /** The link opens nothing any more: trying again would not help. */
  dead: boolean;
  /** The account has no password that its owner chose: without one nobody can sign in. */
  locked?: boolean;
  messages: string[];
}

/** @param faulty what was sent before is wrong, as the element `fault` says */
function form(page: LetterPage, path: string, token: string, faulty: boolean, say: (key: string) => string): Html {
  const { name, password, optional } = page;
  const isNew = password === 'new_password';
  const label = say(isNew ? 'newPassword' : optional ? 'ownPassword' : 'password');
  const field =
    password &&
    html`<label class="doc-letter__field"
      >${label}<input
        name="password"
        type="password"
        autocomplete="${isNew ? 'new-password' : 'current-password'}"
        ${!optional && html`required`}
        ${faulty && html`aria-invalid="true" aria-describedby="fault"`}
      />${isNew && html`<small>${say('passwordRule')}</small>`}${optional && html`<small>${say('ownPasswordWhy')}</small>`}</label
    >`;
  return html`<form class="doc-letter" method="post" action="${SENT_TO + path}">
    <input type="hidden" name="token" value="${token}" />
    ${field}<button class="doc-button" type="submit">${say(`${name}.action`)}</button>
  </form>`;
}

/** Where a page leads that has nothing left to do, with the words of its button. */
function onwards(
  { renew }: LetterPage,
  path: string,
  result: LetterResult | null,
  language: Language,
): [to: string, label: string] {
  const say = (key: string) => DOCUMENT_WORDS.say(language, `letter.${key}`);
  if (result?.dead && renew !== undefined) return [renew, say('another')];
  if (result?.locked) return [paths.customerForgotPassword(), say('choosePassword')];
  if (path.startsWith('/ttm/')) return [paths.login(), say('signIn')];
  if (path.startsWith('/customer/')) return [paths.customerLogin(), say('signIn')];
  return [paths.packages(), DOCUMENT_WORDS.say(language, 'browse')];
}

interface Around {
  path: string;
  token: string;
  language: Language;
  shell: ShellFiles;
  /** Whose page it is; null when it cannot be read. */
  settings: SiteSettings | null;
}

/** The whole document. It needs no script, and no part of the site but its style sheet. */
export function letterDocument(
  page: LetterPage,
  { path, token, language, shell, settings }: Around,
  result: LetterResult | null,
): string {
  const say = (key: string) => DOCUMENT_WORDS.say(language, `letter.${key}`);
  const over = result !== null && (result.done || result.dead);
  const title = say(result?.dead ? 'spent' : `${page.name}.${result?.done ? 'done' : 'title'}`);
  const [to, label] = onwards(page, path, result, language);
  const sheets = [...new Set([shell.documentCss, ...shell.css])].filter((file): file is string => Boolean(file));
  const messages = result?.messages.map((message) => html`<p>${message}</p>`) ?? [];
  return `<!doctype html>\n${html`<html lang="${LANGUAGES[language].hreflang}" dir="ltr">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <title>${title} · ${siteName(settings)}</title>
      ${sheets.map((file) => html`<link rel="stylesheet" href="/shell/${file}" />`)}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </head>
    <body>
      ${plainHeader(settings, language)}
      <main class="doc-main doc-container" id="main">
        <header class="doc-heading"><h1>${title}</h1></header>
        ${
          result && !result.done && messages.length > 0
            ? html`<div class="doc-letter__fault" id="fault" role="alert">${messages}</div>`
            : messages
        }
        ${
          over
            ? html`<p class="doc-letter">
                <a class="doc-button" href="${localized(to, language)}">${label}</a>
              </p>`
            : form(page, path, token, messages.length > 0, say)
        }
      </main>
    </body>
  </html>`}\n`;
}
