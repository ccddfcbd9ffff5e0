import { type Party, unitsOf } from '@atoll/contract/price';
import { type PackageOffer, shownPrice } from '@atoll/ui/offer-words';

export interface BookingTotal {
  /** How often the price counts: travellers, rooms, or 1 for a group. */
  units: number;
  /** US dollars, decimal string with two decimals. */
  total: string;
}

/** Whole cents of a decimal string. */
export const toCents = (amount: string): number => {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
  return amount.startsWith('-') ? -cents : cents;
};

/** The decimal string of whole cents, 0 or more. */
export const fromCents = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

const isTwo = ({ adults, children_ages: ages }: Party): boolean => adults === 2 && ages.length === 0;

/**
 * What a booking costs as long as no quote has said it: what two pay, as their card says it, else the price that is shown as often as it
 * counts, whole cents. The server computes it again and refuses another figure.
 */
export function bookingTotal(offer: PackageOffer, party: Party): BookingTotal {
  const units = unitsOf(offer, party);
  const counted = () => fromCents(toCents(shownPrice(offer)?.amount ?? offer.price) * units);
  // Half of an odd cent is rounded: twice the share of each is not what both pay.
  return { units, total: (isTwo(party) && offer.total_for_two) || counted() };
}
