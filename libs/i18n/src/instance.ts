import i18next, { type i18n as I18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, type Language, isLanguage } from '@atoll/contract/languages';
import { prepared } from './create-i18n.ts';
import './namespaces.ts';
import {
  type DisplayCurrency,
  USD,
  formatCharged,
  formatDate,
  formatDateTime,
  formatList,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatRange,
} from './format.ts';

/**
 * The page's one i18n instance. The shell provides this module to every remote; a second copy would be a second
 * language. Fall-backs are merged by the server, so the client has none (`fallbackLng: false`).
 */
export const i18n: I18n = i18next.createInstance();

void prepared(i18n.use(initReactI18next), DEFAULT_LANGUAGE);

/** The language of the page. */
export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE);

/** Switches the page's language and the document's `lang` and `dir`. Texts must have been added before. */
export async function setLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language);
  document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language;
  document.documentElement.dir = 'ltr';
}

/** Adds the texts of a namespace: flat (`{"hero.title": "…"}`, as the API answers) or nested (as `locales/*.json`). */
export function addTexts(language: Language, namespace: string, texts: object): void {
  i18n.addResourceBundle(language, namespace, texts, false, true);
}

/** True when the namespace has been loaded in this language. */
export const hasTexts = (language: Language, namespace: string): boolean => i18n.hasResourceBundle(language, namespace);

// --- display currency -------------------------------------------------------------------------------------------

const CURRENCY_KEY = 'atoll_currency';
let currency: DisplayCurrency = readCurrency();
const listeners = new Set<() => void>();

function readCurrency(): DisplayCurrency {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CURRENCY_KEY) ?? 'null');
    if (stored && typeof stored === 'object' && 'code' in stored && 'rate' in stored) {
      const { code, rate } = stored;
      if (typeof code === 'string' && /^[A-Z]{3}$/.test(code) && typeof rate === 'number' && rate > 0) {
        return { code, rate };
      }
    }
  } catch {
    // An unreadable or refused storage means US dollars.
  }
  return USD;
}

/** The currency in which prices are shown; what is charged stays US dollars. */
export const displayCurrency = (): DisplayCurrency => currency;

/** Chooses the currency and remembers it, with its rate, for the next visit. */
export function setDisplayCurrency(next: DisplayCurrency): void {
  if (next.code === currency.code && next.rate === currency.rate) return;
  currency = { code: next.code, rate: next.rate };
  try {
    localStorage.setItem(CURRENCY_KEY, JSON.stringify(currency));
  } catch {
    // Kept for this page only.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The display currency, re-rendering when it changes. */
export const useDisplayCurrency = (): DisplayCurrency => useSyncExternalStore(subscribe, displayCurrency, () => USD);

/** The language of the page, re-rendering when it changes. */
export function useLanguage(): Language {
  const { i18n: instance } = useTranslation();
  return isLanguage(instance.language) ? instance.language : DEFAULT_LANGUAGE;
}

/** Formatters bound to the page's language and display currency. */
export interface Format {
  /** US dollars (decimal string) in the display currency. */
  money(amountUsd: string | number): string;
  /** US dollars as they are charged, with their cents where there are any. */
  usd(amountUsd: string | number): string;
  /** A total of US dollars (decimal string) in the display currency: in dollars to the cent, for it is what is charged. */
  total(amountUsd: string | number): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  percent(percent: number): string;
  date(date: string, options?: Intl.DateTimeFormatOptions): string;
  /** Two dates as a span; one where they are the same. */
  range(from: string, to: string, options?: Intl.DateTimeFormatOptions): string;
  dateTime(instant: string): string;
  month(month: number, style?: 'long' | 'short'): string;
  list(items: string[]): string;
}

/** Formatters for the page's language and currency; re-renders when either changes. */
export function useFormat(): Format {
  const language = useLanguage();
  const shown = useDisplayCurrency();
  return {
    money: (amount) => formatMoney(amount, language, shown),
    usd: (amount) => formatCharged(amount, language),
    total: (amount) =>
      shown.code === USD.code ? formatCharged(amount, language) : formatMoney(amount, language, shown),
    number: (value, options) => formatNumber(value, language, options),
    percent: (percent) => formatPercent(percent, language),
    date: (date, options) => formatDate(date, language, options),
    range: (from, to, options) => formatRange(from, to, language, options),
    dateTime: (instant) => formatDateTime(instant, language),
    month: (month, style) => formatMonth(month, language, style),
    list: (items) => formatList(items, language),
  };
}
