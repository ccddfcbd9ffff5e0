/// <reference types="node" />
import { afterEach, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { errorText } from '@atoll/i18n/error-text';
import { addTexts, i18n, setLanguage } from './instance.ts';

type Texts = { [key: string]: string | Texts };
/** Keys come from the files here, so no type knows them. */
type Translate = (key: string, values: object) => string;

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Every file of texts that pages load. */
const FILES = ['shell', 'mfe-catalog', 'mfe-booking', 'mfe-admin', 'mfe-i18n', 'libs/i18n'].flatMap((folder) =>
  folder === 'libs/i18n' ? ['libs/i18n/locales/common', 'libs/i18n/locales/errors'] : [`${folder}/locales`],
);
const read = (folder: string, language: Language) =>
  JSON.parse(readFileSync(path.join(ROOT, folder, `${language}.json`), 'utf8')) as Texts;
const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

afterEach(() => setLanguage('en'));

const WRITTEN: Record<Language, string> = { en: '1,234,567', ru: '1 234 567', zh: '1,234,567' };

describe.each(LANGUAGE_CODES)('numbers within sentences in %s', (language) => {
  it.each(FILES)('have the separators of the language: %s', async (folder) => {
    await setLanguage(language);
    addTexts(language, folder, read(folder, language));
    const translate = i18n.getFixedT(language, folder as 'common') as unknown as Translate;
    const faults = flat(read(folder, language)).flatMap(([key, text]) => {
      const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name);
      if (names.length === 0) return [];
      const values = Object.fromEntries(names.map((name) => [name, 1_234_567]));
      const said = plain(translate(key, values));
      return said.includes(WRITTEN[language]) && !said.includes('1234567') ? [] : [`${key}: ${said}`];
    });
    expect(faults).toEqual([]);
  });
});

const CHECK: Record<Language, string> = {
  en: 'Please check your input and try again.',
  ru: 'Проверьте введённые данные и\u00a0попробуйте ещё раз.',
  zh: '请检查您输入的内容后重试。',
};
const FIELDS: Record<Language, string> = {
  en: 'Validation errors: email: Bad; price: Low High',
  ru: 'Ошибки проверки: email: Bad; price: Low High',
  zh: '输入有误：email: Bad; price: Low High',
};

describe.each(LANGUAGE_CODES)('the sentence of a refusal in %s', (language) => {
  it('is the catalogue’s when no field is named, whatever words came along', async () => {
    await setLanguage(language);
    addTexts(language, 'errors', read('libs/i18n/locales/errors', language));
    const refusal = { status: 400, messageKey: 'validation', message: 'is wrong' };
    expect(errorText(refusal)).toBe(CHECK[language]);
    const fields = { email: ['Bad'], price: ['Low', 'High'] };
    expect(errorText({ ...refusal, fields })).toBe(FIELDS[language]);
    expect(errorText({ ...refusal, fields: { non_field_errors: ['Worse'] } })).toMatch(/[:：] ?Worse$/);
    expect(errorText({ status: 409, messageKey: 'http', message: 'Their words' })).toBe('Their words');
  });
});
