// The first script of a document that the server has drawn, built as a file of its own: what the document shows is painted before
// any code is fetched or run for it. The code stands in a template, where it is inert.

{
  /** Where nothing is ever painted. Milliseconds. */
  const LATEST = 2_000;
  /** What a slow line needs for texts beside all code. Milliseconds. */
  const SLOWEST = 30_000;

  // What is pressed before the page hears it is said again by `early-typing`.
  const pressed: HTMLElement[] = [];
  const press = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[type="button"]');
    if (button) pressed.push(button);
  };
  document.addEventListener('click', press);
  const early: Window['atollEarly'] = { pressed, end: () => document.removeEventListener('click', press) };
  window.atollEarly = early;

  const start = () => {
    const late = document.querySelector<HTMLTemplateElement>('template#atoll-late');
    if (!late) return;
    const { texts } = late.dataset;
    if (texts) early.texts = fetch(texts, { signal: AbortSignal.timeout(SLOWEST) }).catch(() => undefined);
    late.replaceWith(document.importNode(late.content, true));
  };

  // A tab that nobody looks at paints nothing.
  if (document.hidden) start();
  else {
    new PerformanceObserver(() => setTimeout(start)).observe({ type: 'paint', buffered: true });
    setTimeout(start, LATEST);
  }
}
