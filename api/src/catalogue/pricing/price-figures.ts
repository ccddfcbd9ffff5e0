import { type Offer, type Party, unitsOf } from '@atoll/contract/price';
import { share } from './rounding.js';

/**
 * What of a total is for each traveller, each room or the group, whatever the price is for, to the cent (D-17: `per_person`). As often
 * as it counts it may miss the total by cents.
 */
export const perUnit = (total: number, offer: Offer, party: Party): number => share(total, 1, unitsOf(offer, party));
