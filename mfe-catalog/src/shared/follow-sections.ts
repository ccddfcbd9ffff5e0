/** What a reader looks at: the upper part of the window. */
const READ = '0px 0px -75% 0px';

/**
 * Tells which of a page's parts, by id, is being read: the last of those in the upper part of the window; none above the first.
 * @returns what ends it, undefined where a browser cannot tell
 */
export function followSections(order: readonly string[], tell: (id: string | undefined) => void) {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  const seen = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) seen.add(target.id);
        else seen.delete(target.id);
      tell(order.findLast((id) => seen.has(id)));
    },
    { rootMargin: READ },
  );
  for (const id of order) {
    const part = document.getElementById(id);
    if (part) observer.observe(part);
  }
  return () => observer.disconnect();
}
