import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { transfersTo } from '../../../catalogue/transfers/transfer-options.queries.js';
import { Clock } from '../../../platform/data/clock.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { journeyOf } from '../../quotes/trip-flights.js';
import type { Booking } from '../booking.entity.js';
import { askedAgain } from '../machine/asked-again.js';
import { keptTransferCheck } from './kept-transfer-check.js';

/** Flights of bookings against the way to the island. */
@Injectable()
export class BookingFlights {
  constructor(private readonly clock: Clock) {}

  /**
   * Checks the flights of a booking anew and keeps the answer with it. Whoever changes its flights, days, extras or transfer calls it
   * afterwards, with the booking locked; the caller flushes.
   */
  async recheck(em: EntityManager, booking: Booking): Promise<void> {
    const { arrivalFlightAt: arrival_flight_at, departureFlightAt: departure_flight_at, checkOut: check_out } = booking;
    const { transfer = null, ...asked } = askedAgain(booking);
    const ways = await transfersTo(transactionSql(em), booking.sold, booking.locale as Language);
    const journey = journeyOf({ ...asked, arrival_flight_at, departure_flight_at }, { check_out });
    booking.transferCheck = keptTransferCheck(ways, transfer, journey, this.clock.now());
  }
}
