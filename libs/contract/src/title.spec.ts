import { describe, expect, it } from '@jest/globals';
import { documentTitle, shortened } from './title.ts';

describe('the title of a document', () => {
  it('names the site once', () => {
    expect(documentTitle('Packages', 'Atoll Travel')).toBe('Packages · Atoll Travel');
    expect(documentTitle('Why Atoll Travel', 'Atoll Travel')).toBe('Why Atoll Travel');
  });

  it('is cut where search engines would cut it', () => {
    const letters = (count: number) => 'a'.repeat(count);
    expect(documentTitle(letters(65), 'Atoll')).toBe(`${letters(65)} · Atoll`);
    expect(documentTitle(letters(66), 'Atoll')).toBe(`${letters(64)}… · Atoll`);
  });
});

describe('a shortened text', () => {
  it.each([
    ['one line  \n of it', 20, 'one line of it'],
    ['between islands, a lagoon', 17, 'between islands…'],
    ['between islands and', 16, 'between islands…'],
    // A word that is most of it is cut.
    ['a lagoonlagoonlagoon', 10, 'a lagoonl…'],
    ['12345', 5, '12345'],
    ['123456', 5, '1234…'],
  ])('of "%s" within %i letters', (text, limit, cut) => {
    expect(shortened(text, limit)).toBe(cut);
  });
});
