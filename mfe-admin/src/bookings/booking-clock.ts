import { addDays } from '@atoll/contract/days';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';

/** What runs out: the promised answer, a hold, the time to pay the deposit or the rest, the answer to a change. */
export type ClockKind = 'reply' | 'hold' | 'pay' | 'balance' | 'change';

export interface BookingClock {
  kind: ClockKind;
  /** ISO instant. */
  until: string;
}

type Timed = Pick<
  BookingDto,
  'status' | 'reply_by' | 'expires_at' | 'payment_due_at' | 'balance' | 'balance_due_on' | 'change_reply_by'
>;

const running = (kind: ClockKind, until: string | null): BookingClock | null => (until ? { kind, until } : null);

/** The next deadline that runs: of the booking's state, or of a change that was asked for; null where nothing does. */
export function bookingClock(booking: Timed): BookingClock | null {
  const change = running('change', booking.change_reply_by);
  const own = stateClock(booking);
  return change && (!own || Date.parse(change.until) < Date.parse(own.until)) ? change : own;
}

/** A day lasts until its midnight in the Maldives. */
function stateClock(booking: Timed): BookingClock | null {
  switch (booking.status) {
    case 'requested':
      return running('reply', booking.reply_by);
    case 'on_hold':
      return running('hold', booking.expires_at);
    case 'awaiting_payment':
      return running('pay', booking.payment_due_at);
    case 'confirmed': {
      const day = Number(booking.balance) > 0 ? booking.balance_due_on : null;
      return running('balance', day && new Date(`${addDays(day, 1)}T00:00:00+05:00`).toISOString());
    }
    default:
      return null;
  }
}
