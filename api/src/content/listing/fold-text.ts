/**
 * Text as free-text search compares it: without accents, lower case, single spaces. `Malé` and `male` are the same, `ё` is `е`.
 * The search column and the words of a search go through the same function.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** One search column from names in every language; a text that occurs twice is kept once. */
export const searchText = (texts: readonly (string | null | undefined)[]): string =>
  ` ${[...new Set(texts.flatMap((text) => (text ? [foldText(text)] : [])))].join(' | ')} `;

/** LIKE patterns of the words of a search, at most five; all have to fit. */
export const searchPatterns = (search: string): string[] =>
  foldText(search)
    .split(' ')
    .filter(Boolean)
    .slice(0, 5)
    .map((word) => `%${word}%`);
