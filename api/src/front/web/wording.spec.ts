import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Language } from '@atoll/contract/languages';
import { Wording } from './wording.js';

const keysOf = (language: Language) =>
  Object.entries(
    JSON.parse(readFileSync(path.join(import.meta.dirname, 'texts', `${language}.json`), 'utf8')) as Record<
      string,
      string
    >,
  );
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the words of documents', () => {
  it.each([
    ['en', '1,234,567', '$1,235'],
    ['ru', '1 234 567', '1 235 $'],
    ['zh', '1,234,567', '$1,235'],
  ] as const)('have numbers and prices as %s writes them', (language, number, price) => {
    const wording = new Wording(language);
    const faults = keysOf(language).flatMap(([key, text]) => {
      const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name);
      const said = plain(wording.text(key, Object.fromEntries(names.map((name) => [name, 1_234_567]))));
      return names.length === 0 || (said.includes(number) && !said.includes('1234567')) ? [] : [`${key}: ${said}`];
    });
    expect(faults).toEqual([]);
    expect(plain(wording.count('list.count', 1_234_567))).toContain(number);
    expect(plain(wording.money('1234.50'))).toBe(price);
  });
});
