import type { Fact, Template } from '../letter.js';
import { wishPage } from './trip-offer-letters.js';
import { type WishMail, wishFacts } from './trip-wish-facts.js';

export interface TripRequestReceived {
  /** Of the request, with the guest's key to it; absent in letters that an earlier release has queued. */
  id?: string;
  access_token?: string;
  reference: string;
  /** Null when the visitor gave only an address. */
  name: string | null;
  reply_by: string;
  /** What the trip builder asked; null or, in letters that an earlier release has queued, absent where it was not used. */
  wish?: WishMail | null;
}

export interface TripRequestNew extends Omit<TripRequestReceived, 'access_token'> {
  id: string;
  email: string;
  phone: string | null;
  description: string;
  /** Days. */
  duration: number | null;
  /** US dollars: `2000-5000`. */
  budget: string | null;
  travellers: number | null;
  guest_locale: string;
}

const text = (value: number | null) => (value === null ? null : String(value));

/** To the office: a visitor wants a trip of their own. */
export const tripRequestNew: Template<TripRequestNew> = (p, wording) => {
  const { say, moment, budget, language } = wording;
  const asked: Fact[] = p.wish
    ? wishFacts(p.wish, wording)
    : [
        [say('labels.days'), text(p.duration)],
        [say('labels.budget'), p.budget && budget(p.budget)],
        [say('labels.travellers'), text(p.travellers)],
      ];
  return {
    subject: say('subject', { name: p.name ?? p.email }),
    title: say('title'),
    replyTo: p.email,
    blocks: [
      say('opening', { reply_by: moment(p.reply_by) }),
      {
        facts: [
          [say('labels.reference'), p.reference],
          [say('labels.name'), p.name],
          [say('labels.email'), p.email],
          [say('labels.phone'), p.phone],
          ...asked,
          [say('labels.language'), language(p.guest_locale)],
        ],
      },
      { quote: p.description },
      { note: say('note') },
    ],
  };
};

/**
 * To the visitor: the wish for a trip has arrived. What they chose is in it, their words are not: the address may be
 * another person’s.
 */
export const tripRequestReceived: Template<TripRequestReceived> = (p, wording) => {
  const { say, moment } = wording;
  const opening = p.name ? 'opening' : 'opening_unnamed';
  return {
    subject: say('subject'),
    title: say('title'),
    blocks: [
      say(opening, { reply_by: moment(p.reply_by) }),
      ...(p.wish ? [say('wish'), { facts: wishFacts(p.wish, wording) }] : []),
      ...(p.id && p.access_token
        ? [{ action: { label: say('action'), url: wishPage({ id: p.id, access_token: p.access_token }, wording) } }]
        : []),
      { note: say('note') },
    ],
  };
};
