import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addDays } from '@atoll/contract/days';
import { NotFoundError, ValidationFailedError } from '../../../platform/errors/app-error.js';
import { Clock } from '../../../platform/data/clock.js';
import { requireVersion } from '../../../platform/data/etags.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { BookingCare, type BookingCall } from '../booking-care.js';
import type { Booking } from '../booking.entity.js';
import { InvalidStepError } from '../bookings.errors.js';
import type { BookingDto } from '../bookings.dto.js';
import { findBooking } from '../bookings.queries.js';
import { BookingsService } from '../bookings.service.js';
import { BookingFlights } from '../flights/booking-flights.js';
import { BookingSteps } from '../machine/booking-steps.js';
import type { TravellerDto, UpdateBookingDetailsDto } from './booking-details.dto.js';
import { detailsFault } from './detailable.js';

/** A call about a booking as its sender has read it. */
export type DetailsCall = BookingCall & { ifMatch: string | undefined };

/** What guests tell after they have booked: flights, wishes, how to reach them, who travels. */
@Injectable()
export class BookingDetails {
  constructor(
    private readonly care: BookingCare,
    private readonly steps: BookingSteps,
    private readonly flights: BookingFlights,
    private readonly reading: BookingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes over what is told. The history says which of it, and of flights what they were; other words of guests are not repeated there.
   * @throws {InvalidStepError} 409 `details_closed` for who holds it once the day for it is over, `invalid_transition` once it has ended
   * @throws {StaleVersionError} {PreconditionRequiredError} {ValidationFailedError}
   */
  update(id: string, dto: UpdateBookingDetailsDto, call: DetailsCall): Promise<BookingDto> {
    return this.care.within(id, call, 'bookings.change', async (em, booking, actor, view) => {
      const row = await findBooking(transactionSql(em), id, call.language);
      if (!row) throw new NotFoundError();
      const current = await this.reading.inTransaction(em, id, call.language, view);
      const state = { current, updated_by: null, updated_at: booking.updatedAt.toISOString() };
      requireVersion(call.ifMatch, booking.version, () => state);
      const fault = detailsFault({ status: booking.status, detailsDue: row.details_due }, view.by, this.clock.now());
      if (fault) throw new InvalidStepError(fault, booking.status, 'edit_details');
      this.check(dto, booking);
      const before = flightsOf(booking);
      const fields = apply(dto, booking);
      if (fields.length === 0) return current;
      const flown = fields.some((name) => name.includes('flight'));
      const data = { fields, ...(flown && { before, after: flightsOf(booking) }) };
      this.steps.note(em, booking, { type: 'details', actor, words: { data } });
      if (flown) await this.flights.recheck(em, booking);
      booking.updatedAt = this.clock.now();
      return this.written(em, id, call, view);
    });
  }

  private async written(
    em: EntityManager,
    id: string,
    call: DetailsCall,
    view: Parameters<typeof this.reading.inTransaction>[3],
  ) {
    await em.flush();
    return this.reading.inTransaction(em, id, call.language, view);
  }

  /** Flights are around the stay, names no more than travel, and nobody is born later than today. */
  private check(dto: UpdateBookingDetailsDto, booking: Booking): void {
    const {
      arrival_flight_at: lands = booking.arrivalFlightAt,
      departure_flight_at: flies = booking.departureFlightAt,
    } = dto;
    const { checkIn, checkOut } = booking;
    if (isOutside(dto.arrival_flight_at, addDays(checkIn, -NIGHTS_AROUND), checkOut))
      throw ValidationFailedError.on('arrival_flight_at', 'flight_outside_stay');
    if (isOutside(dto.departure_flight_at, checkIn, addDays(checkOut, NIGHTS_AROUND)))
      throw ValidationFailedError.on('departure_flight_at', 'flight_outside_stay');
    if (lands && flies && flies <= lands)
      throw ValidationFailedError.on('departure_flight_at', 'flight_before_landing');
    const named = dto.named_travellers ?? [];
    if (named.length > booking.travellers)
      throw ValidationFailedError.on('named_travellers', 'too_many_names', { count: booking.travellers });
    const today = this.clock.maldivesDate();
    const unborn = named.findIndex(({ birth_date: day }) => day && day > today);
    if (unborn >= 0) throw ValidationFailedError.on(`named_travellers.${unborn}.birth_date`, 'date_in_future');
  }
}

/** Nights that somebody may spend elsewhere in the Maldives before and after. */
const NIGHTS_AROUND = 14;

const isOutside = (at: string | null | undefined, first: string, last: string): boolean =>
  !!at && (at.slice(0, 10) < first || at.slice(0, 10) > last);

const flightsOf = (booking: Booking) => ({
  arrival_flight_at: booking.arrivalFlightAt,
  arrival_flight_no: booking.arrivalFlightNo,
  departure_flight_at: booking.departureFlightAt,
  departure_flight_no: booking.departureFlightNo,
});

const toTraveller = ({ name, birth_date = null, nationality = null }: TravellerDto) => ({
  name,
  birth_date,
  nationality,
});

/** Writes what differs, and says what that was, by the names of the fields. */
function apply(dto: UpdateBookingDetailsDto, booking: Booking): string[] {
  const told = {
    arrivalFlightAt: ['arrival_flight_at', dto.arrival_flight_at],
    arrivalFlightNo: ['arrival_flight_no', dto.arrival_flight_no],
    departureFlightAt: ['departure_flight_at', dto.departure_flight_at],
    departureFlightNo: ['departure_flight_no', dto.departure_flight_no],
    contactPhone: ['phone', dto.phone],
    contactCountry: ['country', dto.country],
    preferredChannel: ['preferred_channel', dto.preferred_channel],
    specialRequests: ['special_requests', dto.special_requests],
    namedTravellers: ['named_travellers', dto.named_travellers?.map(toTraveller)],
  } as const;
  const fields: string[] = [];
  for (const [property, [name, value]] of Object.entries(told)) {
    const key = property as keyof typeof told;
    if (value === undefined || JSON.stringify(value) === JSON.stringify(booking[key])) continue;
    Object.assign(booking, { [key]: value });
    fields.push(name);
  }
  return fields;
}
