import type { ApiError } from '@atoll/api-client/base';
import type { PriceAdjustmentDto } from '@atoll/api-client/endpoints/bookings.gen';

/** A price that staff give, as it is typed; an empty total for the computed one. */
export interface OwnPrice {
  total: string;
  reason: string;
}

export const NO_OWN_PRICE: OwnPrice = { total: '', reason: '' };

/** The same as the API takes it; nothing where the computed price holds. */
export function adjustmentOf({ total, reason }: OwnPrice): { price_adjustment?: PriceAdjustmentDto } {
  const typed = total
    .trim()
    .replaceAll(/[\s\u00a0]/g, '')
    .replace(',', '.');
  return typed === '' ? {} : { price_adjustment: { total: typed, reason: reason.trim() } };
}

/** What the API says against it, beside its fields. */
export const ownPriceFaults = (failure: ApiError | undefined) => ({
  total: failure?.fields?.['price_adjustment.total']?.[0],
  reason: failure?.fields?.['price_adjustment.reason']?.[0],
});
