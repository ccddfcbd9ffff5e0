import { type Party, unitsOf } from '@atoll/contract/price';
import { line } from './lines.js';
import type { BasePrice, ChildBand, PriceLine } from './pricing.types.js';
import { share, WHOLE_BP } from './rounding.js';
import { pricedDays } from './seasons.js';

/** Who pays as an adult, and how many children pay as which band. */
interface Payers {
  adults: number;
  children: { band: ChildBand; qty: number }[];
}

const byAge = (bands: readonly ChildBand[]): ChildBand[] => bands.toSorted((one, other) => one.age_max - other.age_max);

/** The youngest band that an age fits into; an age that is not known yet is in the oldest. Null for who pays as an adult. */
const bandOf = (bands: readonly ChildBand[], age: number | null): ChildBand | null =>
  (age === null ? bands.at(-1) : bands.find(({ age_max }) => age <= age_max)) ?? null;

function payersOf(bands: readonly ChildBand[], { adults, children_ages }: Party): Payers {
  const found = children_ages.map((age) => bandOf(bands, age));
  const children = bands.map((band) => ({ band, qty: found.filter((one) => one === band).length }));
  return {
    adults: adults + found.filter((band) => band === null).length,
    children: children.filter(({ qty }) => qty > 0),
  };
}

/** What a child of a band pays: its share of an adult's price, rounded for each child, never more than an adult. */
const childPrice = (adult: number, { share_bp }: ChildBand): number =>
  share(adult, Math.min(share_bp, WHOLE_BP), WHOLE_BP);

/**
 * What an adult who travels alone pays on top. With children in the room never so much that a second adult in the place of the dearest
 * of them would have cost less.
 */
function singleSupplement(supplement: number, adult: number, children: readonly number[]): number {
  if (children.length === 0) return supplement;
  return Math.min(supplement, adult - Math.max(...children));
}

function perPerson(base: BasePrice, party: Party, times: number): PriceLine[] {
  const adult = base.amount * times;
  const { adults, children } = payersOf(byAge(base.child_bands), party);
  const prices = children.map(({ band, qty }) => ({ band, qty, each: childPrice(adult, band) }));
  const alone = adults === 1;
  const supplement = alone
    ? singleSupplement(
        base.single_supplement * times,
        adult,
        prices.map(({ each }) => each),
      )
    : 0;
  return [
    line('base', adults, 'person', adult * adults),
    ...prices.map(({ band, qty, each }) => line('child', qty, 'person', each * qty, { age_max: band.age_max })),
    ...(supplement > 0 ? [line('single_supplement', 1, 'person', supplement)] : []),
  ];
}

/**
 * What is asked for a stay before seasons, extras and reductions: for each person (children by their bands, an adult alone with a
 * supplement), once for a group, or for as many rooms as everybody has a place in (`unitsOf`, the rule of the site and its server).
 * A price per night counts as often as there are nights, for a trip without a night once.
 */
export function baseLines(base: BasePrice, party: Party, nights: number): PriceLine[] {
  const times = base.per === 'night' ? pricedDays(nights) : 1;
  if (base.pricing_type === 'per_person') return perPerson(base, party, times);
  const units = unitsOf(base, party);
  const unit = base.pricing_type === 'per_group' ? 'group' : (base.occupancy?.unit ?? 'person');
  return [line('base', units, unit, base.amount * times * units)];
}
