import { setImmediate as turn } from 'node:timers/promises';

/** How long a piece of work may keep the event loop. Milliseconds. */
const SLICE = 20;

/** What `work` makes of each item, in their order; everybody else gets their turn every 20 ms. */
export async function mapInSlices<T, R>(items: Iterable<T>, work: (item: T) => R): Promise<R[]> {
  const made: R[] = [];
  let started = performance.now();
  for (const item of items) {
    made.push(work(item));
    if (performance.now() - started < SLICE) continue;
    await turn();
    started = performance.now();
  }
  return made;
}
