import { describe, expect, it } from '@jest/globals';
import { unbroken } from '@atoll/contract/days';
import { breakLines } from './line-breaks.js';

/** Every character is one wide, a Han character two, a joiner nothing. */
const widthOf = (text: string) =>
  [...text.replaceAll('\u2060', '')].reduce((sum, c) => sum + (/\p{Script=Han}|[，。（）]/u.test(c) ? 2 : 1), 0);
const lines = (text: string, width: number) => breakLines(text, width, widthOf);

describe('lines of a text', () => {
  it('end between words, and where the text says so', () => {
    expect(lines('one two three', 8)).toEqual(['one two', 'three']);
    expect(lines('Тихая неделя\n\nБаа', 40)).toEqual(['Тихая неделя', '', 'Баа']);
  });

  it('end between Han characters, but not before a comma or after a bracket', () => {
    expect(lines('静谧一周', 4)).toEqual(['静谧', '一周']);
    expect(lines('静谧，一周', 4)).toEqual(['静', '谧，', '一周']);
    expect(lines('静谧（一周）', 6)).toEqual(['静谧', '（一', '周）']);
  });

  it('never end within a day of a month', () => {
    expect(lines(unbroken('入住2027年2月14日。'), 10)).toEqual([unbroken('入住2027年'), unbroken('2月14日。')]);
    expect(lines(unbroken('begins 14 February 2027'), 14)).toEqual(['begins', '14\u00a0February', '2027']);
  });

  it('cut what is wider than a line, and lose nothing', () => {
    expect(lines('abcdefgh ij', 3)).toEqual(['abc', 'def', 'gh', 'ij']);
    const text = 'Взрослые 成人，2 位 adults（儿童）supercalifragilistic';
    for (const width of [3, 5, 9, 30])
      expect(lines(text, width).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });
});
