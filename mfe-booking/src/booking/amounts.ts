import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { fromCents, toCents } from '../shared/booking-total';

/** Whether an amount is more than nothing. */
export const isSome = (amount: string): boolean => toCents(amount) > 0;

/** What came in beyond the total; `0.00` where nothing did. What is owed is the server's to say (`due`). */
export const surplus = ({ balance }: Pick<BookingDto, 'balance'>): string => fromCents(Math.max(0, -toCents(balance)));
