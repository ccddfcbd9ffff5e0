/** `{{name}}` placeholders of a text, each once, in order of appearance. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g), ([, name]) => `{{${name}}}`)),
];

/** Placeholders of the source that the text lost, and ones it invented. Empty when the text may be saved. */
export function placeholderFaults(source: string, text: string): string[] {
  const wanted = placeholdersOf(source);
  const given = placeholdersOf(text);
  return [...wanted.filter((name) => !given.includes(name)), ...given.filter((name) => !wanted.includes(name))];
}
