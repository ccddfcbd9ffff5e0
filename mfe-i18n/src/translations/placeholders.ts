const PLACEHOLDER = /\{\{\s*([\w.]+)[^}]*\}\}/g;
/** What a text is more than words: placeholders, and tags as `<1>` and `</1>`. */
const MARK = /(\{\{[^{}]*\}\}|<\/?[a-z0-9][^<>]*>)/gi;

/** `{{name}}` placeholders of a text, each once, in order of appearance. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name]) => `{{${name}}}`)),
];

/** Placeholders and tags as they stand in a text, each once: what is put into a translation with a click. */
export const marksOf = (text: string): string[] => [...new Set(text.match(MARK) ?? [])];

/** A text in pieces: words, and the placeholders and tags between them. */
export const piecesOf = (text: string): { text: string; isMark: boolean }[] =>
  text
    .split(MARK)
    .map((piece, index) => ({ text: piece, isMark: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');

/** Placeholders of the source that the text lost, and ones it invented. Empty when the text may be saved. */
export function placeholderFaults(source: string, text: string): string[] {
  const wanted = placeholdersOf(source);
  const given = placeholdersOf(text);
  return [...wanted.filter((name) => !given.includes(name)), ...given.filter((name) => !wanted.includes(name))];
}
