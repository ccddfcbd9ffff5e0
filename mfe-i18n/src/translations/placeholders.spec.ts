import { describe, expect, it } from '@jest/globals';
import { marksOf, piecesOf, placeholderFaults, placeholdersOf } from './placeholders';

describe('placeholders of a text', () => {
  it('are found once each, with formats left out', () => {
    expect(placeholdersOf('{{count}} of {{ total }} and {{count}} {{when, datetime}}')).toEqual([
      '{{count}}',
      '{{total}}',
      '{{when}}',
    ]);
  });
  it('must be the same in source and translation, in any order', () => {
    expect(placeholderFaults('{{a}} before {{b}}', '{{b}} после {{a}}')).toEqual([]);
    expect(placeholderFaults('{{a}}', 'ничего')).toEqual(['{{a}}']);
    expect(placeholderFaults('plain', '{{b}}')).toEqual(['{{b}}']);
  });
});

describe('a text in pieces', () => {
  it('has its placeholders and tags apart, as they are written', () => {
    const text = 'From {{ price, money }}<1>, all in</1>';
    expect(marksOf(text)).toEqual(['{{ price, money }}', '<1>', '</1>']);
    expect(piecesOf(text)).toEqual([
      { text: 'From ', isMark: false },
      { text: '{{ price, money }}', isMark: true },
      { text: '<1>', isMark: true },
      { text: ', all in', isMark: false },
      { text: '</1>', isMark: true },
    ]);
    expect(piecesOf('2 < 3')).toEqual([{ text: '2 < 3', isMark: false }]);
  });
});
