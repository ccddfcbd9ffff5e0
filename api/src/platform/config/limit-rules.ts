/** How many calls in how many seconds. */
export interface LimitRule {
  points: number;
  seconds: number;
  /** Counted in memory and shared in steps: a write for every such call would cost more than the call. */
  cheap?: boolean;
  /** What was refused for its content, met somebody who is away (503) or was answered before is not counted: only what was taken. */
  taken?: boolean;
}

/** Defaults of every rate limit; `ATOLL_LIMITS` overrides single values. */
export const LIMITS = {
  login_account: { points: 10, seconds: 900 },
  login_ip: { points: 30, seconds: 900 },
  link_password: { points: 10, seconds: 86_400 },
  lock_mail: { points: 1, seconds: 3600 },
  sign_in: { points: 120, seconds: 60, cheap: true },
  register: { points: 5, seconds: 3600 },
  reset: { points: 3, seconds: 3600 },
  account_mail: { points: 3, seconds: 3600 },
  /** Letters that nobody of the agency has caused: whose the address is nobody knows. */
  receipt: { points: 5, seconds: 3600 },
  /** Letters to the office that one booking or one visitor who chats can bring about again and again. */
  office_letter: { points: 6, seconds: 86_400 },
  /** Letters that somebody of the office sends themselves to see them. */
  letter_test: { points: 20, seconds: 3600, taken: true },
  reauth: { points: 10, seconds: 900 },
  export: { points: 5, seconds: 3600 },
  refresh: { points: 120, seconds: 60, cheap: true },
  contact: { points: 5, seconds: 600, taken: true },
  trip_request: { points: 5, seconds: 600, taken: true },
  review: { points: 5, seconds: 600, taken: true },
  newsletter: { points: 5, seconds: 600, taken: true },
  booking: { points: 10, seconds: 600, taken: true },
  /** Places that a household holds and has paid nothing for, of its bookings of two days; a million and more: no bound. */
  held_places: { points: 24, seconds: 172_800 },
  /** Chats that are opened: a purse of their own, a chat must never cost a booking. */
  intent: { points: 20, seconds: 600, taken: true },
  /** Letters with the link to a booking: references are short, and addresses are known. */
  booking_lookup: { points: 5, seconds: 600 },
  /** Pages of a card provider that were opened, and files that prove a transfer. */
  payment_intent: { points: 20, seconds: 600, taken: true },
  payment_proof: { points: 10, seconds: 3600, taken: true },
  /** Messages of card providers, forged ones among them. */
  webhook: { points: 600, seconds: 60, cheap: true },
  /** Changes of a booking that are asked for: each writes to the office. */
  change: { points: 10, seconds: 600, taken: true },
  /** Flights, names and wishes that are told of a booking: each stands on its timeline. */
  details: { points: 20, seconds: 600, taken: true },
  /** Messages about a booking: each may write to the other side. */
  message: { points: 20, seconds: 600, taken: true },
  /** Prices of a stay, and of each day of a year: forms and calendars ask again with each change (D-10). */
  quote: { points: 120, seconds: 60, cheap: true },
  /** Every try of one of those, taken or refused. */
  form_try: { points: 60, seconds: 600, cheap: true },
  report: { points: 30, seconds: 60 },
  /** Messages of what visitors have done: one when a page is left. */
  visit: { points: 60, seconds: 60, cheap: true },
  detect: { points: 30, seconds: 60 },
  read: { points: 600, seconds: 60, cheap: true },
  /** Documents that have to be made: a loop of calls to the API takes no page away. */
  document: { points: 600, seconds: 60, cheap: true },
  /** Answers and documents from memory, a tenth of the work: an office of fifty shares one address. */
  stored: { points: 6000, seconds: 60, cheap: true },
  staff: { points: 1200, seconds: 60, cheap: true },
  /** Calls of API keys, by the pace that each was made with. */
  key_60: { points: 60, seconds: 60, cheap: true },
  key_300: { points: 300, seconds: 60, cheap: true },
  key_1200: { points: 1200, seconds: 60, cheap: true },
} satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof LIMITS;
export type Limits = Record<LimitName, LimitRule>;

/** Limits of failures: what was counted can be taken back, and then holds on every replica at once. */
export const OF_FAILURES: ReadonlySet<LimitName> = new Set(['login_account', 'login_ip', 'link_password', 'reauth']);
