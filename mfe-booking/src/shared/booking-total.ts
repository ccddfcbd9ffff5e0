import { type Offer, type Party, unitsOf } from '@atoll/contract/price';

export interface BookingTotal {
  /** How often the price counts: travellers, rooms, or 1 for a group. */
  units: number;
  /** US dollars, decimal string with two decimals. */
  total: string;
}

const toCents = (amount: string): number => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
};

const fromCents = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** What a booking costs: the price as often as it counts, whole cents. The server computes it again and refuses another figure. */
export function bookingTotal(offer: Offer & { price: string }, party: Party): BookingTotal {
  const units = unitsOf(offer, party);
  return { units, total: fromCents(toCents(offer.price) * units) };
}
