import { type RefObject, useEffect } from 'react';
import type { PageText, PageTexts } from './page-texts';

interface Pointing {
  own: RefObject<Element | null>;
  texts: PageTexts | null;
  /** True where each click picks a text; with the Alt key it does anyway. */
  picks: boolean;
  onPoint: (text: PageText | null) => void;
  onPick: (text: PageText) => void;
}

/** Finds the text under the pointer. A click that picks one does nothing else on the page. */
export function usePointing({ own, texts, picks, onPoint, onPick }: Pointing): void {
  useEffect(() => {
    if (!texts) return;
    const isOwn = (event: Event) => own.current?.contains(event.target as Node) === true;
    const textAt = (event: MouseEvent) => texts.at(event.target as Element, event.clientX, event.clientY);
    const point = (event: PointerEvent) => {
      if (isOwn(event)) return;
      onPoint(event.altKey || picks ? textAt(event) : null);
    };
    const pick = (event: MouseEvent) => {
      if (isOwn(event) || !(event.altKey || picks)) return;
      const text = textAt(event);
      if (!text && !picks) return;
      event.preventDefault();
      event.stopPropagation();
      if (text) onPick(text);
    };
    document.addEventListener('pointermove', point);
    document.addEventListener('click', pick, true);
    return () => {
      document.removeEventListener('pointermove', point);
      document.removeEventListener('click', pick, true);
    };
  }, [own, texts, picks, onPoint, onPick]);
}
