import { paths } from '@atoll/contract/paths';
import type { Fact, Template, Wording } from '../letter.js';

/** What a letter tells of an offer. Money as decimal text in USD, days as `YYYY-MM-DD`. */
export interface TripOfferMail {
  /** Of the request. */
  id: string;
  reference: string;
  /** Null when the visitor gave only an address. */
  name: string | null;
  package_name: string;
  check_in: string;
  check_out: string;
  travellers: number;
  total: string;
  /** Last day on which it holds. */
  valid_until: string;
}

export interface TripOfferSent extends TripOfferMail {
  /** The guest's key to the wish and its offer. */
  access_token: string;
  /** What the agency writes to it. */
  words: string;
}

export type OfferAnswer = 'declined' | 'expired' | 'sold_out';

export interface TripOfferAnswer extends TripOfferMail {
  answer: OfferAnswer;
  /** What the guest wrote. */
  message: string;
  email: string;
}

/** The page of a wish and its offer, opened without a password. */
export const wishPage = (p: { id: string; access_token: string }, { link }: Wording): string =>
  `${link(paths.customTripOffer(p.id))}?access_token=${encodeURIComponent(p.access_token)}`;

const offerFacts = (p: TripOfferMail, { say, dates, date, money }: Wording): Fact[] => [
  [say('labels.reference'), p.reference],
  [say('labels.trip'), p.package_name],
  [say('labels.dates'), dates(p.check_in, p.check_out)],
  [say('labels.travellers'), String(p.travellers)],
  [say('labels.total'), money(p.total, 'USD')],
  [say('labels.until'), date(p.valid_until)],
];

/** To the guest: the agency has planned a trip for them. */
export const tripOffer: Template<TripOfferSent> = (p, wording) => {
  const { say, date } = wording;
  return {
    subject: say('subject'),
    title: say('title'),
    blocks: [
      say(p.name ? 'opening' : 'opening_unnamed', { until: date(p.valid_until) }),
      ...(p.words ? [{ quote: p.words }] : []),
      { facts: offerFacts(p, wording) },
      { action: { label: say('action'), url: wishPage(p, wording) } },
      { note: say('note') },
    ],
  };
};

/** To the office: what became of an offer that was not taken. */
export const tripOfferAnswer: Template<TripOfferAnswer> = (p, wording) => {
  const { say, link } = wording;
  return {
    subject: say(`subjects.${p.answer}`),
    title: say(`titles.${p.answer}`),
    replyTo: p.email,
    blocks: [
      say(`openings.${p.answer}`),
      ...(p.message ? [{ quote: p.message }] : []),
      { facts: [[say('labels.guest'), p.name ?? p.email], ...offerFacts(p, wording)] },
      { action: { label: say('action'), url: link(paths.dashboardTripRequest(p.id)) } },
    ],
  };
};
