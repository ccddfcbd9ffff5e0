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

/** What two spellings of the same text have in common: no `rel`, which the API sets, and no spaces that a browser does not show. */
const spelled = (html: string): string =>
  html
    .replaceAll(/\srel="[^"]*"/g, '')
    .replaceAll(/<(\/?)b>/g, '<$1strong>')
    .replaceAll(/<(\/?)i>/g, '<$1em>')
    .replaceAll(/<br\s*\/?>/g, '<br>')
    .replaceAll(/<hr\s*\/?>/g, '<hr>')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&quot;', '"')
    .replaceAll(/>[ \n\r\t]+</g, '><')
    .replaceAll(/[ \n\r\t]+/g, ' ')
    .trim();

/** Whether a text has come through the editor as it was; words without any element count as a paragraph. */
export function isSame(html: string, edited: string): boolean {
  const was = spelled(html);
  return [was, `<p>${was}</p>`].includes(spelled(edited));
}
