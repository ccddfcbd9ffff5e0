/**
 * What visitors of the public site do, as the agency counts it: sums of a day, of nobody in particular. The shell sees it from outside,
 * by pages, addresses, forms and what the API answers: remotes need not know of it.
 */
export const VISIT_EVENTS = [
  /** A page was opened. */
  'view',
  /** A trip, a place or something to do was opened from another page of the site. */
  'open',
  /** A list was searched by words, or narrowed. */
  'search',
  'filter',
  /** A search left nothing; the words are its subject. */
  'nothing_found',
  /** Dates were asked for, and what they cost. */
  'availability',
  /** Somebody began to fill in a form, opened a chat, or sent the form. */
  'form',
  'whatsapp',
  'sent',
] as const;

export type VisitEvent = (typeof VISIT_EVENTS)[number];

export const VISIT_LIMITS = { events: 20, subject: 100, page: 40, source: 60 } as const;
