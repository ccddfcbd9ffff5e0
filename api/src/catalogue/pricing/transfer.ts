import { type Party, travellersOf } from '@atoll/contract/price';
import { fareAges } from './ages.js';
import { line } from './lines.js';
import type { PriceLine, TransferFare } from './pricing.types.js';

/**
 * The way to the place and back: by age where it is shared (maldives.md 6.4), once where the boat is theirs alone. Younger ones never
 * pay more than an adult.
 */
export function transferLines(fare: TransferFare | null, party: Party): PriceLine[] {
  if (!fare) return [];
  const { code, adult, shared } = fare;
  if (!shared) return [line('transfer', 1, 'booking', adult, { code })];
  const { adults, children, infants } = fareAges(party);
  const amount = adult * adults + Math.min(fare.child, adult) * children + Math.min(fare.infant, adult) * infants;
  return [line('transfer', travellersOf(party), 'person', amount, { code })];
}
