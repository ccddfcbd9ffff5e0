import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@atoll/contract/languages';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { PricedTrip, Supposed, TripPrices, TripRequest } from '../quotes/trip-prices.js';
import type { Booking } from './booking.entity.js';
import { agreedDifference } from './price-adjustments.queries.js';

/**
 * A stay of a booking at the price of today, with what was agreed by hand about the price of the one that it has.
 * @throws {ValidationFailedError} as a quote
 */
export async function pricedAgain(
  prices: TripPrices,
  em: EntityManager,
  booking: Booking,
  asked: TripRequest,
  supposed: Supposed = {},
): Promise<PricedTrip> {
  const computed = await prices.of(asked, booking.locale as Language, em, supposed);
  const agreed = await agreedDifference(transactionSql(em), booking);
  if (agreed === 0) return computed;
  return prices.of(asked, booking.locale as Language, em, { ...supposed, total: computed.price.total + agreed });
}
