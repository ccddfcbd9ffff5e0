import path from 'node:path';
import { unbroken, unjoined } from '@atoll/contract/days';
import { LANGUAGES, type Language } from '@atoll/contract/languages';
import { localized } from '@atoll/contract/paths';
import { type Values, Words } from '../../platform/words/words.js';

/** Words of all letters: by the name of the letter; `frame` for what every one has, and a group for what some share. */
export const LETTER_WORDS = new Words(path.join(import.meta.dirname, 'locales'));

/** A labelled value; null or empty: the row is left out. */
export type Fact = [label: string, value: string | null];

/** A text by its key, with values that stand in it. */
export type Say = (key: string, values?: Values) => string;

/** A part of a letter, in the order it is read. A plain string is a paragraph. */
export type Block =
  | string
  | { facts: Fact[] }
  /** What somebody wrote, with their line breaks. */
  | { quote: string }
  /** Other pages to go to. */
  | { links: { label: string; url: string }[] }
  /** The one thing to do. */
  | { action: { label: string; url: string } }
  /** Small print, with an address below it. */
  | { note: string; url?: string };

/** A mail before it becomes text and HTML. Values in it are plain text; the frame escapes them. */
export interface Letter {
  subject: string;
  title: string;
  blocks: Block[];
  /** Who gets the answer; the office unless given. */
  replyTo?: string;
  /** Address that takes a one-click POST (RFC 8058). */
  unsubscribeUrl?: string;
  /** Outbox id of the mail that this one answers. */
  answers?: string | null;
}

/** What every letter is written with: the language, the agency's name, links and figures of that language. */
export interface Frame {
  locale: Language;
  /** A text of the frame. */
  say: Say;
  /** Name of the agency. */
  site: string;
  /** Absolute address of a path of the product, with the language's prefix; `/api/…` and staff paths have none. */
  link(path: string): string;
  /** `2027-02-14` → `14 February 2027`. */
  date(day: string): string;
  /** From one day to another, as the site says it: `14 February 2027 to 21 February 2027`; one day alone. */
  dates(from: string, to: string): string;
  /** An instant in the agency's time: `22 November 2026 at 13:00`. */
  moment(iso: string): string;
  /** `5697.00`, `USD` → `$5,697.00`. */
  money(amount: string, currency: string): string;
  /** `50` → `50%`, `50 %`. */
  percent(value: number): string;
  /** A band of US dollars: `2000-5000` → `$2,000 – $5,000`, `10000+` → `$10,000+`. */
  budget(band: string): string;
  /** `ru` → `Russian`. */
  language(code: string): string;
}

/** The same for one letter: `say` knows its texts, the agency's name and what its payload has for any of them. */
export interface Wording extends Frame {
  /** The same for a group of texts that letters share. */
  sayOf(group: string): Say;
}

/** A template: the letter, in the language of the wording. */
export type Template<P> = (payload: P, wording: Wording) => Letter;

type Formats = ReturnType<typeof makeFormats>;
const formats = new Map<Language, Formats>();

/** How a language writes dates and amounts. To make these takes longer than to write a letter with them. */
function formatsOf(locale: Language): Formats {
  const known = formats.get(locale) ?? makeFormats(locale);
  formats.set(locale, known);
  return known;
}

function makeFormats(locale: Language) {
  const { intl } = LANGUAGES[locale];
  const narrow = { style: 'currency', currencyDisplay: 'narrowSymbol' } as const;
  const currencies = new Map<string, Intl.NumberFormat>();
  return {
    day: new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' }),
    dollars: new Intl.NumberFormat(intl, { ...narrow, currency: 'USD', maximumFractionDigits: 0 }),
    moment: new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Indian/Maldives' }),
    percent: new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 2 }),
    languages: new Intl.DisplayNames(intl, { type: 'language' }),
    money: (currency: string): Intl.NumberFormat => {
      const known = currencies.get(currency) ?? new Intl.NumberFormat(intl, { ...narrow, currency });
      currencies.set(currency, known);
      return known;
    },
  };
}

/** @param baseUrl public address of the installation, the only origin a mail links to */
export function createFrame(locale: Language, site: string, baseUrl: string): Frame {
  const { day, dollars, moment, percent, languages, money } = formatsOf(locale);
  const say: Say = (key, values) => LETTER_WORDS.say(locale, `frame.${key}`, { site, ...values });
  const date = (text: string) => unbroken(day.format(new Date(`${text}T00:00:00Z`)));
  return {
    locale,
    say,
    site,
    link: (path) => `${baseUrl}${path.startsWith('/api/') ? path : localized(path, locale)}`,
    date,
    dates: (from, to) => (from === to ? date(from) : say('from_to', { from: date(from), to: date(to) })),
    moment: (iso) => say('moment', { moment: unbroken(moment.format(new Date(iso))) }),
    percent: (value) => percent.format(value / 100),
    budget: (band) => {
      const [from = 0, to] = band.split(/\D+/).filter(Boolean).map(Number);
      return to === undefined ? `${dollars.format(from)}+` : dollars.formatRange(from, to);
    },
    money: (amount, currency) => money(currency).format(Number(amount)),
    language: (code) => languages.of(code) ?? code,
  };
}

/**
 * A name as a stranger gives it, in a letter to an address that nobody has confirmed: letters and the marks of names, in which no
 * mail program finds an address.
 */
export const calledName = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N} .,'’‘`´·()&-]+/gu, ' ')
    .replace(/\.(?=[^\s.])/g, '. ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** A text for one line of a header: no line breaks, no control characters, not endless. */
export const oneLine = (text: string, max = 200): string =>
  unjoined(text)
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed
    .replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, max);
