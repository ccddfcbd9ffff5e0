/** Elements that the editor keeps; a text with any other stays as it is written, so that opening it takes nothing away. */
const KEPT = new Set([
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'code',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h2',
  'h3',
  'h4',
  'hr',
]);

/** Whether the editor can show a text without losing any of it. */
export const isEditable = (html: string): boolean =>
  [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].every(([, name]) => KEPT.has(name!.toLowerCase()));

/** What the editor says, as the API stores it: a list's entries without paragraphs, nothing for an empty text. */
export const storedHtml = (html: string): string =>
  html === '<p></p>' ? '' : html.replaceAll(/<li><p>((?:(?!<\/?p>)[^])*)<\/p>/g, '<li>$1');
