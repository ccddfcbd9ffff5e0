import { isApiError } from '@atoll/api-client/base';

/** Why nothing moves at the moment. */
export type Waiting = 'offline' | 'throttled';

export interface Failed<Job> {
  job: Job;
  error: unknown;
}

/** What has become of the jobs of a run; `left` are those that were not begun. */
export interface Outcome<Job> {
  done: Job[];
  failed: Failed<Job>[];
  left: Job[];
}

export interface QueueOptions<Job> {
  work: (job: Job) => Promise<void>;
  /** Stops after what is under way. */
  signal: AbortSignal;
  /** How many have come to their end, each time that one has. */
  onStep?: (ended: number) => void;
  onWait?: (waiting: Waiting | null) => void;
  sleep?: (ms: number) => Promise<void>;
}

/** A server that answers in 50 ms is asked eighty times a second: quick, and no attack. */
const AT_ONCE = 4;
const SECOND = 1000;
const LONGEST_WAIT = 30 * SECOND;
/** A lost connection is waited for: about five minutes. */
const TRIES = 14;

const sleepFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What passes by itself: no network, no answer, a server that starts again, too many calls. */
function waitingFor(error: unknown): Waiting | null {
  if (!isApiError(error)) return null;
  if (error.status === 429 || error.status === 503) return 'throttled';
  return [0, 408, 502, 504].includes(error.status) ? 'offline' : null;
}

/** How long to wait before the next try: what the server asks for, else longer each time. */
function pauseOf(error: unknown, tries: number): number {
  const asked = isApiError(error) ? error.retryAfter : undefined;
  return asked === undefined ? Math.min(LONGEST_WAIT, SECOND * 2 ** (tries - 1)) : Math.max(SECOND, asked * SECOND);
}

/** Nobody is signed in any more: every other job would be refused as well. */
const isSignedOut = (error: unknown): boolean => isApiError(error) && error.status === 401;

/**
 * Does jobs, a few at a time. A lost connection and a server that asks for a pause are waited for by all; what is refused does not
 * hold up the others. After a sign-out, or once `signal` stops it, nothing more is begun.
 */
export async function runQueue<Job>(jobs: readonly Job[], options: QueueOptions<Job>): Promise<Outcome<Job>> {
  const { work, signal, onStep, onWait, sleep = sleepFor } = options;
  const waiting = [...jobs].reverse();
  const done: Job[] = [];
  const failed: Failed<Job>[] = [];
  let isOver = false;
  let held: Promise<void> | null = null;
  const isStopped = () => isOver || signal.aborted;
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

  /** One waits for all; who stops does not wait. */
  const hold = (reason: Waiting, ms: number): Promise<void> => {
    held ??= (async () => {
      onWait?.(reason);
      await Promise.race([sleep(ms), stopped]);
      onWait?.(null);
      held = null;
    })();
    return held;
  };
  const attempt = async (job: Job): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      // Tries follow each other, and a pause of one is a pause of all.
      // oxlint-disable-next-line no-await-in-loop
      if (held) await held;
      try {
        // oxlint-disable-next-line no-await-in-loop
        await work(job);
        done.push(job);
        return;
      } catch (error) {
        const reason = waitingFor(error);
        if (!reason || tries >= TRIES || isStopped()) {
          if (isSignedOut(error)) isOver = true;
          failed.push({ job, error });
          return;
        }
        // oxlint-disable-next-line no-await-in-loop
        await hold(reason, pauseOf(error, tries));
      }
    }
  };
  const worker = async (): Promise<void> => {
    for (let job = waiting.pop(); job !== undefined; job = waiting.pop()) {
      // oxlint-disable-next-line no-await-in-loop
      await attempt(job);
      onStep?.(done.length + failed.length);
      if (isStopped()) return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { done, failed, left: waiting.reverse() };
}
