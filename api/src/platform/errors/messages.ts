import path from 'node:path';
import { isCalendarDate, unbroken } from '@atoll/contract/days';
import { LANGUAGES, type Language } from '@atoll/contract/languages';
import { Words } from '../words/words.js';
import type { Money } from '../fields/money.js';
import type { Message } from './app-error.js';

/** What the API says to whoever calls it. */
export const MESSAGES = new Words(path.join(import.meta.dirname, 'locales'));

/** True when `code` has a text of its own. */
export const isMessageCode = (code: string): boolean => MESSAGES.has(code);

/** A value as the language writes it: numbers with its separators, amounts with their sign, days (`2027-02-14`) in words. */
function written(value: string | number | Money, language: Language): string {
  const { intl } = LANGUAGES[language];
  if (typeof value === 'number') return new Intl.NumberFormat(intl).format(value);
  if (typeof value === 'object') {
    const { amount, currency } = value;
    return new Intl.NumberFormat(intl, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
      Number(amount),
    );
  }
  if (!isCalendarDate(value)) return value;
  const day = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' });
  return unbroken(day.format(new Date(`${value}T00:00:00Z`)));
}

/** The text of a message in a language; an unknown code reads as the general sentence, never as a key. */
export function messageText({ code, params = {} }: Message, language: Language): string {
  const values = Object.entries(params).map(([name, value]) => [name, written(value, language)]);
  return MESSAGES.say(language, isMessageCode(code) ? code : 'bad_request', Object.fromEntries(values));
}
