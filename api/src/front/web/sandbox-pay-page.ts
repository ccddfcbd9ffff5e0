import { LANGUAGES, type Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { DOCUMENT_WORDS } from '../../texts/documents/document-words.js';
import { formatMinor } from '../../platform/fields/money.js';
import type { ChargeRow } from '../../sales/payments/sandbox/sandbox.queries.js';
import { type Html, html } from './html.js';
import type { ShellFiles } from './shell-files.js';

/** What can be chosen on the page, by the name of its button. */
export const CHOICES = { pay: 'paid', decline: 'declined', time_out: 'timed_out' } as const;
export type Choice = keyof typeof CHOICES;

export const isChoice = (value: unknown): value is Choice => typeof value === 'string' && Object.hasOwn(CHOICES, value);

/** Path of the page of a charge, without language. */
export const SANDBOX_PAY = '/sandbox-pay';

const WORDS: Record<Choice, string> = { pay: 'pay', decline: 'decline', time_out: 'timeOut' };

/** What the eye meets first is to pay. */
const KINDS: Record<Choice, string> = { pay: 'primary', decline: 'secondary', time_out: 'secondary' };

/** Where the browser goes back to: to the booking, without a key, where a process of an earlier release has not written it down. */
export const wayBack = ({ return_url, booking_id }: ChargeRow, language: Language): string =>
  return_url === '/' ? localized(paths.bookingConfirmation(booking_id), language) : return_url;

/**
 * The page of the simulated card provider: one form with three buttons, no script. It bears no agency's name, as a provider's page
 * is not the agency's.
 */
export function sandboxPayDocument(
  charge: ChargeRow,
  { path, language, shell }: { path: string; language: Language; shell: ShellFiles },
): string {
  const { booking_reference, amount_minor, currency, status } = charge;
  const say = (key: string) => DOCUMENT_WORDS.say(language, `sandboxPay.${key}`);
  const isOpen = status === 'open';
  const title = say(isOpen ? 'title' : 'over');
  const amount = new Intl.NumberFormat(LANGUAGES[language].intl, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(Number(formatMinor(amount_minor)));
  const sheets = [...new Set([shell.documentCss, ...shell.css])].filter((file): file is string => Boolean(file));
  const button = (choice: Choice): Html =>
    html`<button
      class="doc-button"
      type="submit"
      name="choice"
      value="${choice}"
      data-kind="${KINDS[choice]}"
      data-wide="true"
    >
      ${say(WORDS[choice])}
    </button>`;
  return `<!doctype html>\n${html`<html lang="${LANGUAGES[language].hreflang}" dir="ltr">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <title>${title}</title>
      ${sheets.map((file) => html`<link rel="stylesheet" href="/shell/${file}" />`)}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </head>
    <body>
      <main class="doc-main doc-container" id="main">
        <div class="doc-pay">
          <header>
            <h1>${title}</h1>
            ${isOpen && html`<p>${say('lead')}</p>`}
          </header>
          <dl>
            <div>
              <dt>${say('amount')}</dt>
              <dd><strong>${amount}</strong></dd>
            </div>
            <div>
              <dt>${say('reference')}</dt>
              <dd>${booking_reference}</dd>
            </div>
          </dl>
          ${
            isOpen
              ? html`<form method="post" action="${path}">${(Object.keys(CHOICES) as Choice[]).map(button)}</form>
                  <p>${say('note')}</p>`
              : html`<a class="doc-button" href="${wayBack(charge, language)}" data-wide="true">${say('back')}</a>`
          }
        </div>
      </main>
    </body>
  </html>`}\n`;
}
