import type { EntityManager } from '@mikro-orm/postgresql';
import { travellersOf, unitsOf } from '@atoll/contract/price';
import { type Wanted, keyOf } from '../../../catalogue/availability/stock.js';
import { ValidationFailedError } from '../../../platform/errors/app-error.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import type { PricedTrip } from '../../quotes/trip-prices.js';
import type { Booking } from '../booking.entity.js';
import { countedStay } from '../machine/counted-stay.js';
import { isAnyStopped, stayStock } from '../machine/stay-stock.queries.js';
import type { StayChange } from './change-request.entity.js';

interface Asked {
  booking: Booking;
  change: StayChange;
  /** The stay as it would be. */
  trip: PricedTrip;
  /** What the booking has. */
  taken: readonly Wanted[];
}

/**
 * What a booking has it keeps, whatever the house sells by now; more than that it takes of nights that are for sale.
 * @throws {ValidationFailedError} where a night of which the new stay needs more rooms is not
 */
export async function requireRooms(em: EntityManager, { booking, change, trip, taken }: Asked): Promise<void> {
  const sql = transactionSql(em);
  const { adults = booking.adults, children_ages = booking.childrenAges, check_in: checkIn = booking.checkIn } = change;
  const party = { adults, children_ages, rooms: trip.offer.rooms };
  const wanted = await stayStock(sql, {
    ...{ ...countedStay(booking), checkIn, adults, nights: trip.offer.duration_nights },
    travellers: travellersOf(party),
    rooms: trip.offer.pricing_type === 'per_room' ? unitsOf(trip.offer, party) : null,
  });
  const own = new Map(taken.map((row) => [keyOf(row), row.qty]));
  const more = wanted.filter((row) => row.qty > (own.get(keyOf(row)) ?? 0));
  if (!(await isAnyStopped(sql, more))) return;
  const field = (['adults', 'children_ages'] as const).find((name) => change[name] !== undefined) ?? 'check_in';
  throw ValidationFailedError.on(field, 'rooms_not_sold');
}
