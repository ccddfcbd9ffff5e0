export type PricingType = 'per_person' | 'per_group' | 'per_room';

export interface BookingTotal {
  /** How often the price counts: travellers, rooms, or 1 for a group. */
  units: number;
  /** US dollars, decimal string with two decimals. */
  total: string;
}

/** Two travellers share a room. */
export const ROOM_SIZE = 2;

const toCents = (amount: string): number => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
};

const fromCents = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** How often a price counts for this many travellers: each of them, each room of two, or the group once. */
export function unitsOf(pricing: PricingType, travellers: number): number {
  if (pricing === 'per_group') return 1;
  return pricing === 'per_room' ? Math.ceil(travellers / ROOM_SIZE) : travellers;
}

/**
 * What a booking costs, by the server's arithmetic: adults and children count alike, whole cents, nothing is added.
 * The server computes it again and its figure is the one that counts.
 */
export function bookingTotal(price: string, pricing: PricingType, travellers: number): BookingTotal {
  const units = unitsOf(pricing, travellers);
  return { units, total: fromCents(toCents(price) * units) };
}
