/** What a price is for. */
export type PricingType = 'per_person' | 'per_group' | 'per_room';

/** What a price per room is for: a room, or a villa of several. */
export const ROOM_UNITS = ['room', 'villa'] as const;

export type RoomUnit = (typeof ROOM_UNITS)[number];

/** Whom one room or villa takes for its price. A child may have an adult's place, an adult never a child's. */
export interface Occupancy {
  unit: RoomUnit;
  adults: number;
  children: number;
  /** Oldest age on the first day that counts as a child; null for 17. */
  child_age_max: number | null;
}

/** Who travels. The age of a child that is not known yet is null and counts as a child's. */
export interface Party {
  adults: number;
  children_ages: readonly (number | null)[];
  /** Rooms that are asked for, where the price is for rooms; as many as everybody has a place in without it. */
  rooms?: number | null;
}

/** A price as it is offered: what it is for, and with rooms whom each of them takes. */
export interface Offer {
  pricing_type: PricingType;
  /** Null unless the price is per room. */
  occupancy: Occupancy | null;
}

/** Number of travellers. */
export const travellersOf = ({ adults, children_ages }: Party): number => adults + children_ages.length;

/**
 * How often a price counts for a party: for each traveller, once for the group, or for as many rooms as everybody has a place in,
 * and for those that are asked for beyond them.
 * The one rule of the site and its server.
 */
export function unitsOf({ pricing_type, occupancy }: Offer, party: Party): number {
  const travellers = travellersOf(party);
  if (pricing_type === 'per_group') return 1;
  if (pricing_type === 'per_person' || !occupancy) return travellers;
  const { adults, children, child_age_max } = occupancy;
  const grown = party.children_ages.filter((age) => child_age_max !== null && age !== null && age > child_age_max);
  const needed = Math.max(
    Math.ceil((party.adults + grown.length) / adults),
    Math.ceil(travellers / (adults + children)),
  );
  return Math.max(needed, party.rooms ?? 1);
}
