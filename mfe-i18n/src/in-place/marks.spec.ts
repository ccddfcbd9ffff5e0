import { describe, expect, it } from '@jest/globals';
import { idsIn, markOf, marker, withoutMarks } from './marks';

const process = (value: unknown, i18nResolved: object | undefined) =>
  marker.process(value as string, 'key', { i18nResolved } as never, undefined);

describe('a mark', () => {
  it('names its text, however many there are, and leaves nothing behind', () => {
    for (let n = 0; n < 200; n++) expect(idsIn(`слово${markOf(`ru:catalog:k${n}`)}`)).toEqual([`ru:catalog:k${n}`]);
    const line = `from $100${markOf('en:a:x')} · 2 nights${markOf('en:a:y_other')}${markOf('en:a:x')}`;
    expect([idsIn(line), withoutMarks(line)]).toEqual([['en:a:x', 'en:a:y_other'], 'from $100 · 2 nights']);
  });

  it('goes from addresses too, and nothing else does', () => {
    const words = `Manta & reef${markOf('en:a:x')}`;
    const address = `https://wa.me/9607?text=${encodeURIComponent(words)}`;
    expect(withoutMarks(address)).toBe('https://wa.me/9607?text=Manta%20%26%20reef');
    const plain = 'família 家庭 👨‍👩‍👧 %E2%80%8B';
    expect([withoutMarks(plain), idsIn(plain)]).toEqual([plain, []]);
  });
});

describe('what is marked', () => {
  const found = { res: 'x', exactUsedKey: 'nights_few', usedLng: 'ru', usedNS: 'catalog' };

  it('is a text, by the form of the plural that is shown', () => {
    expect(idsIn(process('3 ночи', found))).toEqual(['ru:catalog:nights_few']);
  });

  it.each([
    ['a key that nobody has', 'catalog:nope', { ...found, res: undefined }],
    ['nothing', '', found],
    ['a text whose place is not told', 'words', undefined],
  ])('is not %s', (_, value, resolved) => {
    expect(process(value, resolved)).toBe(value);
  });
});
