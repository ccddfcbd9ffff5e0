import type { AskedMail } from '../../../people/mail/templates/booking-change-letters.js';
import type { GuestBookingMail } from '../../../people/mail/templates/booking-mail.js';
import type { BookingPayloads } from '../../../people/mail/templates/booking-templates.js';
import { formatMinor } from '../../../platform/fields/money.js';
import type { BookingEvent } from '../booking-event.entity.js';
import type { AskedStay } from '../changes/asked-stay.js';
import { bookingMail, depositUntil, paidOver, reachOf } from './booking-mail-facts.js';
import type { BookingRow } from '../bookings.queries.js';
import { dueOfRow } from '../due/due-of-row.js';
import { honouredUntil } from '../machine/deadlines.js';

/** What a letter has to know of an event. */
export type Happened = Pick<BookingEvent, 'type' | 'at' | 'fromStatus' | 'actorType' | 'reasonCode' | 'message'> & {
  data?: BookingEvent['data'];
};

type Template = keyof BookingPayloads;

/** A letter that is to be written. */
export interface ChosenLetter {
  template: Template;
  payload: BookingPayloads[Template];
}

const letter = <T extends Template>(template: T, payload: BookingPayloads[T]): ChosenLetter => ({ template, payload });

const isOfGuest = ({ actorType }: Happened): boolean => actorType === 'guest' || actorType === 'customer';

/** How a booking has begun (T1–T4), by the state that it is in. */
export function beginningLetter(row: BookingRow, base: GuestBookingMail): ChosenLetter {
  const amount = formatMinor(dueOfRow(row).amount);
  if (row.status === 'on_hold') return letter('booking-held', { ...base, amount, until: row.expires_at ?? '' });
  if (row.status === 'awaiting_payment')
    return letter('booking-prepared', { ...base, amount, until: row.payment_due_at ?? '' });
  return row.status === 'waitlisted' ? letter('booking-waitlisted', base) : letter('booking-received', base);
}

function expiryLetter({ fromStatus: from, at }: Happened, row: BookingRow, base: GuestBookingMail): ChosenLetter {
  const { product_slug: package_slug, room_code } = row;
  const ended = { ...base, package_slug, room_code, refund: formatMinor(row.refund_due_minor) };
  if (from === 'waitlisted') return letter('booking-waitlist-ended', ended);
  if (from === 'requested') return letter('booking-unanswered', ended);
  const missing = formatMinor(Math.max(row.deposit_minor - row.paid_minor + row.refunded_minor, 0));
  const lapsed = { ...ended, honoured_until: honouredUntil(at).toISOString(), missing };
  return from === 'on_hold' ? letter('booking-hold-ended', lapsed) : letter('booking-payment-lapsed', lapsed);
}

/** What whoever holds a booking is told of a step; null for steps that they took before the page, or that are the agency's own. */
export function stepLetter(
  happened: Happened,
  row: BookingRow,
  base: GuestBookingMail,
  alternatives: { slug: string; name: string }[],
): ChosenLetter | null {
  const { type, message, reasonCode } = happened;
  const amount = formatMinor(dueOfRow(row).amount);
  const refund = formatMinor(row.refund_due_minor);
  const asked = { ...base, reply_by: row.reply_by ?? '' };
  switch (type) {
    case 'approve':
      // Who has paid already reads that it is confirmed.
      return dueOfRow(row).kind === 'nothing'
        ? null
        : letter('booking-approved', {
            ...base,
            amount,
            until: row.payment_due_at ?? '',
            message,
            total_before: (happened.data?.['total_before'] as string | undefined) ?? null,
          });
    case 'decline':
      return letter('booking-declined', { ...base, message, reason: reasonCode ?? 'other', alternatives, refund });
    case 'pay':
    case 'honour':
      return letter('booking-confirmed', base);
    case 'expire':
      return expiryLetter(happened, row, base);
    case 'cancel': {
      const fee = row.cancellation?.fee ?? '0.00';
      return letter('booking-cancelled', { ...base, by_guest: isOfGuest(happened), message, fee, refund });
    }
    case 'cancel_departure':
      return letter('booking-departure-cancelled', { ...base, message, alternatives, refund });
    case 'offer':
    case 'offer_transfer':
      return letter('booking-offer', { ...base, amount, until: row.expires_at ?? row.payment_due_at ?? '' });
    case 'transfer':
      return letter('booking-transfer', { ...base, amount, until: row.payment_due_at ?? '' });
    case 'no_show':
      return letter('booking-no-show', { ...base, fee: row.cancellation?.fee ?? '0.00', refund });
    case 'request':
      return letter('booking-place-asked', asked);
    case 'reopen':
      return letter('booking-reopened', asked);
    case 'complete':
      return letter('booking-completed', base);
    case 'change':
      return letter('booking-changed', { ...base, message, ...changedMoney(happened, row) });
    case 'change_declined':
      return letter('booking-change-declined', { ...base, message });
    default:
      return null;
  }
}

/** What became of money that has moved. */
export interface MoneyMoved {
  type: 'payment' | 'refund' | 'chargeback';
  /** Cents. */
  amountMinor: number;
  /** It has confirmed the booking: the letter about that tells of it. */
  confirmed: boolean;
  by: BookingEvent['actorType'];
}

/** States in which money has nothing to pay for any more. */
const OVER: readonly BookingRow['status'][] = ['expired', 'declined', 'cancelled', 'no_show'];

/** What another stay costs, and what of it is to be paid next or was paid too much. */
function changedMoney({ data }: Happened, row: BookingRow) {
  const { before } = data as unknown as { before: { total: string } };
  const { amount, lastDay } = dueOfRow(row);
  const until = depositUntil(row);
  return {
    total_before: before.total,
    next: { amount: formatMinor(amount), until, day: until === null ? lastDay : null },
    over: formatMinor(paidOver(row)),
  };
}

/** What whoever holds a booking is told of money; null where another letter tells it. */
export function moneyLetter(
  { type, amountMinor, confirmed }: MoneyMoved,
  row: BookingRow,
  base: GuestBookingMail,
): ChosenLetter | null {
  if (type === 'chargeback') return null;
  const amount = formatMinor(amountMinor);
  if (type === 'refund') return letter('booking-refund', { ...base, amount });
  if (confirmed) return null;
  if (OVER.includes(row.status))
    return letter('booking-payment-late', { ...base, amount, refund: formatMinor(row.refund_due_minor) });
  const until = depositUntil(row);
  return letter('booking-payment', { ...base, amount, until, over: formatMinor(paidOver(row)) });
}

/** What the office is told of money: what came by itself, and what a bank took back; null for what else a colleague wrote down. */
export function moneyOfficeLetter({ type, amountMinor, by }: MoneyMoved, row: BookingRow, now: Date) {
  const moved = { ...bookingMail(row, now), amount: formatMinor(amountMinor) };
  if (type === 'chargeback') return letter('booking-chargeback', { ...moved, ...reachOf(row) });
  return type === 'payment' && by !== 'staff'
    ? letter('booking-paid', { ...moved, refund_due: formatMinor(row.refund_due_minor) })
    : null;
}

/** What the office is told of a booking that came in by itself. */
export const newLetter = (row: BookingRow, now: Date): ChosenLetter =>
  letter('booking-new', {
    ...bookingMail(row, now),
    ...reachOf(row),
    hold_until: row.status === 'on_hold' ? row.expires_at : null,
    special_requests: row.special_requests,
  });

/** A stay as it is asked for, with the names of what is added to it. */
function askedMail({ data }: Happened, { price_details: details }: BookingRow): AskedMail {
  const { asked, difference } = data as unknown as AskedStay;
  const booked = (details?.lines ?? []).flatMap(({ kind, code, label, qty }) =>
    kind === 'extra' && code !== null ? [{ code, label, qty }] : [],
  );
  const named = ({ code, qty }: { code: string; qty: number }) =>
    `${booked.find((line) => line.code === code)?.label ?? code} × ${qty}`;
  const { extras } = asked;
  return { ...asked, extras: extras && { before: booked.map(named), after: extras.map(named) }, difference };
}

/** What the office is told of a step; null for what it did itself, and for what money tells. */
export function officeLetter(happened: Happened, row: BookingRow, now: Date): ChosenLetter | null {
  const { type, fromStatus, reasonCode, message } = happened;
  const base = { ...bookingMail(row, now), ...reachOf(row) };
  if (type === 'cancel' && isOfGuest(happened))
    return letter('booking-guest-cancelled', {
      ...base,
      reason: reasonCode ?? 'other',
      message,
      fee: row.cancellation?.fee ?? '0.00',
      refund: formatMinor(row.refund_due_minor),
    });
  if (type === 'change_asked' && isOfGuest(happened))
    return letter('booking-change-asked', { ...base, message, asked: askedMail(happened, row) });
  if (type === 'change_withdrawn' && isOfGuest(happened))
    return letter('booking-change-withdrawn', { ...base, asked: askedMail(happened, row) });
  if (type === 'expire' && fromStatus === 'requested')
    return letter('booking-breach', { ...base, assigned_to: row.assigned_to?.name ?? null });
  return null;
}
