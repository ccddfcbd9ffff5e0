import { Injectable } from '@nestjs/common';
import { addDays } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { placesOf } from '../../catalogue/transfers/other-stays.queries.js';
import { OtherStays } from '../../catalogue/transfers/other-stays.js';
import { OVERNIGHT, sleepsOf } from '../../catalogue/transfers/overnight.js';
import { type Instead, namedAlternatives, transferAnswer } from '../../catalogue/transfers/transfer-answer.js';
import type { Journey, TransferCheck } from '../../catalogue/transfers/transfer-check.js';
import type { TransferCheckDto } from '../../catalogue/transfers/transfer-check.dto.js';
import {
  type TakenWays,
  type TransferWays,
  checkWays,
  findWay,
  takenWays,
} from '../../catalogue/transfers/transfer-ways.js';
import { Sql } from '../../platform/data/sql.js';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import type { StayRequestDto } from './stay-request.dto.js';
import { type PricedTrip, TripPrices } from './trip-prices.js';

/** Id of the way that was chosen; null for the main one. */
export const chosenWay = (ways: TransferWays, transfer: string | null | undefined): number | null => {
  const way = transfer == null ? undefined : findWay(ways, transfer);
  return way === undefined || way === ways.there[0] ? null : way.id;
};

/** @throws {ValidationFailedError} for a transfer that does not lead there */
export function requireWay(ways: TransferWays, transfer: string | null | undefined): void {
  if (transfer != null && !findWay(ways, transfer)) throw ValidationFailedError.on('transfer', 'unknown_reference');
}

/** @throws {ValidationFailedError} for a night near the airport for which the hotel sells too few rooms */
export function requireNights({ nights }: Pick<PricedTrip, 'nights'>, extras: readonly { code: string }[] = []): void {
  const shut = nights.filter(({ isOpen }) => !isOpen).map(({ code }) => code);
  const index = extras.findIndex(({ code }) => shut.includes(code));
  if (index >= 0) throw ValidationFailedError.on(`extras.${index}.code`, 'night_not_sold');
}

type Flights = Pick<StayRequestDto, 'check_in' | 'extras' | 'arrival_flight_at' | 'departure_flight_at'>;

/** A trip with its flights and its nights near the airport. */
export const journeyOf = (
  { check_in, extras = [], arrival_flight_at: lands_at, departure_flight_at: flies_at }: Flights,
  { check_out }: Pick<PricedTrip, 'check_out'>,
): Journey => ({
  check_in,
  check_out,
  lands_at: lands_at ?? null,
  flies_at: flies_at ?? null,
  sleeps: sleepsOf(extras),
});

/** Whether the flights of a trip and its way to the island fit together, and what else there is where they do not. */
@Injectable()
export class TripFlights {
  constructor(
    private readonly sql: Sql,
    private readonly prices: TripPrices,
    private readonly otherStays: OtherStays,
  ) {}

  /** Null where no way to the island is known. */
  async check(dto: StayRequestDto, trip: PricedTrip, language: Language): Promise<TransferCheckDto | null> {
    const taken = takenWays(trip.ways, dto.transfer ?? null);
    if (!taken) return null;
    const journey = journeyOf(dto, trip);
    const check = checkWays(taken, journey);
    if (check.feasible) return transferAnswer(taken, check, [], language);
    const party = { adults: dto.adults, children_ages: dto.children_ages ?? [] };
    const { kind, id } = trip.offer;
    const except = kind === 'resort' ? [id] : await placesOf(this.sql, id);
    const [overnight, islands] = await Promise.all([
      this.overnight(dto, trip, taken, check, language),
      this.otherStays.islands(
        journey,
        { nights: trip.offer.duration_nights, hasDay: true, ...party },
        except,
        language,
      ),
    ]);
    const instead: Instead = { ways: trip.ways, overnight, islands };
    return transferAnswer(taken, check, namedAlternatives(taken, check, journey, party, instead), language);
  }

  /**
   * The hotel near the airport, where it helps, and what the trip costs more with a night there. The stay moves by a day for it, as a
   * package does and nights in a room, which have a last day of their own, do not; nor does it move back for a second such night.
   */
  private async overnight(
    dto: StayRequestDto,
    trip: PricedTrip,
    taken: TakenWays,
    { arrival, departure }: TransferCheck,
    language: Language,
  ): Promise<Instead['overnight']> {
    const sleeps = sleepsOf(dto.extras ?? []);
    if (trip.offer.kind !== 'package' || sleeps.before || sleeps.after) return null;
    const isLate = arrival?.code === 'lands_too_late';
    const isEarly = departure?.code === 'leave_evening_before';
    const hotel = isLate || isEarly ? await this.otherStays.hotel(language) : null;
    if (!hotel) return null;
    const [before, after] = await Promise.all([
      isLate ? this.dearer(dto, trip, taken, { code: OVERNIGHT.before, days: 1 }, language) : null,
      isEarly ? this.dearer(dto, trip, taken, { code: OVERNIGHT.after, days: -1 }, language) : null,
    ]);
    return { code: hotel.code, name: hotel.name, before, after };
  }

  /**
   * What the trip costs more with a night near the airport, begun on another day; null where it cannot begin then, or the flights do
   * not fit it either. Cents.
   */
  private async dearer(
    dto: StayRequestDto,
    { check_out, price }: PricedTrip,
    taken: TakenWays,
    { code, days }: { code: string; days: number },
    language: Language,
  ): Promise<number | null> {
    const extras = [...(dto.extras ?? []), { code, qty: 1 }];
    const asked = { ...dto, check_in: addDays(dto.check_in, days), extras };
    // Tickets are not moved with the stay.
    const journey = journeyOf(asked, { check_out: addDays(check_out, days) });
    if (!checkWays(taken, journey).feasible) return null;
    try {
      const moved = await this.prices.of(asked, language);
      requireNights(moved, extras);
      const isOpen = moved.availability !== 'CLOSED' && moved.availability !== 'SOLD_OUT';
      return isOpen ? moved.price.total - price.total : null;
    } catch (error) {
      // A day without a price or a room near the airport is no way out.
      if (error instanceof ValidationFailedError) return null;
      throw error;
    }
  }
}
