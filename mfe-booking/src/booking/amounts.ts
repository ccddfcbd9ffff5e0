import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { fromCents, toCents } from '../shared/booking-total';

/** What came in less what went back, in US dollars. */
export const netPaid = ({ paid, refunded }: Pick<BookingDto, 'paid' | 'refunded'>): string =>
  fromCents(Math.max(0, toCents(paid) - toCents(refunded)));

/** What is asked for next, in US dollars: the deposit until the booking is confirmed, then the rest. The server asks for it by its own sum. */
export function dueNow(booking: Pick<BookingDto, 'status' | 'deposit_due' | 'balance' | 'paid' | 'refunded'>): string {
  const balance = Math.max(0, toCents(booking.balance));
  if (booking.status === 'confirmed') return fromCents(balance);
  const open = toCents(booking.deposit_due) - toCents(netPaid(booking));
  return fromCents(Math.min(balance, Math.max(0, open)));
}

/** What stays to be paid after that. */
export const dueLater = (booking: BookingDto): string =>
  fromCents(Math.max(0, toCents(booking.balance) - toCents(dueNow(booking))));

/** Whether an amount is more than nothing. */
export const isSome = (amount: string): boolean => toCents(amount) > 0;

/** What came in beyond the total; `0.00` where nothing did. */
export const surplus = ({ balance }: Pick<BookingDto, 'balance'>): string => fromCents(Math.max(0, -toCents(balance)));
