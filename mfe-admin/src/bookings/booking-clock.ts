import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';

/** What runs out: the promised answer, a hold, the time to pay the deposit or the rest, the answer to a change. */
export type ClockKind = 'reply' | 'hold' | 'pay' | 'balance' | 'change';

export interface BookingClock {
  kind: ClockKind;
  /** ISO instant. */
  until: string;
}

type Timed = Pick<BookingDto, 'status' | 'reply_by' | 'expires_at' | 'payment_due_at' | 'due' | 'change_reply_by'>;

const running = (kind: ClockKind, until: string | null): BookingClock | null => (until ? { kind, until } : null);

/** The next deadline that runs: of the booking's state, or of a change that was asked for; null where nothing does. */
export function bookingClock(booking: Timed): BookingClock | null {
  const change = running('change', booking.change_reply_by);
  const own = stateClock(booking);
  return change && (!own || Date.parse(change.until) < Date.parse(own.until)) ? change : own;
}

function stateClock(booking: Timed): BookingClock | null {
  switch (booking.status) {
    case 'requested':
      return running('reply', booking.reply_by);
    case 'on_hold':
      return running('hold', booking.expires_at);
    case 'awaiting_payment':
      return running('pay', booking.payment_due_at);
    case 'confirmed':
      return running('balance', booking.due.by);
    default:
      return null;
  }
}
