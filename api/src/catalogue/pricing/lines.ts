import type { PriceLine } from './pricing.types.js';

/** A line of a price; what is left out is null. */
export const line = (
  kind: PriceLine['kind'],
  qty: number,
  unit: PriceLine['unit'],
  amount: number,
  { code = null, age_max = null }: Partial<Pick<PriceLine, 'code' | 'age_max'>> = {},
): PriceLine => ({ kind, code, age_max, qty, unit, amount });

/** What lines or taxes add up to. */
export const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
