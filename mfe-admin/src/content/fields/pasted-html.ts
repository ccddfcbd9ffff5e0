/** How writing programs say what our elements say. */
const MEANT: readonly [RegExp, string][] = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
];

/** An element under another name. */
function renamed(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/**
 * What was copied elsewhere, with its bold and slanted words as elements and without styles, which the page's security policy
 * refuses. Google Docs wraps all that is copied in a `b` that is not bold; the largest heading of a page is the page's own.
 */
export function pastedHtml(html: string): string {
  // Renamed before it is read: a style that is parsed is reported as refused already.
  const source = html.replaceAll(/(<[^>]*?\s)style=/gi, '$1data-style=');
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  for (const element of body.querySelectorAll('[data-style]')) {
    const style = element.getAttribute('data-style') ?? '';
    element.removeAttribute('data-style');
    if (element.localName === 'b' && /font-weight:\s*(normal|400)/i.test(style))
      element.replaceWith(...element.childNodes);
    if (element.localName !== 'span') continue;
    for (const [, name] of MEANT.filter(([written]) => written.test(style))) {
      const marked = element.ownerDocument.createElement(name);
      marked.append(...element.childNodes);
      element.append(marked);
    }
  }
  for (const heading of body.querySelectorAll('h1')) renamed(heading, 'h2');
  // oxlint-disable-next-line atoll/markup -- it is read, not written: the editor makes elements of its own of what it knows
  return body.innerHTML;
}
