import { describe, expect, it } from '@jest/globals';
import { pluralExamples } from './plural-examples';

describe('the numbers that a plural form is for', () => {
  it('are those of the language', () => {
    const of = (language: string, forms: string[]) => forms.map((form) => pluralExamples(language, form));
    expect(of('ru', ['one', 'few', 'many', 'other'])).toEqual(['1, 21, 31…', '2–4, 22–24…', '0, 5–20…', '1,5']);
    expect(of('en', ['one', 'other'])).toEqual(['1', '0, 2…']);
    expect(of('zh', ['other'])).toEqual(['0…']);
    expect(of('en', ['few'])).toEqual(['']);
  });
});
