import { maldivesDay } from '@atoll/contract/days';
import { byText } from './order.js';
import type { PricedProduct, PriceRefusal, PriceRequest, TaxedStay, TaxRule } from './pricing.types.js';

/** Ten percent at least, by employment law; base of the tax on goods and services (maldives.md 6.3). */
export const SERVICE = 'SERVICE';
/** What the law asks of every price. */
const PERCENTAGES = [SERVICE, 'T_GST'];
/** What it asks of everybody who sleeps somewhere. */
const GREEN_TAX = 'GREEN_TAX';

/** Where something is supplied; null where no place is known: then only rules for everywhere hold. */
export type TaxedPlace = Pick<TaxedStay, 'place' | 'registered_rooms'> | null;

/**
 * The day in the Maldives that decides which rate of a tax holds: the earlier of invoice and payment, whenever the stay is; null before
 * both (maldives.md 6.3, D-33: a trip paid before T-GST rose keeps the old rate).
 */
export function timeOfSupply(invoice: Date | null, payment: Date | null): string | null {
  const days = [invoice, payment].filter((instant) => instant !== null).map(maldivesDay);
  return days.toSorted(byText)[0] ?? null;
}

const holdsOn = ({ valid_from, valid_to }: TaxRule, day: string): boolean =>
  valid_from <= day && (valid_to === null || day <= valid_to);

const isForAll = ({ places, rooms_min, rooms_max }: TaxRule): boolean =>
  places.length === 0 && rooms_min === null && rooms_max === null;

function isFor(rule: TaxRule, place: TaxedPlace): boolean {
  if (!place) return isForAll(rule);
  const { places, rooms_min, rooms_max } = rule;
  return (
    (places.length === 0 || places.includes(place.place)) &&
    (rooms_min === null || place.registered_rooms >= rooms_min) &&
    (rooms_max === null || place.registered_rooms <= rooms_max)
  );
}

/** Kinds of place first, then numbers of rooms: the narrower rule holds before the wider, among equals the later. */
const byScope = (one: TaxRule, other: TaxRule): number =>
  Number(one.places.length === 0) - Number(other.places.length === 0) ||
  Number(one.rooms_min === null && one.rooms_max === null) -
    Number(other.rooms_min === null && other.rooms_max === null) ||
  byText(other.valid_from, one.valid_from) ||
  byText(one.id, other.id);

/** The one rule of a code that holds on a day of supply for a place; null where there is none. */
export const taxRuleOn = (rules: readonly TaxRule[], code: string, day: string, place: TaxedPlace): TaxRule | null =>
  rules.filter((rule) => rule.code === code && holdsOn(rule, day) && isFor(rule, place)).toSorted(byScope)[0] ?? null;

/** The rules that hold on a day for a place, one of each code, with the service charge of a place that has its own. */
export const taxRulesOn = (
  rules: readonly TaxRule[],
  day: string,
  place: TaxedPlace,
  serviceCharge: number | null,
): TaxRule[] =>
  [...new Set(rules.map(({ code }) => code))].flatMap((code) => {
    const rule = taxRuleOn(rules, code, day, place);
    if (!rule) return [];
    return code === SERVICE && serviceCharge !== null ? { ...rule, rate: serviceCharge } : rule;
  });

/**
 * Refusals of a price on which taxes come on top, for each tax of the law that has no rule on the day of supply for one of its places:
 * it would be too low. Who sleeps somewhere pays Green Tax, which nobody can tell without the place. A tax that was abolished has a rule
 * with rate 0.
 */
export function taxRefusals(
  { base, stays }: PricedProduct,
  { nights, supplied_on }: Pick<PriceRequest, 'nights' | 'supplied_on'>,
  rules: readonly TaxRule[],
): PriceRefusal[] {
  if (base.taxes === 'included') return [];
  const places: TaxedPlace[] = stays.length > 0 ? [...stays] : [null];
  const hasNoRule = (tax: string) => places.some((place) => !taxRuleOn(rules, tax, supplied_on, place));
  const missing = PERCENTAGES.filter(hasNoRule);
  if (nights > 0 && (stays.length === 0 || hasNoRule(GREEN_TAX))) missing.push(GREEN_TAX);
  return missing.map((tax) => ({ code: 'no_tax_rule', tax }));
}
