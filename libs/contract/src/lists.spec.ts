import { describe, expect, it } from '@jest/globals';
import { listed } from './lists.ts';

describe('a list', () => {
  it.each([
    ['en', ['A', 'B', 'C'], 'A, B and C'],
    ['ru', ['7', '9'], '7 и 9'],
    ['zh', ['2 位成人', '1 名儿童'], '2 位成人和 1 名儿童'],
    ['zh', ['7', '9'], '7 和 9'],
    ['zh', ['3', '7', '9'], '3、7 和 9'],
    ['zh', ['度假村', '民宿', '酒店'], '度假村、民宿和酒店'],
    ['zh', [], ''],
  ] as const)('is joined as the language does (%s %j)', (language, items, said) => {
    expect(listed(items, language)).toBe(said);
  });
});
