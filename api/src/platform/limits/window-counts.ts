/** Callers remembered by one limit; the one that was first seen longest ago goes first. */
export const MAX_CALLERS = 20_000;

interface Window {
  count: number;
  /** Milliseconds since 1970. */
  ends: number;
}

/** Counts by caller in windows of one length, for a bounded number of callers: addresses are cheap to have. */
export class WindowCounts {
  private readonly windows = new Map<string, Window>();

  /** @param length of a window in milliseconds */
  constructor(private readonly length: number) {}

  /** Counts up (or down, not below nothing) and returns the caller's window. */
  add(key: string, points: number): Window {
    const now = Date.now();
    const known = this.windows.get(key);
    if (known && known.ends > now) {
      known.count = Math.max(0, known.count + points);
      return known;
    }
    return this.set(key, Math.max(0, points), now + this.length);
  }

  /** Goes on from a count that was made elsewhere. */
  set(key: string, count: number, ends: number): Window {
    const window = { count, ends };
    this.windows.delete(key);
    this.windows.set(key, window);
    const oldest = this.windows.size > MAX_CALLERS ? this.windows.keys().next().value : undefined;
    if (oldest !== undefined) this.windows.delete(oldest);
    return window;
  }

  get size(): number {
    return this.windows.size;
  }
}
