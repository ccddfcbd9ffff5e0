import { toCents } from '@atoll/contract/cents';

/** US dollars as another currency: its code, and how many units of it are one dollar. */
export interface Conversion {
  code: string;
  rate: number;
}

/**
 * Amounts of US dollars in another currency. Each is rounded in such a way that they add up to their converted sum, as the dollars do.
 * @param digits decimals of that currency
 */
export function converted(amounts: readonly string[], rate: number, digits: number): number[] {
  const smallest = 10 ** digits;
  let [cents, told] = [0, 0];
  return amounts.map((amount) => {
    cents += toCents(amount);
    const sum = Math.round((cents / 100) * rate * smallest);
    const part = sum - told;
    told = sum;
    return part / smallest;
  });
}
