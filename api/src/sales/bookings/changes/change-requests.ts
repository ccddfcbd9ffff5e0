import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Stock } from '../../../catalogue/availability/stock.js';
import { NotFoundError, ValidationFailedError } from '../../../platform/errors/app-error.js';
import { Clock } from '../../../platform/data/clock.js';
import { formatMinor, parseMinor } from '../../../platform/fields/money.js';
import { PriceRefusedError } from '../../quotes/price-refusals.js';
import { requireNights } from '../../quotes/trip-flights.js';
import { type PricedTrip, TripPrices } from '../../quotes/trip-prices.js';
import { type BookingCall, BookingCare } from '../booking-care.js';
import { BookingFlights } from '../flights/booking-flights.js';
import { BookingMails } from '../letters/booking-mails.js';
import type { Booking } from '../booking.entity.js';
import { InvalidStepError } from '../bookings.errors.js';
import { paymentUntil, waitUntil } from '../machine/deadlines.js';
import { askedAgain } from '../machine/asked-again.js';
import { cancellationCost } from '../machine/cancelling.js';
import { BookingSteps, type StepActor } from '../machine/booking-steps.js';
import { Settling } from '../machine/settling.js';
import { pricedFacts } from '../trip-facts.js';
import { pricedAgain } from '../priced-again.js';
import { askedStay } from './asked-stay.js';
import { ChangeRequest, type StayChange } from './change-request.entity.js';
import { changeFault } from './changeable.js';
import { ChangeRefusedError } from './change-requests.errors.js';
import { requireRooms } from './require-rooms.js';
import { toChangeRequestDto } from './to-change-request-dto.js';
import { bookedTerms, isAsShown, pricedTerms } from './stay-terms.js';
import type {
  AcceptChangeRequestDto,
  ChangeQuoteDto,
  ChangeRequestDto,
  CreateChangeRequestDto,
  DeclineChangeRequestDto,
  QuoteChangeDto,
} from './change-requests.dto.js';

/** Changes of stays: somebody asks, the agency answers, and with its yes price, places and conditions are those of the new stay. */
@Injectable()
export class ChangeRequests {
  constructor(
    private readonly em: EntityManager,
    private readonly care: BookingCare,
    private readonly steps: BookingSteps,
    private readonly stock: Stock,
    private readonly settling: Settling,
    private readonly prices: TripPrices,
    private readonly flights: BookingFlights,
    private readonly mails: BookingMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks for a change, at the price that it would have now. Nothing is held for it, but a time to pay waits for the answer.
   * @throws {InvalidStepError} 409 where the booking cannot change any more
   * @throws {ChangeRefusedError} 409 `change_open` while another one waits
   * @throws {ValidationFailedError} when nothing would change, or the stay is not possible like this
   */
  create(
    id: string,
    { note = '', shown_total, ...wanted }: CreateChangeRequestDto,
    call: BookingCall,
  ): Promise<ChangeRequestDto> {
    return this.inBooking(id, call, async (em, booking, actor) => {
      this.requireChangeable(booking, actor);
      if (await em.findOne(ChangeRequest, { booking, status: 'open' })) throw new ChangeRefusedError('change_open');
      const change = requireDifferences(booking, wanted);
      const trip = await this.priced(em, booking, change);
      const { total } = trip.price;
      if (shown_total !== undefined && parseMinor(shown_total) !== total)
        throw new ChangeRefusedError('price_changed', { total: formatMinor(total) });
      await requireRooms(em, { booking, change, trip, taken: await this.stock.takenBy(em, booking.id) });
      const request = new ChangeRequest(
        {
          booking,
          requested: change,
          note,
          totalBeforeMinor: booking.totalMinor,
          totalMinor: total,
          termsBefore: bookedTerms(booking, this.clock.now()),
          termsAfter: pricedTerms(trip, this.clock.now()),
          leastFeeMinor: cancellationCost(booking, this.clock.now()).fee,
          actorType: actor.type,
          actorId: actor.id,
        },
        this.clock.now(),
      );
      em.persist(request);
      // Who takes a question back and asks anew does not gain time with it.
      if ((await em.count(ChangeRequest, { booking, status: 'withdrawn' })) === 0) this.waitForPayment(booking);
      const words = { message: note, data: { ...askedStay(booking, request) } };
      const event = this.steps.note(em, booking, { type: 'change_asked', actor, words });
      await this.mails.stepped(em, booking, event);
      return request;
    });
  }

  /**
   * What the booking would cost with a change; nothing is kept of it.
   * @throws {InvalidStepError} 409 where the booking cannot change any more
   * @throws {ChangeRefusedError} 409 `agreed_price`
   * @throws {ValidationFailedError} when nothing would change, or the stay is not possible like this; a closed day has a price
   */
  async quote(id: string, wanted: QuoteChangeDto, call: BookingCall): Promise<ChangeQuoteDto> {
    return this.care.within(id, call, 'bookings.view', async (em, booking, actor) => {
      this.requireChangeable(booking, actor);
      const trip = await this.pricedOn(em, booking, requireDifferences(booking, wanted));
      return {
        total_before: formatMinor(booking.totalMinor),
        total: formatMinor(trip.price.total),
        difference: formatMinor(trip.price.total - booking.totalMinor),
        nights: trip.offer.duration_nights,
        availability: trip.availability,
      };
    });
  }

  /** All changes that were asked for, newest first. */
  async list(id: string, call: BookingCall): Promise<ChangeRequestDto[]> {
    return this.care.within(id, call, 'bookings.view', async (em, booking) =>
      (await em.find(ChangeRequest, { booking }, { orderBy: { createdAt: 'desc', id: 'desc' } })).map((request) =>
        toChangeRequestDto(request, booking.checkIn),
      ),
    );
  }

  /**
   * Says yes: the booking has the new stay, price, places and conditions, all or nothing.
   * @throws {ChangeRefusedError} 409 `price_changed` when it costs something else by now, `terms_changed` when it is due otherwise or
   *   less comes back than the guest was shown, `change_decided` when it is over
   * @throws {SoldOutError} 409 when there are no places for it; then nothing has changed
   */
  accept(id: string, cid: string, { confirm_total, message = '' }: AcceptChangeRequestDto, call: BookingCall) {
    return this.inBooking(id, call, async (em, booking, actor) => {
      const request = await this.open(em, booking, cid);
      this.requireChangeable(booking, actor);
      const trip = await this.priced(em, booking, request.requested);
      const { total } = trip.price;
      // Nobody pays more than they had asked for: a dearer change is asked for anew.
      if (parseMinor(confirm_total) !== total || total > request.totalMinor)
        throw new ChangeRefusedError('price_changed', { total: formatMinor(total) });
      const terms = pricedTerms(trip, this.clock.now());
      if (request.termsAfter && !isAsShown(request.termsAfter, terms, this.clock.now()))
        throw new ChangeRefusedError('terms_changed', { terms });
      const before = stayOf(booking);
      booking.reprice({
        ...pricedFacts(trip),
        checkIn: request.requested.check_in ?? booking.checkIn,
        adults: request.requested.adults ?? booking.adults,
        childrenAges: request.requested.children_ages ?? booking.childrenAges,
      });
      await this.flights.recheck(em, booking);
      booking.leastFeeMinor = Math.max(booking.leastFeeMinor, request.leastFeeMinor);
      if (booking.status === 'awaiting_payment')
        booking.enter('awaiting_payment', { paymentDueAt: paymentUntil(this.clock.now(), booking.checkIn) });
      await this.steps.moveStay(em, booking);
      request.totalMinor = total;
      request.termsAfter = terms;
      request.decide('accepted', message, this.clock.now());
      booking.updatedAt = this.clock.now();
      const data = { before, after: stayOf(booking) };
      const event = this.steps.note(em, booking, { type: 'change', actor, words: { message, data } });
      await this.mails.stepped(em, booking, event);
      await this.settling.settle(em, booking, actor);
      await this.steps.reissue(em, booking);
      return request;
    });
  }

  /** Says no; who has still to pay has a day for it. @throws {ChangeRefusedError} 409 when it is decided already */
  decline(id: string, cid: string, { message }: DeclineChangeRequestDto, call: BookingCall): Promise<ChangeRequestDto> {
    return this.inBooking(id, call, async (em, booking, actor) => {
      const request = await this.open(em, booking, cid);
      request.decide('declined', message, this.clock.now());
      this.waitForPayment(booking);
      const event = this.steps.note(em, booking, { type: 'change_declined', actor, words: { message } });
      await this.mails.stepped(em, booking, event);
      return request;
    });
  }

  /** Takes it back. @throws {ChangeRefusedError} 409 when it is decided already */
  withdraw(id: string, cid: string, call: BookingCall): Promise<ChangeRequestDto> {
    return this.inBooking(id, call, async (em, booking, actor) => {
      const request = await this.open(em, booking, cid);
      request.decide('withdrawn', '', this.clock.now());
      const words = { data: { ...askedStay(booking, request) } };
      const event = this.steps.note(em, booking, { type: 'change_withdrawn', actor, words });
      await this.mails.stepped(em, booking, event);
      return request;
    });
  }

  private inBooking(
    id: string,
    call: BookingCall,
    work: (em: EntityManager, booking: Booking, actor: StepActor) => Promise<ChangeRequest>,
  ): Promise<ChangeRequestDto> {
    return this.care.within(id, call, 'bookings.change', async (em, booking, actor) => {
      const request = await work(em, booking, actor);
      await em.flush();
      return toChangeRequestDto(request, booking.checkIn);
    });
  }

  private async open(em: EntityManager, booking: Booking, cid: string): Promise<ChangeRequest> {
    const request = await em.findOne(ChangeRequest, { id: cid, booking }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!request) throw new NotFoundError();
    if (request.status !== 'open') throw new ChangeRefusedError('change_decided');
    return request;
  }

  /** The time to pay does not end over a question, nor at once with a no. */
  private waitForPayment(booking: Booking): void {
    if (booking.status !== 'awaiting_payment') return;
    const paymentDueAt = waitUntil(booking.paymentDueAt, this.clock.now(), booking.checkIn);
    booking.enter('awaiting_payment', { paymentDueAt });
  }

  private requireChangeable(booking: Booking, { by }: StepActor): void {
    const fault = changeFault(booking, by, this.clock.now());
    if (fault) throw new InvalidStepError(fault, booking.status, 'change');
  }

  /**
   * The new stay at the price of today, with what was agreed by hand about the price of the old one.
   * @throws {ValidationFailedError} as a quote, and when nothing begins on the new day
   */
  private async priced(em: EntityManager, booking: Booking, change: StayChange): Promise<PricedTrip> {
    const trip = await this.pricedOn(em, booking, change);
    if ((change.check_in ?? change.nights) !== undefined && trip.availability === 'CLOSED')
      throw ValidationFailedError.on('check_in', 'day_closed');
    return trip;
  }

  /** The same on any day. @throws {ChangeRefusedError} 409 `agreed_price` where too little would be left of the agreed price */
  private async pricedOn(em: EntityManager, booking: Booking, change: StayChange): Promise<PricedTrip> {
    const asked = { ...askedAgain(booking), ...change };
    const own = { booked: true, airportNights: booking.airportNights };
    const trip = await pricedAgain(this.prices, em, booking, asked, own).catch((error: unknown) => {
      if (error instanceof PriceRefusedError && AGREED in error.fields) throw new ChangeRefusedError('agreed_price');
      throw error;
    });
    requireNights(trip, asked.extras);
    return trip;
  }
}

/** What a price agreed by hand is refused on: no field of a change. */
const AGREED = 'price_adjustment.total';

/** What of a wish differs from the booking. @throws {ValidationFailedError} where nothing does */
function requireDifferences(booking: Booking, wanted: StayChange): StayChange {
  const change = differences(booking, wanted);
  if (Object.keys(change).length === 0) throw ValidationFailedError.on('check_in', 'nothing_changes');
  return change;
}

/** What of a wish differs from the booking. */
function differences(booking: Booking, wanted: StayChange): StayChange {
  const { check_in, nights, adults, children_ages, extras } = askedAgain(booking);
  const now = { check_in, nights, adults, children_ages, extras };
  const isOther = (name: keyof StayChange) =>
    wanted[name] !== undefined && JSON.stringify(wanted[name]) !== JSON.stringify(now[name]);
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => isOther(name as keyof StayChange)));
}

/** A stay as its history keeps it. */
function stayOf(booking: Booking) {
  const { check_in, nights, adults, children_ages, extras } = askedAgain(booking);
  const flights = { arrival_flight_at: booking.arrivalFlightAt, departure_flight_at: booking.departureFlightAt };
  return {
    check_in,
    ...(nights && { nights }),
    adults,
    children_ages,
    extras,
    ...flights,
    total: formatMinor(booking.totalMinor),
  };
}
