export const RETRY_DELAY_MS = 1_000;

/** Settings of one page; tests shorten the delay and listen to the redirect. */
export const transport = {
  retryDelayMs: RETRY_DELAY_MS,
  /** Language of messages of the API. */
  language: () => document.documentElement.lang || 'en',
  /** Hears of a read that a page sends in a loop, once; replaced by the shell with a report. */
  onLoop: (error: Error): void => console.error(error),
  /** Hears what the API has answered, if it is no error, to whom has asked for it with what. */
  onAnswer: (_endpoint: string, _asked: unknown, _answer: unknown): void => undefined,
  /** Hears that a script has brought endpoints. */
  onEndpoints: (): void => undefined,
  /** Replaced by the shell with a client-side navigation. */
  toLogin: (path: string): void => window.location.assign(path),
};
