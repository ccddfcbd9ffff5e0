import type { Page } from '@playwright/test';

/**
 * What a reader cannot read to its end: words that a box cuts off or that lie beyond the page, and choices wider than their
 * field. What can be scrolled to, what is there for the ear alone, and the teaser of a card that leads to the whole are not cut.
 */
export const cutIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const found = new Set<string>();
    const say = (element: Element, text: string) =>
      found.add(`${element.tagName.toLowerCase()}.${element.className}: ${text.trim().slice(0, 40)}`);

    /** Where something ends that has no words to see: one pixel, or cut to nothing. */
    const isForTheEar = (style: CSSStyleDeclaration, box: DOMRect) =>
      style.clipPath.startsWith('inset(50%') || (style.position === 'absolute' && box.width <= 2 && box.height <= 2);

    /** Sides on which the boxes around an element leave off what lies within `words`. */
    const isCut = (element: Element, words: DOMRect): boolean => {
      let across = false;
      let along = false;
      let scrollsAcross = false;
      let scrollsAlong = false;
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        if (isForTheEar(style, box)) return false;
        scrollsAcross ||= /auto|scroll/.test(style.overflowX);
        scrollsAlong ||= /auto|scroll/.test(style.overflowY);
        if (/hidden|clip/.test(style.overflowX) && !scrollsAcross)
          across ||= words.right > box.right + 1 || words.left < box.left - 1;
        // Letters are lower than the line that their font asks for.
        if (/hidden|clip/.test(style.overflowY) && !scrollsAlong)
          along ||= words.bottom > box.bottom + words.height / 4 || words.top < box.top - words.height / 4;
        if (style.position === 'fixed') break;
      }
      return across || along || (!scrollsAcross && (words.right > room + 1 || words.left < -1));
    };

    const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isTeaser = getComputedStyle(element).webkitLineClamp !== 'none' && element.closest('article:has(a)');
      if (!node.textContent!.trim() || !isSeen || isTeaser || element.closest('select, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (Array.from(range.getClientRects()).some((words) => words.width > 0 && isCut(element, words)))
        say(element, node.textContent!);
    }

    const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
    for (const field of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('#root :is(select, input)')) {
      if (!field.checkVisibility() || field.clientWidth < 24) continue;
      const style = getComputedStyle(field);
      const text =
        field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value || field.placeholder;
      if (!text || /date|month|number|range|file/.test(field.type)) continue;
      pen.font = style.font;
      const held = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (pen.measureText(text).width > held + 1) say(field, text);
    }
    return [...found];
  });
