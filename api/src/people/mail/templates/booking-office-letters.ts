import { paths } from '@atoll/contract/paths';
import type { Block, Fact, Template, Wording } from '../letter.js';
import { type BookingMail, isNothing, moneyFacts, shared, tripFacts } from './booking-mail.js';

/** A booking with how to reach its guest. */
export interface Reachable extends BookingMail {
  email: string;
  phone: string;
  guest_locale: string;
}

export interface BookingGuestCancelled extends Reachable {
  /** One of `CANCEL_REASONS`. */
  reason: string;
  message: string;
  fee: string;
  refund: string;
}

export interface BookingChargeback extends Reachable {
  /** What the bank took back. */
  amount: string;
}

export interface BookingBreach extends Reachable {
  /** The colleague who looked after it; null for nobody. */
  assigned_to: string | null;
}

/** A booking in a digest: nothing of its guest, for the letter outlives their data. */
export interface DigestLine {
  reference: string;
  package_name: string;
  check_in: string;
  travellers: number;
  /** Instant by which somebody has to act; null where there is none. */
  until: string | null;
  /** What is owed; null where that is not what the line is about. */
  amount: string | null;
}

export const DIGEST_SECTIONS = [
  'overdue',
  'replies',
  'messages',
  'changes',
  'holds',
  'proofs',
  'refunds',
  'today',
  'week',
  'balances',
] as const;
export type DigestSection = (typeof DIGEST_SECTIONS)[number];

/** What came in beside bookings and waits for a first answer. */
export const DIGEST_INBOXES = ['leads', 'trip_requests', 'contact_messages'] as const;
export type DigestInbox = (typeof DIGEST_INBOXES)[number];

export interface BookingsDigest {
  day: string;
  currency: string;
  sections: Partial<Record<DigestSection, DigestLine[]>>;
  /** How many of each are new; letters of an earlier release do not tell. */
  inboxes?: Record<DigestInbox, number>;
}

/** Who it is, and how to reach them. */
export const guestFacts = (p: Reachable, wording: Wording): Fact[] => {
  const say = shared(wording);
  return [
    [say('labels.guest'), p.name],
    [say('labels.email'), p.email],
    [say('labels.phone'), p.phone],
    [say('labels.language'), wording.language(p.guest_locale)],
  ];
};

/** The way to its page in the office. */
export const officeAction = ({ id }: BookingMail, wording: Wording): Block => ({
  action: { label: shared(wording)('office'), url: wording.link(paths.dashboardBooking(id)) },
});

/** To the office: a guest has cancelled. */
export const bookingGuestCancelled: Template<BookingGuestCancelled> = (p, wording) => {
  const { say, money } = wording;
  const refund = isNothing(p.refund) ? 'no_refund' : 'refund';
  return {
    subject: say('subject'),
    title: say('title'),
    replyTo: p.email,
    blocks: [
      say(refund, { refund: money(p.refund, p.currency) }),
      {
        facts: [
          ...tripFacts(p, wording),
          ...guestFacts(p, wording),
          [say('labels.reason'), say(`reasons.${p.reason}`)],
          [say('labels.fee'), money(p.fee, p.currency)],
        ],
      },
      ...(p.message ? [{ quote: p.message }] : []),
      officeAction(p, wording),
    ],
  };
};

/** To the office: a bank has taken a payment back, which is no refund of ours. */
export const bookingChargeback: Template<BookingChargeback> = (p, wording) => {
  const { say, money } = wording;
  const amount = money(p.amount, p.currency);
  return {
    subject: say('subject', { amount }),
    title: say('title'),
    blocks: [
      say('opening', { amount }),
      { facts: [...tripFacts(p, wording), ...moneyFacts(p, wording), ...guestFacts(p, wording)] },
      say('after'),
      officeAction(p, wording),
    ],
  };
};

/** To the office: a request has ended because nobody answered it. */
export const bookingBreach: Template<BookingBreach> = (p, wording) => {
  const { say } = wording;
  return {
    subject: say('subject'),
    title: say('title'),
    replyTo: p.email,
    blocks: [
      say('opening'),
      {
        facts: [
          ...tripFacts(p, wording),
          ...guestFacts(p, wording),
          [say('labels.assigned'), p.assigned_to ?? say('nobody')],
        ],
      },
      officeAction(p, wording),
    ],
  };
};

function digestLine(line: DigestLine, currency: string, wording: Wording): Fact {
  const { say, date, moment, money } = wording;
  const value = say('line', { trip: line.package_name, date: date(line.check_in), count: line.travellers });
  const until = line.until === null ? [] : [say('until', { until: moment(line.until) })];
  const amount = line.amount === null ? [] : [money(line.amount, currency)];
  return [line.reference, [value, ...until, ...amount].join('\n')];
}

/** Where those are answered; messages of the contact form are by mail. */
const INBOX_PAGES: Partial<Record<DigestInbox, string>> = {
  leads: paths.dashboardLeads(),
  trip_requests: paths.dashboardTripRequests(),
};

function inboxBlocks({ inboxes }: BookingsDigest, { say, link }: Wording): Block[] {
  const waiting = DIGEST_INBOXES.filter((name) => (inboxes?.[name] ?? 0) > 0);
  if (waiting.length === 0) return [];
  const links = waiting.flatMap((name) => {
    const page = INBOX_PAGES[name];
    return page ? [{ label: say(`inboxes.${name}`), url: link(page) }] : [];
  });
  return [
    say('inbox'),
    { facts: waiting.map((name): Fact => [say(`inboxes.${name}`), String(inboxes?.[name] ?? 0)]) },
    ...(links.length > 0 ? [{ links }] : []),
  ];
}

/** To the office, each morning on which there is something: what is to be done, who comes, who owes. */
export const bookingsDigest: Template<BookingsDigest> = (p, wording) => {
  const { say, date, link } = wording;
  const blocks = DIGEST_SECTIONS.flatMap((name): Block[] => {
    const lines = p.sections[name] ?? [];
    if (lines.length === 0) return [];
    return [say(`sections.${name}`), { facts: lines.map((line) => digestLine(line, p.currency, wording)) }];
  });
  return {
    subject: say('subject', { date: date(p.day) }),
    title: say('title', { date: date(p.day) }),
    blocks: [
      ...blocks,
      ...inboxBlocks(p, wording),
      { action: { label: say('action'), url: link(paths.dashboardBookings()) } },
    ],
  };
};
