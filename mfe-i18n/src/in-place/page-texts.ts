import { idsIn, withoutMarks } from './marks';

/** A text as it stands on the page. */
export interface PageText {
  node: Text;
  /** What it is made of; several where a line is put together. */
  ids: string[];
}

/** Not shown as it stands, or somebody's own words. */
const NO_TEXT = 'script, style, title, textarea, [contenteditable]';

/**
 * Takes the marks out of all that is drawn, before anybody sees it, and remembers which text is which. Attributes are only cleaned:
 * names of pictures, tips and addresses are edited in the office.
 */
export class PageTexts {
  private readonly known = new WeakMap<Text, string[]>();
  private readonly observer = new MutationObserver((records) => this.hear(records));
  private readonly own: Element;
  private readonly onChange: () => void;

  /** @param own what belongs to the editor: it is cleaned, and never edited in place */
  constructor(own: Element, onChange: () => void) {
    this.own = own;
    this.onChange = onChange;
  }

  /** @returns what ends it */
  watch(): () => void {
    this.readAll(document.documentElement);
    this.observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    return () => this.observer.disconnect();
  }

  /** What can be edited of the page as it is shown now, from top to end. */
  list(): PageText[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: PageText[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = this.textOf(node as Text);
      if (text && isShown(text.node)) texts.push(text);
    }
    return texts;
  }

  /** The text at a place of the window. */
  at(element: Element | null, x: number, y: number): PageText | null {
    for (let around = element, steps = 0; around && steps < 3; around = around.parentElement, steps += 1) {
      for (const node of around.childNodes) {
        const text = node instanceof Text ? this.textOf(node) : null;
        if (text && rectsOf(text.node).some((rect) => isIn(rect, x, y))) return text;
      }
    }
    return null;
  }

  private textOf(node: Text): PageText | null {
    const ids = this.known.get(node);
    return ids && node.isConnected && !this.own.contains(node) ? { node, ids } : null;
  }

  private hear(records: MutationRecord[]): void {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === 'attributes') this.clean(target as Element, attributeName ?? '');
      else if (type === 'characterData') this.read(target as Text);
      else for (const node of addedNodes) this.readAll(node);
    }
    // What we wrote ourselves is no news.
    this.observer.takeRecords();
    if (records.some(({ target }) => !this.own.contains(target))) this.onChange();
  }

  private readAll(root: Node): void {
    if (root instanceof Text) return this.read(root);
    if (!(root instanceof Element)) return;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text) this.read(node);
      else for (const name of (node as Element).getAttributeNames()) this.clean(node as Element, name);
    }
  }

  private read(node: Text): void {
    const ids = idsIn(node.data);
    if (ids.length === 0) return void this.known.delete(node);
    node.data = withoutMarks(node.data);
    if (!node.parentElement?.closest(NO_TEXT)) this.known.set(node, ids);
  }

  private clean(element: Element, name: string): void {
    const value = element.getAttribute(name) ?? '';
    const clean = withoutMarks(value);
    if (clean !== value) element.setAttribute(name, clean);
  }
}

export const rectsOf = (node: Text): DOMRect[] => {
  const range = document.createRange();
  range.selectNodeContents(node);
  const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  // A choice of a list has no box of its own.
  const list = rects.length === 0 ? node.parentElement?.closest('select') : null;
  return list ? [list.getBoundingClientRect()] : rects;
};

/** Of the window's height: where a text is brought to, above what covers the foot of a narrow window. */
const IN_SIGHT = 0.2;

/** Brings a text to where it can be seen, unless it is there. */
export function reveal({ node }: PageText): void {
  const [rect] = rectsOf(node);
  const most = innerWidth < 640 ? 0.35 : 0.8;
  if (!rect || (rect.top > innerHeight * 0.1 && rect.bottom < innerHeight * most)) return;
  scrollBy({ top: rect.top - innerHeight * IN_SIGHT, behavior: 'instant' });
}

const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left - 4 && x <= right + 4 && y >= top - 4 && y <= bottom + 4;

/** Neither hidden nor for screen readers alone. */
const isShown = (node: Text) =>
  node.parentElement?.checkVisibility({ checkVisibilityCSS: true }) === true &&
  rectsOf(node).some(({ width, height }) => width > 1 && height > 1);
