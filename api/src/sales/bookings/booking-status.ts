/** Where a booking stands. Transitions come with the screens that make them; a request starts as `requested`. */
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

/** How somebody wants to be answered. */
export const CONTACT_CHANNELS = ['email', 'whatsapp', 'phone'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];
