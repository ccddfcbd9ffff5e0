import { paths } from '@atoll/contract/paths';
import type { Block, Template } from '../letter.js';
import {
  type BookingMail,
  type GuestBookingMail,
  isNothing,
  moneyFacts,
  pageBlocks,
  shared,
  tripFacts,
} from './booking-mail.js';

export interface BookingPayment extends GuestBookingMail {
  amount: string;
  /** By when what is left of the deposit is to come; null where the booking is confirmed. */
  until: string | null;
  /** What was paid above the total. */
  over: string;
}

export interface BookingPaymentLate extends GuestBookingMail {
  amount: string;
  /** What goes back, once a colleague has released it. */
  refund: string;
}

export interface BookingRefund extends GuestBookingMail {
  amount: string;
}

/** Ten days before the rest is due, on the day, ten days after. */
export const REMINDER_STAGES = ['before', 'due', 'after'] as const;
export type ReminderStage = (typeof REMINDER_STAGES)[number];

export interface BookingBalanceDue extends GuestBookingMail {
  stage: ReminderStage;
  amount: string;
  due_on: string;
}

export interface BookingPaid extends BookingMail {
  amount: string;
  /** What waits for its way back. */
  refund_due: string;
}

const tripAndMoney = (p: BookingMail, wording: Parameters<Template<BookingMail>>[1]): Block => ({
  facts: [...tripFacts(p, wording), ...moneyFacts(p, wording)],
});

/** To the guest: money has come that did not confirm anything by itself. */
export const bookingPayment: Template<BookingPayment> = (p, wording) => {
  const { say, money, moment } = wording;
  const amount = (text: string) => money(text, p.currency);
  const { due: left, open, due_until: told, later = '0.00' } = p.money ?? { due: '0.00', open: '0.00' };
  const after =
    p.until !== null
      ? [
          told
            ? say(isNothing(later) ? 'confirms' : 'confirms_first')
            : say('until', { left: amount(left), until: moment(p.until) }),
        ]
      : !isNothing(p.over)
        ? [say('over', { over: amount(p.over) })]
        : isNothing(open)
          ? [say('all')]
          : [];
  return {
    subject: say('subject'),
    title: say('title'),
    blocks: [
      say('opening', { amount: amount(p.amount) }),
      tripAndMoney(p, wording),
      ...after,
      ...pageBlocks(p, wording, shared(wording)('page')),
    ],
  };
};

/** To the guest: money has come for a booking that is over, and goes back. */
export const bookingPaymentLate: Template<BookingPaymentLate> = (p, wording) => {
  const { say, money } = wording;
  return {
    subject: say('subject'),
    title: say('title'),
    blocks: [
      say('opening', { amount: money(p.amount, p.currency) }),
      { facts: tripFacts(p, wording) },
      ...(isNothing(p.refund) ? [] : [shared(wording)('refund', { refund: money(p.refund, p.currency) })]),
      ...pageBlocks(p, wording, shared(wording)('page')),
    ],
  };
};

/** To the guest: money is on its way back. */
export const bookingRefund: Template<BookingRefund> = (p, wording) => {
  const { say, money } = wording;
  return {
    subject: say('subject'),
    title: say('title'),
    blocks: [
      say('opening', { amount: money(p.amount, p.currency) }),
      tripAndMoney(p, wording),
      ...pageBlocks(p, wording, shared(wording)('page')),
    ],
  };
};

/** To the guest: a transfer that they showed a proof of is not there. */
export const bookingProofDeclined: Template<BookingRefund> = (p, wording) => {
  const { say, money } = wording;
  return {
    subject: say('subject'),
    title: say('title'),
    blocks: [
      say('opening', { amount: money(p.amount, p.currency) }),
      tripAndMoney(p, wording),
      say('after'),
      ...pageBlocks(p, wording, shared(wording)('page')),
    ],
  };
};

/** To the guest: the rest is to be paid. */
export const bookingBalanceDue: Template<BookingBalanceDue> = (p, wording) => {
  const { say, money, date } = wording;
  const values = { amount: money(p.amount, p.currency), date: date(p.due_on) };
  return {
    subject: say(`${p.stage}.subject`, values),
    title: say(`${p.stage}.title`),
    blocks: [
      say(`${p.stage}.opening`, values),
      tripAndMoney(p, wording),
      say('crossed'),
      ...pageBlocks(p, wording, say('action')),
    ],
  };
};

/** To the office: money has come. */
export const bookingPaid: Template<BookingPaid> = (p, wording) => {
  const { say, money, link } = wording;
  const amount = money(p.amount, p.currency);
  const back = isNothing(p.refund_due) ? [] : [say('back', { refund: money(p.refund_due, p.currency) })];
  return {
    subject: say('subject', { amount }),
    title: say('title'),
    blocks: [
      say('opening', { amount }),
      tripAndMoney(p, wording),
      ...back,
      { action: { label: shared(wording)('office'), url: link(paths.dashboardBooking(p.id)) } },
    ],
  };
};
