/**
 * Runs in the page: where each text stands that the editor in place knows, and whether it fits. Whatever it needs is inside of it.
 * @param {string} list name of the window's member that lists the texts
 * @returns {{ids: string[], x: number, y: number, width: number, height: number, fault: string | null}[]} boxes within the page
 */
export function measureTexts(list) {
  /** Pixels by which a browser may round. */
  const SLACK = 1.5;
  /** An opening that shows no letter. */
  const CLOSED = 4;

  const rectsOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const select = rects.length === 0 ? node.parentElement.closest('select') : null;
    return select ? [select.getBoundingClientRect()] : rects;
  };
  const around = (rects) => {
    const left = Math.min(...rects.map((rect) => rect.left));
    const top = Math.min(...rects.map((rect) => rect.top));
    const right = Math.max(...rects.map((rect) => rect.right));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    return { left, top, right, bottom };
  };
  /** What of an element shows its content: within its border. */
  const paddingBox = (element) => {
    const { left, top } = element.getBoundingClientRect();
    const x = left + element.clientLeft;
    const y = top + element.clientTop;
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
  };
  const isPast = (inner, outer) => inner.left < outer.left - SLACK || inner.right > outer.right + SLACK;
  /** Lines whose middle is above or below. */
  const isUnder = (rect, outer) => {
    const middle = (rect.top + rect.bottom) / 2;
    return middle < outer.top || middle > outer.bottom;
  };
  const shares = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

  /** What an element does to the text: null where nothing, `hidden` where nobody sees it there. */
  const faultIn = (element, style, rects, box) => {
    const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
    if (!hides(style.overflowX) && !hides(style.overflowY)) return null;
    const opening = paddingBox(element);
    const isClosed = opening.right - opening.left < CLOSED || opening.bottom - opening.top < CLOSED;
    if (isClosed || !shares(box, opening)) return 'hidden';
    if (hides(style.overflowX) && isPast(box, opening)) return 'cut';
    return hides(style.overflowY) && rects.some((rect) => isUnder(rect, opening)) ? 'cut' : null;
  };

  const judge = (node) => {
    const rects = rectsOf(node);
    const box = around(rects);
    let fault = null;
    // What is put beside its parent on purpose, such as a badge, spills from nothing further out.
    let flows = true;
    for (let element = node.parentElement; element && element !== document.body; element = element.parentElement) {
      const style = getComputedStyle(element);
      if (style.display === 'contents') continue;
      const own = faultIn(element, style, rects, box);
      if (own === 'hidden') return { box, fault: 'hidden' };
      fault ??= own;
      const scrolls = style.overflowX === 'auto' || style.overflowX === 'scroll';
      // Whoever scrolls reads it all; it stands there if some of it shows.
      if (scrolls && !shares(box, paddingBox(element))) return { box, fault: 'hidden' };
      if (scrolls) return { box, fault: fault === 'spills' ? null : fault };
      if (flows && style.display !== 'inline' && isPast(box, element.getBoundingClientRect())) fault ??= 'spills';
      if (style.position !== 'static' && style.position !== 'relative') flows = false;
    }
    const room = { left: 0, right: document.documentElement.clientWidth };
    const isBeyond = box.right <= room.left || box.left >= room.right || box.bottom + scrollY <= 0;
    if (isBeyond) return { box, fault: 'hidden' };
    // What is cut is cut, wherever it ends; out of the window is worse than out of a box.
    if (fault !== 'cut' && isPast(box, room)) fault = 'outside';
    return { box, fault };
  };

  const isDrawn = (node) =>
    node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;
  return window[list]()
    .filter(({ node }) => isDrawn(node) && rectsOf(node).length > 0)
    .map(({ node, ids }) => ({ ids, ...judge(node) }))
    .filter(({ fault }) => fault !== 'hidden')
    .map(({ ids, fault, box }) => ({
      ...{ ids, fault, x: box.left + scrollX, y: box.top + scrollY },
      ...{ width: box.right - box.left, height: box.bottom - box.top },
    }));
}
