import type { ResolvedRelease } from '@atoll/contract/release';
import { absolute } from './integrity';

/** What the document itself asked for is mostly there at once: only what is late is watched, which takes a request. */
const UNWATCHED_MS = 1_000;

export interface Watch {
  /** Called whenever something arrives. */
  alive?(): void;
  signal?: AbortSignal;
  priority?: RequestInit['priority'];
}

/** Addresses of all that a page of a release needs, under the query of an attempt. */
export const filesOf = (release: ResolvedRelease, page: string, query = ''): string[] =>
  [...new Set([release.entry, ...release.initial, ...(release.pages[page] ?? [])])].map(
    (file) => absolute(release, file) + query,
  );

/**
 * Has files come beside each other into the browser's cache, where the elements that run them find them. Runs nothing, and
 * checks nothing: integrity belongs to those elements.
 * @throws when a file cannot be had, or for the reason of `signal`
 */
export async function bring(urls: readonly string[], { alive, signal, priority }: Watch = {}): Promise<void> {
  const over = new AbortController();
  const ends = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  const stream = async (url: string) => {
    const response = await fetch(url, { signal: ends, priority });
    if (!response.ok) throw new Error(`${url}: status ${response.status}`);
    alive?.();
    const reader = response.body?.getReader();
    while (reader && !(await reader.read()).done) alive?.();
  };
  const arrival = (url: string) => {
    if (hasCome(url)) return undefined;
    const link = preloadOf(url);
    return link ? Promise.race([ended(link), late(ends).then(() => stream(url))]) : stream(url);
  };
  try {
    await Promise.all(urls.map(arrival));
  } finally {
    over.abort();
  }
}

const hasCome = (url: string) => performance.getEntriesByName(url, 'resource').length > 0;

const preloadOf = (url: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].find(({ href }) => href === url);

/** Also a failure is an end: whoever runs the file learns of it. */
const ended = (link: HTMLLinkElement) =>
  new Promise<void>((done) => {
    for (const event of ['load', 'error']) link.addEventListener(event, () => done(), { once: true });
  });

const late = (signal: AbortSignal) =>
  new Promise<void>((done, failed) => {
    const timer = setTimeout(done, UNWATCHED_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      failed(signal.reason);
    });
  });

/**
 * A clock that ends when nothing has happened for `milliseconds`: a slow network is not a broken one.
 * @returns `alive` starts it anew, `stop` ends it for good; `signal` is aborted when it has run out
 */
export function silenceClock(milliseconds: number, what: string) {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => over.abort(new Error(`${what}: nothing came for ${milliseconds} ms`)), milliseconds);
  };
  alive();
  return { alive, stop: () => clearTimeout(timer), signal: over.signal };
}

/** The work, unless the signal comes first. */
export const unless = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, failed) => signal.addEventListener('abort', () => failed(signal.reason), { once: true })),
  ]);
