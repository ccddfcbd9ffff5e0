import { line, sumOf } from './lines.js';
import { daysBetween } from './maldives-time.js';
import { byText } from './order.js';
import type { PriceLine, PriceRequest, Reduction } from './pricing.types.js';
import { share, WHOLE_BP } from './rounding.js';

/** Between two bounds, both included; null = open. */
const isWithin = <T extends string | number>(value: T, min: T | null, max: T | null): boolean =>
  (min === null || min <= value) && (max === null || value <= max);

/** Whether a reduction is for a stay: by its arrival, the day of its booking, the days between them and its nights. */
export function isReduced(reduction: Reduction, { check_in, nights, booked_on }: PriceRequest): boolean {
  const ahead = daysBetween(booked_on, check_in);
  return (
    isWithin(check_in, reduction.arrive_from, reduction.arrive_to) &&
    isWithin(booked_on, reduction.book_from, reduction.book_to) &&
    isWithin(ahead, reduction.days_ahead_min, reduction.days_ahead_max) &&
    isWithin(nights, reduction.nights_min, null)
  );
}

/** The reduction that takes off most of those that are for a stay; among equals the first by code. They do not add up. */
export const bestReduction = (reductions: readonly Reduction[], request: PriceRequest): Reduction | null =>
  reductions
    .filter((reduction) => isReduced(reduction, request))
    .toSorted((one, other) => other.off_bp - one.off_bp || byText(one.code, other.code))[0] ?? null;

/** What the best reduction takes off the base price with its season, rounded once; never more than all of it. */
export function reductionLines(
  reductions: readonly Reduction[],
  request: PriceRequest,
  reduced: readonly PriceLine[],
): PriceLine[] {
  const best = bestReduction(reductions, request);
  if (!best) return [];
  const off = share(sumOf(reduced), Math.min(best.off_bp, WHOLE_BP), WHOLE_BP);
  return off > 0 ? [line('reduction', 1, 'booking', -off, { code: best.code })] : [];
}
