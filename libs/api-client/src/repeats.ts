/** The same read may be sent so often in so many milliseconds; a page that sends it more often does so in a loop. */
export const MOST_REPEATS = 30;
export const REPEATS_WITHIN_MS = 10_000;

const MOST_KEYS = 200;
const sent = new Map<string, { times: number[]; reported: boolean }>();

/**
 * Counts a request and says whether it may be sent. One that is sent in a loop rests until the loop has been quiet for long
 * enough: a fault of one remote must not use up what the server grants to the whole page, and to all behind its address.
 * @returns `first` where it is refused for the first time, so that it is reported once
 */
export function countRepeat(key: string, now: number): 'sent' | 'refused' | 'first' {
  const known = sent.get(key) ?? { times: [], reported: false };
  sent.delete(key);
  sent.set(key, known);
  const oldest = sent.size > MOST_KEYS ? sent.keys().next().value : undefined;
  if (oldest !== undefined) sent.delete(oldest);
  known.times = known.times.filter((time) => now - time < REPEATS_WITHIN_MS);
  if (known.times.length < MOST_REPEATS) {
    known.times.push(now);
    return 'sent';
  }
  const first = !known.reported;
  known.reported = true;
  return first ? 'first' : 'refused';
}

/** A page that is opened anew has sent nothing yet. */
export const forgetRepeats = (): void => sent.clear();
