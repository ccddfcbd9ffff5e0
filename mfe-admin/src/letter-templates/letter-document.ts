// A letter has its styles inside, for mail programs; the office takes none from a document. They go in by script instead.

const SHEET = /<style>([\s\S]*?)<\/style>/;
/** Nothing is fetched for a letter and nothing runs in it. */
const CLOSED = `<meta http-equiv="content-security-policy" content="default-src 'none'">`;

/** A letter without its styles, which stand in attributes of their own. In words a quotation mark is escaped. */
export const undressed = (html: string): string =>
  html
    .replace(SHEET, (_, css: string) => `<meta name="sheet" content="${css.replaceAll('"', '&quot;')}">`)
    .replace('<head>', `<head>${CLOSED}`)
    .replaceAll(' style="', ' data-style="');

/** Gives a letter its styles back. What its links lead to is told and not gone to: those pages are about nobody. */
export function dressed(letter: Document): void {
  for (const element of letter.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? '';
  const css = letter.querySelector<HTMLMetaElement>('meta[name="sheet"]')?.content;
  const view = letter.defaultView as (Window & typeof globalThis) | null;
  if (css && view && 'adoptedStyleSheets' in letter) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    letter.adoptedStyleSheets = [sheet];
  }
  for (const link of letter.querySelectorAll('a')) {
    link.title = link.href;
    link.removeAttribute('href');
  }
}
