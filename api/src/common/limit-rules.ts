/** How many calls in how many seconds. */
export interface LimitRule {
  points: number;
  seconds: number;
  /** Counted in memory and shared in steps: a write for every such call would cost more than the call. */
  cheap?: boolean;
}

/** Defaults of every rate limit; `ATOLL_LIMITS` overrides single values. */
export const LIMITS = {
  login_account: { points: 10, seconds: 900 },
  login_ip: { points: 30, seconds: 900 },
  register: { points: 5, seconds: 3600 },
  reset: { points: 3, seconds: 3600 },
  account_mail: { points: 3, seconds: 3600 },
  reauth: { points: 10, seconds: 900 },
  export: { points: 5, seconds: 3600 },
  refresh: { points: 120, seconds: 60, cheap: true },
  form: { points: 5, seconds: 600 },
  booking: { points: 10, seconds: 600 },
  report: { points: 30, seconds: 60 },
  detect: { points: 30, seconds: 60 },
  read: { points: 600, seconds: 60, cheap: true },
  staff: { points: 1200, seconds: 60, cheap: true },
} satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof LIMITS;
export type Limits = Record<LimitName, LimitRule>;
