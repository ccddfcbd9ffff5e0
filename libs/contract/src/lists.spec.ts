import { describe, expect, it } from '@jest/globals';
import { listed, sentences } from './lists.ts';

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

describe('sentences', () => {
  it.each([
    [['One.', 'Two.'], 'One. Two.'],
    [['一。', '二。'], '一。二。'],
    [['他说：“好。”', null, '走吧！', '', '二'], '他说：“好。”走吧！二'],
    [['Atoll。', 'Two.', '三'], 'Atoll。Two. 三'],
    [['我等。', '他说：', '好；', '先一，', '再二、', '三'], '我等。他说：好；先一，再二、三'],
    [['请稍候……', '马上好'], '请稍候……马上好'],
    [['请稍候…', '马上好'], '请稍候…马上好'],
    [['A, B, …', 'Please wait.'], 'A, B, … Please wait.'],
    [['Подождите…', 'Уже скоро.'], 'Подождите… Уже скоро.'],
    [[undefined, false], ''],
  ] as const)('follow one another as their stops say (%j)', (said, whole) => {
    expect(sentences(...said)).toBe(whole);
  });
});
