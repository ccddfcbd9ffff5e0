/** A header says whole seconds, and an answer is on its way for a while: a difference below this is none. Milliseconds. */
const TOLERANCE = 2_500;

/** How far the server's clock is ahead of this browser's, in milliseconds. */
let ahead = 0;

/**
 * Learns the server's time from an answer. One that a cache may have kept tells when it was made and not what time it is, so that
 * only answers count that none may keep.
 */
export function noteServerTime(headers: Headers | undefined, now: number): void {
  if (!headers?.get('cache-control')?.includes('no-store')) return;
  const told = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(told)) return;
  const found = told - now;
  if (Math.abs(found - ahead) > TOLERANCE) ahead = Math.abs(found) > TOLERANCE ? found : 0;
}

/** What time it is, in milliseconds since 1970, however wrong the clock of this browser goes. */
export const serverNow = (): number => Date.now() + ahead;
