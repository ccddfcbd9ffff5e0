export const RETRY_DELAY_MS = 1_000;

/** Settings of one page; tests shorten the delay and listen to the redirect. */
export const transport = {
  retryDelayMs: RETRY_DELAY_MS,
  /** Language of messages of the API. */
  language: () => document.documentElement.lang || 'en',
  /** Hears of a read that a page sends in a loop, once; replaced by the shell with a report. */
  onLoop: (error: Error): void => console.error(error),
  /** Hears that a script has brought endpoints. */
  onEndpoints: (): void => undefined,
  /** Replaced by the shell with a client-side navigation. */
  toLogin: (path: string): void => window.location.assign(path),
};
