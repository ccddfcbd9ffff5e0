import { describe, expect, it } from '@jest/globals';
import { heardTexts, i18nOf } from './server-texts';

const texts = {
  a: { title: 'One', 'rooms.count_one': '{{count}} room', 'rooms.count_other': '{{count}} rooms' },
  b: { x: 'X' },
};
const i18n = () => i18nOf({ language: 'en', texts, textsVersion: '1' } as never);

describe('texts that a page says', () => {
  it('are named as they are found, the form of a number that is shown too', () => {
    const [said, names] = heardTexts(i18n(), () => {
      const t = i18n().getFixedT('en', ['a', 'b'] as never) as unknown as (key: string, options?: object) => string;
      return [t('title'), t('rooms.count', { count: 2 }), t('nowhere'), t('b:x')];
    });
    expect(said).toEqual(['One', '2 rooms', 'nowhere', 'X']);
    expect(names).toEqual({ a: ['title', 'rooms.count_other'], b: ['x'] });
  });

  it('are no longer heard after, nor where it throws', () => {
    const fall = () => {
      throw new Error('no page');
    };
    const { getResource } = i18n().store as unknown as { getResource: unknown };
    expect(() => heardTexts(i18n(), fall)).toThrow('no page');
    heardTexts(i18n(), () => 'nothing');
    expect(i18n().store).toHaveProperty('getResource', getResource);
  });
});
