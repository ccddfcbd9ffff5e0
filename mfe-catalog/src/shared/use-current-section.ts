import { useEffect, useState } from 'react';

/** What a reader looks at: the upper part of the window. */
const READ = '0px 0px -75% 0px';

/** Which of a page's parts, by id, is being read: the last of those in the upper part of the window; none above the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const order = all.split(' ');
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        setCurrent(order.findLast((id) => seen.has(id)));
      },
      { rootMargin: READ },
    );
    for (const id of order) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [all]);
  return current;
}
