import { addDays } from '@atoll/contract/days';
import { formatMinor } from '../../../platform/fields/money.js';
import type { Booking } from '../booking.entity.js';
import type { ChangeRequest } from './change-request.entity.js';

/** A stay as somebody would like it, as history and letters tell it. Money in US dollars, days as `YYYY-MM-DD`. */
export interface AskedStay {
  asked: {
    check_in: string;
    check_out: string;
    adults: number;
    children_ages: number[];
    /** All that is added to it; null where that stays. */
    extras: { code: string; qty: number }[] | null;
    total: string;
  };
  /** What is to be paid on top; below 0 where it would be less. */
  difference: string;
}

/** The stay that a change asks for, whole, and by how much its total moves. */
export function askedStay(booking: Booking, { requested, ...request }: ChangeRequest): AskedStay {
  const check_in = requested.check_in ?? booking.checkIn;
  const nights = request.termsAfter?.nights ?? requested.nights ?? booking.nights;
  return {
    asked: {
      check_in,
      check_out: addDays(check_in, nights),
      adults: requested.adults ?? booking.adults,
      children_ages: requested.children_ages ?? booking.childrenAges,
      extras: requested.extras ?? null,
      total: formatMinor(request.totalMinor),
    },
    difference: formatMinor(request.totalMinor - request.totalBeforeMinor),
  };
}
