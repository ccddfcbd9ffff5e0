import { describe, expect, it } from '@jest/globals';
import type { EditableDocument } from './kind.js';
import { needEnglish } from './publish-checks.js';

describe('the English that visitors need', () => {
  const problems = (name: unknown) =>
    needEnglish({ translations: { en: { name }, ru: { name: 'Тихая неделя' } } } as unknown as EditableDocument, {
      name: 5,
    })['translations.en.name']?.map(({ code }) => code);

  it('is counted without the spaces around it', () => {
    expect(problems('Reefs')).toBeUndefined();
    expect(problems(' Reefs ')).toBeUndefined();
    expect(problems('Reef')).toEqual(['min_length']);
    expect(problems(`Reef${' '.repeat(50)}`)).toEqual(['min_length']);
  });

  it('is there', () => {
    for (const nothing of [undefined, null, '', '     ', 5]) expect(problems(nothing)).toEqual(['required']);
  });
});
