import { addDays } from '@atoll/contract/days';
import type { TaxRuleValues } from './tax-rule.entity.js';

/** What says when and where a rule holds. */
export type Held = Pick<TaxRuleValues, 'code' | 'validFrom' | 'validTo' | 'places' | 'roomsMin' | 'roomsMax'>;

const END_OF_TIME = '9999-12-31';

const scopeOf = ({ code, places, roomsMin, roomsMax }: Held): string =>
  JSON.stringify([code, places.toSorted(), roomsMin, roomsMax]);

/** Two rules for the same places: one follows the other. */
export const isSameScope = (one: Held, other: Held): boolean => scopeOf(one) === scopeOf(other);

const meetInPlace = (one: Held, other: Held): boolean =>
  one.places.length === 0 || other.places.length === 0 || one.places.some((place) => other.places.includes(place));

const meetInRooms = (one: Held, other: Held): boolean =>
  (one.roomsMin ?? 0) <= (other.roomsMax ?? Infinity) && (other.roomsMin ?? 0) <= (one.roomsMax ?? Infinity);

const meetInTime = (one: Held, other: Held): boolean =>
  one.validFrom <= (other.validTo ?? END_OF_TIME) && other.validFrom <= (one.validTo ?? END_OF_TIME);

/** Two rules of one code would hold for one place on one day: what the constraint of the table refuses. */
export const isOverlap = (one: Held, other: Held): boolean =>
  one.code === other.code && meetInTime(one, other) && meetInPlace(one, other) && meetInRooms(one, other);

/** The rule that one from a day on takes the place of: for the same places, begun before and not ended before. */
export const replacedBy = <R extends Held>(rule: Held, others: readonly R[]): R | undefined =>
  others.find((other) => isSameScope(other, rule) && other.validFrom < rule.validFrom && meetInTime(other, rule));

/** The rule that ends the day before another begins, for the same places. */
export const followedBy = <R extends Held>(rule: Held, others: readonly R[]): R | undefined =>
  others.find((other) => isSameScope(other, rule) && other.validTo === addDays(rule.validFrom, -1));
