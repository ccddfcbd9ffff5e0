import { setTimeout as sleep } from 'node:timers/promises';

/** Answers leave on a multiple of this after the call came in. Milliseconds. */
const BEAT = 100;

/**
 * Lets an answer leave on the beat, so that its time tells nothing of what was found (security requirement S27): a branch
 * that does one statement more takes as long as the other.
 * @param started `performance.now()` when the call came in
 */
export async function untilBeat(started: number): Promise<void> {
  const spent = performance.now() - started;
  await sleep(Math.ceil(spent / BEAT) * BEAT - spent);
}

/** Runs work and answers, or fails, on the beat. */
export async function onBeat<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    await untilBeat(started);
  }
}
