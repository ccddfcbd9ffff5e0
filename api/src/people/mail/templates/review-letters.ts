import type { Template } from '../letter.js';

export interface ReviewThanks {
  name: string;
  /** Package, resort or experience, in the language of the mail; null: the agency. */
  about: string | null;
  rating: number;
}

/** To the guest: the review has arrived and is read before it appears. Their words are not in it: the address may be another person’s. */
export const reviewThanks: Template<ReviewThanks> = (p, { say, site }) => ({
  subject: say('subject'),
  title: say('title'),
  blocks: [
    say('opening', { about: p.about ?? site }),
    `${'★'.repeat(p.rating)}${'☆'.repeat(5 - p.rating)}`,
    { note: say('note') },
  ],
});
