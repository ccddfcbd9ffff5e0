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

/** How a package is charged. */
export type PricingType = 'per_person' | 'per_group' | 'per_room';

/**
 * Total of a booking in minor units, from the stored price only: each traveller pays, or the group once, or each room for two.
 */
export function totalMinor(priceMinor: number, pricing: PricingType, travellers: number): number {
  if (pricing === 'per_group') return priceMinor;
  return priceMinor * (pricing === 'per_room' ? Math.ceil(travellers / 2) : travellers);
}
