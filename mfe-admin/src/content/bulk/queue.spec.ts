import { describe, expect, it } from '@jest/globals';
import { toApiError } from '@atoll/api-client/api-error';
import { type QueueOptions, type Waiting, runQueue } from './queue';

const JOBS = Array.from({ length: 20 }, (_, index) => index + 1);
const refused = (status: number, retryAfter?: number) => ({
  ...toApiError(status, undefined),
  ...(retryAfter !== undefined && { retryAfter }),
});

/** A run whose pauses take no time; says how long each was to be. */
const run = async (work: QueueOptions<number>['work'], options: Partial<QueueOptions<number>> = {}) => {
  const pauses: number[] = [];
  const waits: (Waiting | null)[] = [];
  const outcome = await runQueue(JOBS, {
    work,
    signal: new AbortController().signal,
    onWait: (waiting) => void waits.push(waiting),
    sleep: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
    ...options,
  });
  return { outcome, pauses, waits };
};

describe('a queue of many calls', () => {
  it('does each once, four at a time', async () => {
    let running = 0;
    let most = 0;
    const seen: number[] = [];
    const steps: number[] = [];
    const { outcome } = await run(
      async (job) => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        seen.push(job);
        running -= 1;
      },
      { onStep: (ended) => void steps.push(ended) },
    );
    expect(most).toBe(4);
    expect(seen.toSorted((a, b) => a - b)).toEqual(JOBS);
    expect(outcome).toMatchObject({ failed: [], left: [] });
    expect(steps).toEqual(JOBS);
  });

  it('goes on after one that is refused, and says which and why', async () => {
    const { outcome, pauses } = await run((job) => (job === 3 ? Promise.reject(refused(412)) : Promise.resolve()));
    expect(outcome.done).toHaveLength(19);
    expect(outcome.failed).toEqual([{ job: 3, error: refused(412) }]);
    expect(pauses).toEqual([]);
  });

  it('stops after what is under way, and knows what it has not reached', async () => {
    const control = new AbortController();
    const { outcome } = await run(
      async (job) => {
        await Promise.resolve();
        if (job === 6) control.abort();
      },
      { signal: control.signal },
    );
    expect(outcome.done).toContain(6);
    expect(outcome.done.length).toBeLessThan(12);
    expect([...outcome.done, ...outcome.left].toSorted((a, b) => a - b)).toEqual(JOBS);
  });

  it('waits for a minute without a network, all together, and loses nothing', async () => {
    let clock = 0;
    const { outcome, pauses, waits } = await run(
      (job) => (job > 4 && clock < 60_000 ? Promise.reject(refused(0)) : Promise.resolve()),
      {
        sleep: (ms) => {
          clock += ms;
          return Promise.resolve();
        },
      },
    );
    expect(outcome.done.toSorted((a, b) => a - b)).toEqual(JOBS);
    expect(outcome.failed).toEqual([]);
    expect(pauses).toEqual([]);
    expect(clock).toBeLessThan(120_000);
    // One pause after the other: nobody begins a second one meanwhile.
    expect(waits).toEqual(waits.map((_waiting, index) => (index % 2 === 0 ? 'offline' : null)));
  });

  it('says that there is no connection after some minutes', async () => {
    const { outcome, pauses } = await run(() => Promise.reject(refused(0)));
    expect(outcome.failed).toHaveLength(20);
    expect(pauses[0]).toBe(1000);
    expect(Math.max(...pauses)).toBe(30_000);
  });

  it('waits as long as a server asks for that is called too often', async () => {
    let asked = 0;
    const { outcome, pauses, waits } = await run((job) => {
      asked += 1;
      return job === 2 && asked < 4 ? Promise.reject(refused(429, 17)) : Promise.resolve();
    });
    expect(outcome.done).toHaveLength(20);
    expect(pauses).toEqual([17_000]);
    expect(waits).toEqual(['throttled', null]);
  });

  it.each([0, 408, 502, 504])('waits where nothing answers (%i)', async (status) => {
    let asked = 0;
    const { outcome, waits } = await run((job) => {
      asked += 1;
      return job === 1 && asked < 3 ? Promise.reject(refused(status)) : Promise.resolve();
    });
    expect(outcome.done).toHaveLength(20);
    expect(waits).toEqual(['offline', null]);
  });

  it('comes again to a server that is busy', async () => {
    let asked = 0;
    const { outcome, waits } = await run((job) => {
      asked += 1;
      return job === 1 && asked < 3 ? Promise.reject(refused(503, 1)) : Promise.resolve();
    });
    expect(outcome.done).toHaveLength(20);
    expect(waits).toEqual(['throttled', null]);
  });

  it('does not make who stops wait for the network', async () => {
    const control = new AbortController();
    const { outcome } = await run(() => Promise.reject(refused(0)), {
      signal: control.signal,
      sleep: () => {
        control.abort();
        return new Promise(() => undefined);
      },
    });
    expect(outcome.done).toEqual([]);
    expect(outcome.failed.length + outcome.left.length).toBe(20);
    expect(outcome.left.length).toBeGreaterThan(0);
  });

  it('begins nothing more once nobody is signed in', async () => {
    const { outcome } = await run((job) => (job === 5 ? Promise.reject(refused(401)) : Promise.resolve()));
    expect(outcome.failed).toEqual([{ job: 5, error: refused(401) }]);
    expect(outcome.left.length).toBeGreaterThan(8);
  });
});
