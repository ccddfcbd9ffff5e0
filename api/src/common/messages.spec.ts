import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '@atoll/contract/languages';

const read = (language: Language) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'messages', `${language}.json`), 'utf8')) as Record<
    string,
    string
  >;

/** What a text has to have in every language: its key, and the values it shows. */
const shapeOf = (texts: Record<string, string>) =>
  Object.entries(texts)
    .map(([code, text]) => [code, ...new Set(text.match(/\{\w+\}/g)?.toSorted())].join(' '))
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
});
