import { describe, expect, it } from '@jest/globals';
import { countTexts, editName } from './missing-texts.js';

describe('missing texts', () => {
  const released = {
    catalog: {
      en: { title: 'Packages', count_one: '{{count}} day', count_other: '{{count}} days', more: 'More' },
      ru: { title: 'Туры', count_one: '', count_few: '', count_many: '', count_other: '' },
      zh: { count_other: '' },
    },
  };

  it('are counted by language, plural forms as one', () => {
    expect(countTexts(released, new Set())).toEqual({ total: 3, missing_ru: 1, missing_zh: 2 });
  });

  it('are not missing once edited', () => {
    const edits = new Set([editName('ru', 'catalog', 'more'), editName('zh', 'other', 'more')]);
    expect(countTexts(released, edits)).toEqual({ total: 3, missing_ru: 0, missing_zh: 2 });
  });
});
