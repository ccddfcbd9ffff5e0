import { createHash } from 'node:crypto';
import type { PricedTrip } from './trip-prices.js';

/**
 * What was quoted besides the total, in whatever language: each line and tax, when what is due, and what comes back until when. Two
 * quotes of one stay have the same digest as long as they promise the same.
 */
export function termsOf({ price, details }: Pick<PricedTrip, 'price' | 'details'>): string {
  const { deposit_due, balance_due_at, cancellation } = details;
  const { cutoffs, deposit_refundable } = cancellation;
  const said = [price.lines, price.taxes, deposit_due, balance_due_at, cutoffs, deposit_refundable];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}
