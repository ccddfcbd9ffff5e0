import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { RefundTooHighError } from '../../sales/payments/payments.errors.js';
import { messageText } from './messages.js';

const read = (language: Language) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'locales', `${language}.json`), 'utf8')) as Record<
    string,
    string
  >;

/** What a text has to have in every language: its key, and the values it shows. */
const shapeOf = (texts: Record<string, string>) =>
  Object.entries(texts)
    .map(([code, text]) => [code, ...new Set(text.match(/\{\{\w+\}\}/g)?.toSorted())].join(' '))
    .toSorted();

describe('messages', () => {
  // A text that is missing is answered in English, and nobody would notice.
  it.each(LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE))(
    'say in %s all that they say in English, with the same values',
    (language) => {
      const texts = read(language);
      expect(shapeOf(texts)).toEqual(shapeOf(read(DEFAULT_LANGUAGE)));
      expect(Object.keys(texts).filter((code) => texts[code]?.trim() === '')).toEqual([]);
    },
  );

  it.each([
    ['en', '1,234,567', '14 February 2027'],
    ['ru', '1 234 567', '14 февраля 2027'],
    ['zh', '1,234,567', '2027年2月14日'],
  ] as const)('write numbers and days as %s does', (language, number, day) => {
    const faults = Object.entries(read(language)).flatMap(([code, text]) => {
      const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
      const wanted = (name: string) => (name === 'date' ? day : number);
      const params = Object.fromEntries(names.map((name) => [name, name === 'date' ? '2027-02-14' : 1_234_567]));
      const said = messageText({ code, params }, language)
        .replaceAll(/[\u00a0\u202f]/g, ' ')
        .replaceAll('\u2060', '');
      return names.every((name) => said.includes(wanted(name))) ? [] : [`${code}: ${said}`];
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['en', 'At most $7,980.00 can go back.'],
    ['ru', 'Вернуть можно не больше 7\u00a0980,00\u00a0$.'],
    ['zh', '最多可退 $7,980.00。'],
  ] as const)('write money as %s does', (language, said) => {
    const { code, params } = new RefundTooHighError('7980.00');
    expect(messageText({ code, params }, language)).toBe(said);
  });

  it('keep the number of a day beside its month', () => {
    const said = (language: Language) =>
      messageText({ code: 'date_too_early', params: { date: '2027-02-14' } }, language);
    expect(said('en')).toContain('14\u00a0February 2027');
    expect(said('zh')).toContain('2\u2060月\u206014\u2060日');
  });

  it('leave texts alone, also those that hold digits', () => {
    expect(messageText({ code: 'key_prefix_conflict', params: { key: 'year.1234567' } }, 'en')).toContain(
      'year.1234567',
    );
  });
});
