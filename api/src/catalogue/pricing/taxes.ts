import type { Party } from '@atoll/contract/price';
import { nightsOfStays, taxedDays, taxedPersons } from './green-tax.js';
import { sumOf } from './lines.js';
import { byText } from './order.js';
import { percentagesIn, percentagesOn, type Taxed, taxLine } from './percentages.js';
import {
  type PricedProduct,
  type PriceLine,
  type PriceRequest,
  TAX_BASES,
  TAXED_PARTS,
  type TaxLine,
  type TaxRule,
} from './pricing.types.js';
import { divide } from './rounding.js';
import { type TaxedPlace, taxRulesOn } from './tax-rules.js';

/** A place of a trip, the rules that hold for it, and what its nights ask of everybody. */
interface Place {
  rules: TaxRule[];
  nights: number;
  daily: TaxLine[];
}

/** What a line is taxed as. */
export const partOf = ({ kind }: PriceLine): (typeof TAXED_PARTS)[number] =>
  kind === 'extra' || kind === 'transfer' ? kind : 'stay';

/** Green Tax: what a person pays for a day, for each of them and each day of the stay (maldives.md 6.3). */
const dailyTaxes = (rules: readonly TaxRule[], days: number, party: Party): TaxLine[] =>
  rules
    .filter(({ kind, applies_to }) => kind === 'per_person_per_day' && applies_to.includes('stay'))
    .map((rule) => {
      const base = taxedPersons(rule, party) * days;
      return taxLine(rule, base, base * rule.rate);
    });

function placesOf(product: PricedProduct, request: PriceRequest, rules: readonly TaxRule[]): Place[] {
  const rulesAt = (place: TaxedPlace) => taxRulesOn(rules, request.supplied_on, place, product.service_charge_bp);
  if (product.stays.length === 0) return [{ rules: rulesAt(null), nights: 0, daily: [] }];
  const nights = nightsOfStays(product.stays, request.nights);
  return product.stays.map((stay, index) => {
    const here = nights[index] ?? 0;
    const holding = rulesAt(stay);
    return { rules: holding, nights: here, daily: dailyTaxes(holding, taxedDays(here, stay), request) };
  });
}

/**
 * What is paid for stay, extras and transfers, each divided over the places of the trip as its nights are, and put together where the
 * same percentages hold, so that they are rounded once. Taxes by the day that are inside are no part of it.
 */
function taxedAmounts(lines: readonly PriceLine[], places: readonly Place[], included: boolean): Taxed[] {
  const found = new Map<string, Taxed>();
  const nights = places.map((place) => place.nights);
  for (const part of TAXED_PARTS) {
    const paid = sumOf(lines.filter((line) => partOf(line) === part));
    for (const [index, gross] of divide(paid, nights).entries()) {
      const { rules = [], daily = [] } = places[index] ?? {};
      const amount = included && part === 'stay' ? gross - sumOf(daily) : gross;
      const percentages = rules.filter(({ kind, applies_to }) => kind === 'percent' && applies_to.includes(part));
      const key = percentages.map(({ id }) => id).join();
      found.set(key, { rules: percentages, amount: amount + (found.get(key)?.amount ?? 0) });
    }
  }
  return [...found.values()];
}

/** In the order in which they are asked: on the price, on price and service charge, by the day. */
function byOrder(rules: readonly TaxRule[]): (one: TaxLine, other: TaxLine) => number {
  const bases = new Map(rules.map(({ id, base }) => [id, TAX_BASES.indexOf(base)]));
  const rank = ({ kind, rule }: TaxLine) => (kind === 'percent' ? (bases.get(rule) ?? 0) : TAX_BASES.length);
  return (one, other) => rank(one) - rank(other) || byText(one.code, other.code) || byText(one.rule, other.rule);
}

/** One line for each rule, of all places and parts. */
function byRule(lines: readonly TaxLine[]): TaxLine[] {
  const found = new Map<string, TaxLine>();
  for (const line of lines) {
    const { base, amount } = found.get(line.rule) ?? { base: 0, amount: 0 };
    found.set(line.rule, { ...line, base: line.base + base, amount: line.amount + amount });
  }
  return [...found.values()].filter(({ amount }) => amount !== 0);
}

/**
 * The taxes of a price by the rules of its day of supply (D-33): service charge, T-GST on the price and the service charge, Green Tax
 * for each person and day. On top of the lines, or taken out of them where they are included.
 */
export function taxesOf(
  product: PricedProduct,
  request: PriceRequest,
  rules: readonly TaxRule[],
  lines: readonly PriceLine[],
): TaxLine[] {
  const included = product.base.taxes === 'included';
  const places = placesOf(product, request, rules);
  const taxed = taxedAmounts(lines, places, included);
  const percentages = taxed.flatMap(included ? percentagesIn : percentagesOn);
  return byRule([...percentages, ...places.flatMap(({ daily }) => daily)]).toSorted(byOrder(rules));
}
