import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { bring } from './arrival';

type Answer = (url: string, signal: AbortSignal) => Promise<Response>;

let answer: Answer;
let asked: string[];
let priorities: unknown[];
/** What the browser's timeline has of files that have come; jsdom has none. */
const come = new Set<string>();
Object.assign(performance, { getEntriesByName: (url: string) => (come.has(url) ? [{}] : []) });

const [A, B] = ['http://localhost/r/a.js', 'http://localhost/r/b.js'] as const;
const tick = () => new Promise((done) => setTimeout(done, 20));

beforeEach(() => {
  asked = [];
  priorities = [];
  come.clear();
  document.head.replaceChildren();
  answer = async () => new Response('x');
  globalThis.fetch = (async (url: string, { signal, priority }: { signal: AbortSignal; priority?: string }) => {
    asked.push(url);
    priorities.push(priority);
    return answer(url, signal);
  }) as never;
});

const preload = (href: string) => {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', href });
  document.head.append(link);
  return link;
};

describe('files that are brought', () => {
  it('are asked for beside each other, and every part that comes is a sign of life', async () => {
    const parts: ReadableStreamDefaultController<Uint8Array>[] = [];
    answer = async () => new Response(new ReadableStream({ start: (part) => void parts.push(part) }));
    const alive = jest.fn();
    let there = false;
    const files = bring([A, B], { alive }).then(() => (there = true));
    await tick();
    expect([asked, alive.mock.calls.length]).toEqual([[A, B], 2]);
    for (const part of parts) part.enqueue(new Uint8Array(1));
    await tick();
    expect([there, alive.mock.calls.length]).toEqual([false, 4]);
    for (const part of parts) part.close();
    await files;
  });

  it('are not there when one of them is missing', async () => {
    answer = async () => new Response('', { status: 404 });
    await expect(bring([A])).rejects.toThrow('/r/a.js: status 404');
  });

  it('are given up with their watch', async () => {
    answer = (_url, signal) =>
      new Promise((_, failed) => signal.addEventListener('abort', () => failed(signal.reason as Error)));
    const watch = new AbortController();
    const files = bring([A], { signal: watch.signal });
    watch.abort(new Error('too long'));
    await expect(files).rejects.toThrow('too long');
  });

  it('are not asked for again when they have come', async () => {
    come.add(A);
    await bring([A, B]);
    expect(asked).toEqual([B]);
  });

  it('come without a request of ours when the document has asked for them', async () => {
    const link = preload(A);
    const files = bring([A]);
    setTimeout(() => link.dispatchEvent(new Event('load')), 100);
    await files;
    expect(asked).toEqual([]);
  });

  it('are watched when the document has asked for them and they are late by a second', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    preload(A);
    const alive = jest.fn();
    const files = bring([A], { alive });
    await jest.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([A]);
    jest.useRealTimers();
    await files;
    expect(alive).toHaveBeenCalled();
  });

  it('come after everything else where a page is only fetched ahead', async () => {
    await bring([A], { priority: 'low' });
    await bring([B]);
    expect(priorities).toEqual(['low', undefined]);
  });
});
