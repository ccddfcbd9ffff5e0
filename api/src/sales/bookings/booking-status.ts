/** Where a booking stands (D-15); `machine/booking-machine.ts` says which follows which. */
export const BOOKING_STATUSES = [
  'on_hold',
  'requested',
  'awaiting_payment',
  'confirmed',
  'completed',
  'cancelled',
  'declined',
  'expired',
  'no_show',
  'waitlisted',
] as const;

export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Through which door it came; staff write all but the first for somebody. */
export const BOOKING_SOURCES = ['form', 'whatsapp', 'phone', 'email', 'agent'] as const;
export type BookingSource = (typeof BOOKING_SOURCES)[number];

/** How far it is paid; derived from the ledger, never set. */
export const PAYMENT_STATUSES = [
  'unpaid',
  'partially_paid',
  'deposit_paid',
  'paid',
  'overpaid',
  'partially_refunded',
  'refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** How somebody wants to be answered. */
export const CONTACT_CHANNELS = ['email', 'whatsapp', 'phone'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];
