import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isCalendarDate } from '@atoll/contract/days';
import { LANGUAGES, LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import type { Message } from './app-error.js';

const read = (language: Language) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'messages', `${language}.json`), 'utf8')) as Record<
    string,
    string
  >;

const MESSAGES = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, read(language)])) as Record<
  Language,
  Record<string, string>
>;

/** True when `code` has a text of its own. */
export const isMessageCode = (code: string): boolean => Object.hasOwn(MESSAGES.en, code);

/** A value as the language writes it: numbers with its separators, days (`2027-02-14`) in words. */
function written(value: string | number, language: Language): string {
  const { intl } = LANGUAGES[language];
  if (typeof value === 'number') return new Intl.NumberFormat(intl).format(value);
  if (!isCalendarDate(value)) return value;
  return new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${value}T00:00:00Z`));
}

/** The text of a message in a language; an unknown code reads as the general sentence, never as a key. */
export function messageText({ code, params = {} }: Message, language: Language): string {
  const template = MESSAGES[language][code] ?? MESSAGES.en[code] ?? MESSAGES[language]['bad_request'] ?? '';
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => written(params[name] ?? whole, language));
}
