import { escapeHtml } from '../../platform/fields/escape-html.js';

/** Text that is markup already. Only what stands below makes it, so nothing unescaped reaches a document. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return escapeHtml(String(part));
}

const tidied = new WeakMap<TemplateStringsArray, string[]>();

/** Line breaks of the source are not part of the document. */
function tidy(strings: TemplateStringsArray): string[] {
  const known = tidied.get(strings);
  if (known) return known;
  const texts = strings.map((text) => text.replace(/\s*\n\s*(\/?>)/g, '$1').replace(/\s*\n\s*/g, ' '));
  tidied.set(strings, texts);
  return texts;
}

/** Markup from a template; every value is escaped unless it is `Html`. Lists are joined, null and false leave nothing. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(
    tidy(strings)
      .map((text, index) => (index === 0 ? text : render(parts[index - 1]) + text))
      .join(''),
  );

const UNSAFE_IN_SCRIPT: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Markup that React wrote, which escapes as `html` does. */
export const drawnHtml = (markup: string): Html => new Html(markup);

/** A style sheet in the document, to the letter, as its hash stands for it. `Sheets` has looked at it: it does not end its element. */
export const sheetHtml = (href: string, text: string): Html =>
  new Html(`<style data-href="${escapeHtml(href)}">${text}</style>`);

/** JSON for a `<script>` of a data type: `</script>`, `<!--` and line separators cannot end or change it. */
export const json = (value: unknown): Html => jsonText(JSON.stringify(value));

/** The same of a text that is JSON already. */
export const jsonText = (text: string): Html =>
  new Html(text.replace(/[<>&\u2028\u2029]/g, (character) => UNSAFE_IN_SCRIPT[character] ?? ''));
