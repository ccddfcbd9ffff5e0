import { type Party, travellersOf } from '@atoll/contract/price';
import { isRefused, priceStay, type Refused } from './price-stay.js';
import type { PricedProduct, PriceRequest, TaxRule } from './pricing.types.js';
import { share } from './rounding.js';

/** What of a total is each traveller's on average, to the cent (D-17: `per_person`). Times the travellers it may miss the total. */
export const perPerson = (total: number, party: Party): number => share(total, 1, travellersOf(party));

/** What the same stay costs two adults without extras, all in: what cards compare trips by (D-17: `total_for_two`). */
export function totalForTwo(
  product: PricedProduct,
  request: PriceRequest,
  rules: readonly TaxRule[],
): number | Refused {
  const price = priceStay(product, { ...request, adults: 2, children_ages: [], extras: [] }, rules);
  return isRefused(price) ? price : price.total;
}
