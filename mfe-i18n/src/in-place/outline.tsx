import { useLayoutEffect, useRef } from 'react';
import styles from './in-place.module.css';
import { type PageText, rectsOf } from './page-texts';

/** A line around a text, which goes with it when the page is scrolled. */
export function Outline({ text }: { text: PageText }) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const draw = () => {
      const rects = rectsOf(text.node);
      if (!line.current || rects.length === 0) return;
      const left = Math.min(...rects.map((rect) => rect.left));
      const top = Math.min(...rects.map((rect) => rect.top));
      const { style } = line.current;
      style.setProperty('--left', `${left}px`);
      style.setProperty('--top', `${top}px`);
      style.setProperty('--width', `${Math.max(...rects.map((rect) => rect.right)) - left}px`);
      style.setProperty('--height', `${Math.max(...rects.map((rect) => rect.bottom)) - top}px`);
    };
    draw();
    // A colleague's words come while one's own are written.
    const changes = new MutationObserver(draw);
    changes.observe(text.node, { characterData: true });
    addEventListener('scroll', draw, { capture: true, passive: true });
    addEventListener('resize', draw);
    return () => {
      changes.disconnect();
      removeEventListener('scroll', draw, { capture: true });
      removeEventListener('resize', draw);
    };
  }, [text]);
  return <div ref={line} className={styles.outline} aria-hidden="true" />;
}
