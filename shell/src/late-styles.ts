/** A style sheet that has not come by then is a fault of its remote. */
const PATIENCE_MS = 1_500;

/**
 * Style sheets of a page hold back what the server drew, so that it is not seen unstyled. One that hangs is given up: the text is
 * read without it, and the page's code asks for it anew.
 */
export function giveUpLateStyles(): void {
  const pending = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/r/"]')].filter(
      ({ sheet }) => !sheet,
    );
  const waiting = pending();
  if (waiting.length > 0)
    setTimeout(() => {
      for (const link of pending()) if (waiting.includes(link)) link.remove();
    }, PATIENCE_MS);
}

/** The shell may run before the document has been read to its end. */
export const documentRead = (): Promise<void> =>
  document.readyState === 'loading'
    ? new Promise((ready) => document.addEventListener('DOMContentLoaded', () => ready(), { once: true }))
    : Promise.resolve();
