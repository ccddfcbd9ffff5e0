import type { BookingSource, BookingStatus, PaymentStatus } from '@atoll/api-client/endpoints/bookings.gen';

/** States in the order in which a booking meets them. */
export const STATUSES: BookingStatus[] = [
  'requested',
  'on_hold',
  'awaiting_payment',
  'waitlisted',
  'confirmed',
  'completed',
  'cancelled',
  'declined',
  'expired',
  'no_show',
];

export const PAYMENTS: PaymentStatus[] = [
  'unpaid',
  'partially_paid',
  'deposit_paid',
  'paid',
  'overpaid',
  'partially_refunded',
  'refunded',
];

export const SOURCES: BookingSource[] = ['form', 'whatsapp', 'phone', 'email', 'agent'];

export const SORTS = ['newest', 'oldest', 'check_in', 'clock'] as const;
