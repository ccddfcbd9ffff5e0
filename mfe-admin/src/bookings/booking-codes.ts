import type {
  BookingSource,
  BookingStatus,
  DeclineBookingDto,
  PaymentStatus,
} from '@atoll/api-client/endpoints/bookings.gen';

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

/** By when a clock runs out. */
export const DUES = ['today', 'overdue'] as const;

/** Why a request is declined. */
export const DECLINE_REASONS: DeclineBookingDto['reason_code'][] = [
  'no_places',
  'not_operating',
  'party_not_possible',
  'price_error',
  'other',
];
