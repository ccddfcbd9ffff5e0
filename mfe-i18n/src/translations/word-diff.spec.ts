import { describe, expect, it } from '@jest/globals';
import { wordDiff } from './word-diff';

const shown = (before: string, after: string, language: string) =>
  wordDiff(before, after, language).map(({ text, kind }) => (kind === 'same' ? text : `${kind[0]}[${text}]`));

describe('what changed between two texts', () => {
  it('is told word by word, in Chinese too', () => {
    expect(shown('Every island we know', 'Each island we know well', 'en')).toEqual([
      'g[Every]',
      'n[Each]',
      ' island we know',
      'n[ well]',
    ]);
    expect(shown('群岛等你', '群岛等您', 'zh')).toEqual(['群岛等', 'g[你]', 'n[您]']);
    expect(shown('Первый редактор тут', 'Другой автор тут', 'ru')).toEqual([
      'g[Первый редактор]',
      'n[Другой автор]',
      ' тут',
    ]);
    expect(shown('', 'New', 'en')).toEqual(['n[New]']);
    expect(shown('Same', 'Same', 'en')).toEqual(['Same']);
  });

  it('leaves out nothing of either, however long they are', () => {
    const long = (word: string) => Array.from({ length: 1200 }, (_, index) => `${word}${index % 7}`).join(' ');
    for (const [before, after] of [
      ['a {{b}} c', 'c {{b}} a'],
      ['Ночь у моря.', 'Ночь\nу лагуны — и море!'],
      [long('a'), long('b')],
    ] as const) {
      const pieces = wordDiff(before, after, 'ru');
      const join = (kinds: string[]) => pieces.flatMap(({ text, kind }) => (kinds.includes(kind) ? text : [])).join('');
      expect([join(['same', 'gone']), join(['same', 'new'])]).toEqual([before, after]);
    }
  });
});
