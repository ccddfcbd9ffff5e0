import { describe, expect, it } from '@jest/globals';
import { bodyOf, changedPaths } from './changes';
import type { Content } from './kind';
import { KINDS } from './kinds';

const packages = KINDS.get('packages')!;
const destinations = KINDS.get('destinations')!;
const BASE: Content = {
  price: '100.00',
  min_age: null,
  images: [1, 2],
  translations: { en: { name: 'Reef', summary: null }, ru: { name: 'Риф', summary: 'Коротко' } },
};

describe('the body of a change', () => {
  it('has what has changed and no more', () => {
    const mine: Content = {
      ...BASE,
      images: [2, 1],
      translations: { ...BASE.translations, ru: { name: 'Рифы', summary: 'Коротко' }, zh: { name: '珊瑚礁' } },
    };
    expect(changedPaths(BASE, mine)).toEqual([
      ['images'],
      ['translations', 'ru', 'name'],
      ['translations', 'zh', 'name'],
    ]);
    expect(bodyOf(packages, BASE, mine)).toEqual({
      images: [2, 1],
      translations: { ru: { name: 'Рифы' }, zh: { name: '珊瑚礁' } },
    });
  });

  it('says null for what was emptied', () => {
    const mine: Content = { ...BASE, translations: { ...BASE.translations, ru: { name: 'Риф', summary: null } } };
    expect(bodyOf(packages, BASE, mine)).toEqual({ translations: { ru: { summary: null } } });
  });

  it('is empty for what was typed and taken back', () => {
    expect(changedPaths(BASE, structuredClone(BASE))).toEqual([]);
    expect(bodyOf(packages, BASE, structuredClone(BASE))).toEqual({});
  });

  it('has all members where a change replaces the whole', () => {
    const mine: Content = { ...BASE, price: '90.00' };
    expect(bodyOf(destinations, BASE, mine)).toEqual({ price: '90.00', min_age: null, images: [1, 2] });
  });
});
