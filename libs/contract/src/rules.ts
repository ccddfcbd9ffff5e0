// Limits and patterns that pages and API both hold people to (specification §5). Each is named here alone: DTOs, and with them the
// OpenAPI document, and forms take them from here. `testing/rule-cases.ts` tries them on both sides.

/** Smallest and largest value, both allowed. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Characters of texts that people type. */
export const LENGTHS = {
  name: { min: 2, max: 100 },
  email: { min: 1, max: 254 },
  phone: { min: 1, max: 20 },
  requests: { min: 0, max: 1000 },
  /** What guests and colleagues write to each other, and notes beside it. */
  message: { min: 0, max: 2000 },
  /** What a visitor asks the agency, and what it is about. */
  question: { min: 10, max: 2000 },
  subject: { min: 2, max: 150 },
  /** A new password (S26). */
  password: { min: 8, max: 128 },
  /** Words that a list is searched with. */
  search: { min: 1, max: 100 },
  /** A text of the product in one language. */
  translation: { min: 1, max: 5000 },
} as const satisfies Record<string, Bounds>;

/** Adults of one booking. */
export const ADULTS: Bounds = { min: 1, max: 20 };
/** Children of one booking. */
export const CHILDREN: Bounds = { min: 0, max: 10 };
/** Age of a child on the first day; who is older is an adult. */
export const CHILD_AGE: Bounds = { min: 0, max: 17 };
/** Everybody of one booking. */
export const TRAVELLERS: Bounds = { min: ADULTS.min, max: ADULTS.max + CHILDREN.max };

/** Nights of a stay in a room, and its rooms. */
export const STAY_NIGHTS: Bounds = { min: 1, max: 60 };
export const STAY_ROOMS: Bounds = { min: 1, max: 10 };

/** Numbers that lists are narrowed with; prices in whole US dollars. */
export const FILTERS = {
  days: { min: 1, max: 365 },
  price: { min: 0, max: 99_999_999 },
  travellers: TRAVELLERS,
  stars: { min: 1, max: 5 },
  minutes: { min: 1, max: 1440 },
  page: { min: 1, max: 100_000 },
} as const satisfies Record<string, Bounds>;

/** Minutes of a transfer that a list is narrowed by, each with the number of places that it leaves. */
export const TRANSFER_MINUTES = [30, 45, 60, 90] as const;

/** Rows of content that a list counts, and that its pages reach, at most. */
export const LIST_COUNTED = 10_000;

/** How many ids, slugs or codes one filter takes. */
export const FILTER_VALUES = 20;

/** Entries on a page: what a list has without asking, and the most. */
export const PAGE_SIZE = { usual: 12, max: 100 } as const;

/** Lower-case words joined by hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const SLUG_MAX = 80;
/** Code of a category of packages: a slug that is shorter. */
export const CATEGORY_CODE_MAX = 40;

/** Optional plus, then digits, spaces, dashes and parentheses, at least one digit. */
export const PHONE = /^\+?(?=.*\d)[\d\s()-]+$/;

/**
 * One address and nothing else: no space, line break, list, quote or bracket that could become another header or another
 * recipient of a mail. The host has a dot, as the specification wants it (§5). Only the first dot after its first character is
 * looked for: the time to tell grows with the text and no faster. Control characters stand by number: the document hands this on to
 * generators, and most of them read a pattern without the `u` flag, where `\p{Cc}` is a list of letters.
 */
export const MAIL_ADDRESS =
  // oxlint-disable-next-line no-control-regex -- control characters are what it refuses
  /^[^\s@,;:<>()[\]"\\\u0000-\u001f\u007f-\u009f]+@[^\s@,;:<>()[\]"\\\u0000-\u001f\u007f-\u009f][^\s@.,;:<>()[\]"\\\u0000-\u001f\u007f-\u009f]*\.[^\s@,;:<>()[\]"\\\u0000-\u001f\u007f-\u009f]+$/;

/** Key under which one write counts once. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,80}$/;

/**
 * A whole number out of an address, as lists read it: rounded, held to the largest value; undefined where it is none or lies below
 * the smallest.
 */
export function numberWithin(text: string | null | undefined, { min, max }: Bounds): number | undefined {
  const number = Number(text?.trim() || Number.NaN);
  return Number.isFinite(number) && number >= min ? Math.min(Math.round(number), max) : undefined;
}

/** Slugs out of an address: each once, no more than a filter takes; what is none is left out. */
export const slugsWithin = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((slug) => slug.length <= SLUG_MAX && SLUG.test(slug)).slice(0, FILTER_VALUES);
