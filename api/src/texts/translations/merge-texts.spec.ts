import { describe, expect, it } from '@jest/globals';
import { baseHash, keysFor, mergeTexts, pluralKey, requiredForms, sourceOf, withEdits } from './merge-texts.js';

const RELEASED = {
  en: {
    'hero.title': 'Islands',
    'hero.lead': 'Boats',
    nights_one: '{{count}} night',
    nights_other: '{{count}} nights',
  },
  ru: { 'hero.title': 'Острова', 'hero.lead': ' ', nights_one: '{{count}} ночь', nights_other: '{{count}} ночи' },
  zh: { nights_other: '{{count}}晚' },
};

describe('merged texts', () => {
  it('come in the language, else in English, and are never empty', () => {
    expect(mergeTexts('ru', RELEASED)).toMatchObject({ 'hero.title': 'Острова', 'hero.lead': 'Boats' });
    expect(mergeTexts('zh', RELEASED)).toMatchObject({ 'hero.title': 'Islands' });
    expect(mergeTexts('en', RELEASED)).toEqual(RELEASED.en);
    expect(mergeTexts('ru', {})).toEqual({});
  });

  it('have exactly the plural forms of the language', () => {
    expect(keysFor('ru', RELEASED)).toEqual([
      'hero.lead',
      'hero.title',
      'nights_few',
      'nights_many',
      'nights_one',
      'nights_other',
    ]);
    expect(keysFor('zh', RELEASED)).toEqual(['hero.lead', 'hero.title', 'nights_other']);
    expect(mergeTexts('ru', RELEASED)['nights_few']).toBe('{{count}} ночи');
    expect(mergeTexts('ru', { en: RELEASED.en })['nights_many']).toBe('{{count}} nights');
    expect(sourceOf('nights_few', RELEASED)).toBe('{{count}} nights');
    expect(keysFor('zh', { en: { step_one: 'Step one' } })).toEqual(['step_one']);
  });

  it('are plurals only beside the form for one', () => {
    expect(pluralKey('contact_other', { contact_other: 'Other' })).toBeNull();
    expect(pluralKey('nights_few', RELEASED.en)).toEqual({ root: 'nights', form: 'few' });
    expect(['en', 'ru', 'zh', 'cs', 'fr'].map((language) => requiredForms(language).toSorted())).toEqual([
      ['one', 'other'],
      ['few', 'many', 'one'],
      ['other'],
      ['few', 'one', 'other'],
      ['one', 'other'],
    ]);
  });

  it('take edits of known keys only', () => {
    const edits = { 'hero.lead': 'Катера', nights_few: '{{count}} ночи!', 'gone.key': 'x' };
    expect(withEdits('ru', RELEASED, edits)).toEqual({
      ...RELEASED.ru,
      'hero.lead': 'Катера',
      nights_few: '{{count}} ночи!',
    });
  });

  it('know when the release has changed', () => {
    expect(baseHash('Islands', 'Острова')).toBe(baseHash('Islands', 'Острова'));
    expect(baseHash('Islands', 'Острова')).not.toBe(baseHash('Islands!', 'Острова'));
    expect(baseHash('a', null)).not.toBe(baseHash('a', ''));
  });
});
