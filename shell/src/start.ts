// The first script of a document that the server has drawn, built as a file of its own: what the document shows is painted before
// any code is fetched or run for it. The code stands in a template, where it is inert.

{
  /** Where nothing is ever painted. Milliseconds. */
  const LATEST = 2_000;
  /** What a slow line needs for texts beside all code. Milliseconds. */
  const SLOWEST = 30_000;

  // What is pressed before the page hears it is said again by `early-typing`.
  const pressed: EarlyPress[] = [];
  const press = (event: Event) => {
    const button = (event.target as Element).closest('button');
    // What opens by itself has been opened.
    if (!button || button.hasAttribute('commandfor')) return;
    if (button.type === 'submit') {
      // A form with an address is sent by the browser. Without one it would put what was typed into that of the page.
      if (button.form?.hasAttribute('action') || button.form?.method === 'dialog') return;
      event.preventDefault();
    }
    pressed.push({ button, was: button.getAttribute('aria-pressed'), at: performance.now() });
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

  // A tab that nobody looks at paints nothing; a sheet that hangs keeps the paint; who reads another language may be led to it.
  const isForeign = !navigator.language.startsWith(document.documentElement.lang.slice(0, 2));
  if (document.hidden || isForeign || document.querySelector('link[rel="stylesheet"][href^="/r/"]')) start();
  else {
    setTimeout(start, LATEST);
    // Before what is to be read there is the paint of nothing but its ground.
    const look = (list: PerformanceObserverEntryList) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(start);
    };
    new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
  }
}
