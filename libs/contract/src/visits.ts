/**
 * What visitors of the public site do, as the agency counts it: sums of a day, of nobody in particular. Remotes tell what only they
 * know; whatever can be seen from outside (pages, addresses, chat links, forms) the shell sees by itself.
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

/** What a document is told: of which page it is, the shell knows. */
export interface Visit {
  event: VisitEvent;
  /** The slug of what it was about, or the words that were looked for. */
  subject?: string;
}

export const VISIT_LIMITS = { events: 20, subject: 100, page: 40, source: 60 } as const;
