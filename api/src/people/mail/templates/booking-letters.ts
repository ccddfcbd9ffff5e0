import { paths } from '@atoll/contract/paths';
import type { Letter, Template, Wording } from '../letter.js';
import {
  type BookingMail,
  type GuestBookingMail,
  bookingFacts,
  pageBlocks,
  shared,
  tripFacts,
  moneyFacts,
} from './booking-mail.js';

export type BookingReceived = GuestBookingMail;

/** A booking for which the guest has to pay until an instant. */
export interface BookingToPay extends GuestBookingMail {
  /** What is to be paid by then. */
  amount: string;
  until: string;
}

export interface BookingNew extends BookingMail {
  /** Until when its places are held: paying confirms it. Null where the agency has to answer, or the guest waits. */
  hold_until?: string | null;
  email: string;
  phone: string;
  special_requests: string;
  /** Language in which the guest wants to be answered. */
  guest_locale: string;
}

/** A letter that tells how a booking has begun. */
const begun = (
  p: GuestBookingMail,
  wording: Wording,
  { opening, after }: { opening: string; after: string | null },
) => {
  const { say } = wording;
  const blocks: Letter['blocks'] = [opening, bookingFacts(p, wording)];
  if (after !== null) blocks.push(after);
  blocks.push(...pageBlocks(p, wording, say('action')));
  return { subject: say('subject'), title: say('title'), blocks };
};

const toPay = (p: BookingToPay, { money, moment }: Wording) => ({
  amount: money(p.amount, p.currency),
  until: moment(p.until),
});

/** To the guest: the request has arrived (T2). */
export const bookingReceived: Template<BookingReceived> = (p, wording) => {
  const { say, moment } = wording;
  const after = p.reply_by === null ? null : say('promise', { reply_by: moment(p.reply_by) });
  return begun(p, wording, { opening: say('opening'), after });
};

/** To the guest: places are held while they pay (T1). */
export const bookingHeld: Template<BookingToPay> = (p, wording) => {
  const { say } = wording;
  return begun(p, wording, { opening: say('opening', toPay(p, wording)), after: say('after') });
};

/** To the guest: the days are sold out, and they wait for a place (T3). */
export const bookingWaitlisted: Template<GuestBookingMail> = (p, wording) => {
  const { say } = wording;
  return begun(p, wording, { opening: say('opening'), after: say('after') });
};

/** To the guest: a colleague has booked for them (T4). */
export const bookingPrepared: Template<BookingToPay> = (p, wording) => {
  const { say } = wording;
  return begun(p, wording, { opening: say('opening', toPay(p, wording)), after: null });
};

/** To the guest: a transfer is waited for, and the places with it (T6a). */
export const bookingTransfer: Template<BookingToPay> = (p, wording) => {
  const { say } = wording;
  return {
    subject: say('subject'),
    title: say('title'),
    blocks: [
      say('opening', toPay(p, wording)),
      bookingFacts(p, wording),
      say('after'),
      ...pageBlocks(p, wording, shared(wording)('page')),
    ],
  };
};

/** To the guest: the link that they asked for. */
export const bookingLink: Template<GuestBookingMail & { days: number }> = (p, wording) => {
  const { say } = wording;
  return {
    subject: say('subject'),
    title: say('title'),
    blocks: [
      say('opening'),
      ...pageBlocks(p, wording, shared(wording)('page')).slice(0, 1),
      { note: say('note', { count: p.days }) },
    ],
  };
};

const OPENINGS = { requested: 'opening', held: 'opening_held', waiting: 'opening_waiting' } as const;

/** To the office: a booking that came in by itself. */
export const bookingNew: Template<BookingNew> = (p, wording) => {
  const { say, link, moment, language } = wording;
  const held = p.hold_until ?? null;
  const kind = p.reply_by !== null ? 'requested' : held !== null ? 'held' : 'waiting';
  const labels = shared(wording);
  return {
    subject: say('subject'),
    title: say('title'),
    replyTo: p.email,
    blocks: [
      say(OPENINGS[kind], {
        ...(p.reply_by !== null && { reply_by: moment(p.reply_by) }),
        ...(held !== null && { until: moment(held) }),
      }),
      {
        facts: [
          ...tripFacts(p, wording),
          ...moneyFacts(p, wording),
          [labels('labels.guest'), p.name],
          [labels('labels.email'), p.email],
          [labels('labels.phone'), p.phone],
          [labels('labels.language'), language(p.guest_locale)],
          [labels('labels.wishes'), p.special_requests],
        ],
      },
      { action: { label: labels('office'), url: link(paths.dashboardBooking(p.id)) } },
    ],
  };
};
