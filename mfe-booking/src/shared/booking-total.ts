import type { ChildBandDto } from '@atoll/api-client/endpoints/packages.gen';
import { fromCents, toCents } from '@atoll/contract/cents';
import { type Party, unitsOf } from '@atoll/contract/price';
import { type PackageOffer, shownPrice } from '@atoll/ui/offer-words';

/** A price with what children pay of it. */
export type PricedOffer = PackageOffer & { child_bands?: readonly ChildBandDto[] };

export interface BookingTotal {
  /** How often the price counts: travellers, rooms, or 1 for a group. */
  units: number;
  /** US dollars, decimal string with two decimals. */
  total: string;
}

/** What children pay of a price for each, by age: the youngest band that an age fits into, the oldest for one that is not known yet; null as an adult. */
function shareOf(bands: readonly ChildBandDto[], age: number | null): number | null {
  const band = age === null ? bands.at(-1) : bands.find(({ age_max: oldest }) => age <= oldest);
  return band?.share_percent ?? null;
}

/**
 * What a booking costs as long as no quote has said it: what two pay, as their card says it, else the price that is shown as often as it
 * counts, and for children their share of it, whole cents. The server computes it again and refuses another figure.
 */
export function bookingTotal(offer: PricedOffer, party: Party): BookingTotal {
  const units = unitsOf(offer, party);
  const each = toCents(shownPrice(offer)?.amount ?? offer.price);
  const bands = offer.pricing_type === 'per_person' ? (offer.child_bands ?? []) : [];
  const shares = party.children_ages.map((age) => shareOf(bands, age)).filter((share) => share !== null);
  // Half of an odd cent is rounded: twice the share of each is not what both pay.
  const forTwo = party.adults === 2 && party.children_ages.length === shares.length && offer.total_for_two;
  const grown = forTwo ? toCents(forTwo) : each * (units - shares.length);
  const young = shares.reduce((sum, share) => sum + Math.floor((each * share + 50) / 100), 0);
  return { units, total: fromCents(grown + young) };
}
