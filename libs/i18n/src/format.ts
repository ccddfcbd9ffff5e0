import { unbroken } from '@atoll/contract/days';
import { LANGUAGES, type Language } from '@atoll/contract/languages';
import { listed } from '@atoll/contract/lists';

/** A currency to show prices in: `rate` units of it for one US dollar. */
export interface DisplayCurrency {
  code: string;
  rate: number;
}

export const USD: DisplayCurrency = { code: 'USD', rate: 1 };

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function cached<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => T): T {
  const known = cache.get(key) as T | undefined;
  if (known) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

/** How money is written: amounts of 100 or more without decimals, smaller ones with two (specification §9), unless `digits` says how many. */
export function moneyStyle(
  value: number,
  currency: string,
  digits = Math.abs(value) >= 100 ? 0 : 2,
): Intl.NumberFormatOptions {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...decimals };
}

/**
 * Money in the reader's language, as `moneyStyle` says.
 * `amount` is a decimal string or number of US dollars; it is converted with the currency's rate.
 */
export function formatMoney(amount: string | number, language: Language, currency: DisplayCurrency = USD): string {
  const value = Number(amount) * currency.rate;
  return money(value, language, moneyStyle(value, currency.code));
}

/**
 * US dollars as they are charged, never rounded: `formatMoney` where they are whole, else with their cents. A total is read beside
 * the price it is made of, and in letters and on invoices to the cent.
 */
export function formatCharged(amount: string | number, language: Language): string {
  const value = Number(amount);
  return Number.isInteger(value)
    ? formatMoney(value, language)
    : money(value, language, moneyStyle(value, USD.code, 2));
}

const money = (value: number, language: Language, style: Intl.NumberFormatOptions): string =>
  cached(
    `money ${language} ${style.currency} ${style.maximumFractionDigits}`,
    () => new Intl.NumberFormat(LANGUAGES[language].intl, style),
  ).format(value);

/** A number with the language's separators; a unit in Chinese characters stands apart from it, `3 天`. */
export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}): string {
  const written = cached(
    `number ${language} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(LANGUAGES[language].intl, options),
  ).format(value);
  return options.style === 'unit' ? written.replace(/(?<=\d)(?=\p{Script=Han})/u, ' ') : written;
}

/** A share as per cent: `formatPercent(15, 'ru')` → `15 %`. */
export const formatPercent = (percent: number, language: Language): string =>
  formatNumber(percent / 100, language, { style: 'percent', maximumFractionDigits: 0 });

/**
 * A calendar date (`2027-02-14`, no zone) or an instant (ISO 8601 with `Z`). Instants are shown in the reader's zone,
 * calendar dates as they are.
 */
export function formatDate(
  date: string,
  language: Language,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' },
): string {
  const calendar = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const zoned = calendar ? { ...options, timeZone: 'UTC' } : options;
  const form = cached(
    `date ${language} ${JSON.stringify(zoned)}`,
    () => new Intl.DateTimeFormat(LANGUAGES[language].intl, zoned),
  );
  return unbroken(form.format(new Date(calendar ? `${date}T00:00:00Z` : date)));
}

/** Between two dates; a dash never begins a line. */
const BETWEEN: Record<Language, string> = { en: '\u00a0– ', ru: '\u00a0— ', zh: '\u2060至' };

/** Two dates as a span, `14 February 2027 – 23 February 2027`; one where they are the same. */
export function formatRange(
  from: string,
  to: string,
  language: Language,
  options?: Intl.DateTimeFormatOptions,
): string {
  const first = formatDate(from, language, options);
  return from === to ? first : first + BETWEEN[language] + formatDate(to, language, options);
}

/** An instant with its time in the reader's zone. */
export const formatDateTime = (instant: string, language: Language): string =>
  formatDate(instant, language, { dateStyle: 'medium', timeStyle: 'short' });

/** Name of a month, 1 to 12, as a label: `formatMonth(2, 'ru')` → `февраль`. */
export const formatMonth = (month: number, language: Language, style: 'long' | 'short' = 'long'): string =>
  cached(
    `month ${language} ${style}`,
    () => new Intl.DateTimeFormat(LANGUAGES[language].intl, { month: style, timeZone: 'UTC' }),
  ).format(new Date(Date.UTC(2024, month - 1, 1)));

/** A list joined as the language does: `A, B and C`. */
export const formatList = (items: string[], language: Language): string => listed(items, language);
