import type { Template } from '../letter.js';

export interface TripRequestReceived {
  reference: string;
  /** Null when the visitor gave only an address. */
  name: string | null;
  reply_by: string;
}

export interface TripRequestNew extends TripRequestReceived {
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
export const tripRequestNew: Template<TripRequestNew> = (p, { say, moment, budget, language }) => ({
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
        [say('labels.days'), text(p.duration)],
        [say('labels.budget'), p.budget && budget(p.budget)],
        [say('labels.travellers'), text(p.travellers)],
        [say('labels.language'), language(p.guest_locale)],
      ],
    },
    { quote: p.description },
    { note: say('note') },
  ],
});

/** To the visitor: the wish for a trip has arrived. Their words are not in it: the address may be another person’s. */
export const tripRequestReceived: Template<TripRequestReceived> = (p, { say, moment }) => {
  const opening = p.name ? 'opening' : 'opening_unnamed';
  return {
    subject: say('subject'),
    title: say('title'),
    blocks: [say(opening, { reply_by: moment(p.reply_by) }), { note: say('note') }],
  };
};
