/** Quotient rounded down, below 0 too. */
const floorDivide = (dividend: bigint, divisor: bigint): bigint =>
  dividend / divisor - (dividend % divisor < 0n ? 1n : 0n);

/**
 * `numerator / denominator` of an amount in cents, rounded once to a whole cent, halves up (−0.5 → 0). Exact for every whole number
 * that a result can be.
 * @param denominator above 0
 */
export function share(amount: number, numerator: number, denominator: number): number {
  const whole = BigInt(denominator);
  return Number(floorDivide(BigInt(amount) * BigInt(numerator) * 2n + whole, whole * 2n));
}

/** Basis points in a whole. */
export const WHOLE_BP = 10_000;

/**
 * An amount divided in proportion to weights, to the cent: what rounding takes from one part the next one gets. Without any weight all
 * of it is the first part's.
 */
export function divide(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  let seen = 0;
  let given = 0;
  return weights.map((weight) => {
    seen += weight;
    const part = share(amount, seen, whole) - given;
    given += part;
    return part;
  });
}
