import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Audit } from '../../platform/audit/audit.js';
import { Transfer } from '../../catalogue/transfers/transfer.entity.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { AccessTokens } from '../bookings/access/access-tokens.js';
import { type Adjustment, BookingCreation } from '../bookings/booking-creation.js';
import { withFreeReference } from '../bookings/free-reference.js';
import { givenByHand } from '../bookings/price-adjustments.js';
import { bookedNights } from '../bookings/trip-facts.js';
import type { TripFacts } from '../bookings/booked-trip.js';
import { keptTransferCheck } from '../bookings/flights/kept-transfer-check.js';
import { DaySoldOutError } from '../bookings/bookings.errors.js';
import { shownTerms } from '../quotes/shown-terms.queries.js';
import { chosenWay, journeyOf, requireNights } from '../quotes/trip-flights.js';
import { type PricedTrip, TripPrices } from '../quotes/trip-prices.js';
import { TripRequest } from '../trip-requests/trip-request.entity.js';
import { WishKeys } from '../trip-requests/wish-keys.js';
import { OfferMails } from './offer-mails.js';
import { TripOffer } from './trip-offer.entity.js';
import type { AcceptTripOfferDto, DeclineTripOfferDto, TripWishStateDto } from './trip-offers.dto.js';
import { OfferNotPossibleError, OfferRefusedError } from './trip-offers.errors.js';
import { findWish } from './trip-offers.queries.js';

/** Which wish, with which key, in which request. */
export interface WishCall {
  id: string;
  accessToken: string | undefined;
  language: Language;
  requestId: string;
}

/** What whoever holds the key of a wish does with the offer for it. */
@Injectable()
export class GuestOffers {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly keys: WishKeys,
    private readonly accessTokens: AccessTokens,
    private readonly creation: BookingCreation,
    private readonly prices: TripPrices,
    private readonly mails: OfferMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws {NotFoundError} for a wrong key as for none: whether an id exists is nobody's business */
  async read({ id, accessToken, language }: WishCall, em?: EntityManager): Promise<TripWishStateDto> {
    if (!this.keys.opens(accessToken, id)) throw new NotFoundError();
    const sql = em ? transactionSql(em) : this.sql;
    const wish = await findWish(sql, id, language);
    if (!wish) throw new NotFoundError();
    const { booking } = wish;
    return {
      ...wish,
      terms_hash: (await shownTerms(sql, language))?.hash ?? null,
      booking: booking && { ...booking, access_token: this.accessTokens.of(booking.id) },
    };
  }

  /**
   * Books what was offered, at the price of the offer. Accepted once more, it answers with the same booking.
   * @throws {OfferRefusedError} 409 `offer_changed`, `offer_expired`, or `sold_out`, of which the office is told
   * @throws {ValidationFailedError} for a name, a telephone number or terms that are others by now
   * @throws {OfferNotPossibleError} 409 with the reason why the trip is not sold like this any more
   */
  async accept(dto: AcceptTripOfferDto, call: WishCall): Promise<TripWishStateDto> {
    try {
      const work = async (em: EntityManager, request: TripRequest): Promise<void> => {
        const offer = await em.findOne(TripOffer, { id: dto.offer, request });
        if (offer?.status === 'accepted') return;
        this.requireOpen(offer);
        await this.requireReadTerms(em, dto, call.language);
        const trip = await this.possible(em, offer, request);
        const booking = await this.creation
          .ofOffer(em, { ...bookedFacts(offer, request, dto), ...this.wayOf(em, offer, trip) }, trip, {
            requestId: call.requestId,
            language: call.language,
            adjustment: adjustmentOf(offer),
          })
          .catch(toRefusal);
        const now = this.clock.now();
        offer.decide('accepted', now);
        offer.bookingId = booking.id;
        request.status = 'accepted';
        request.name ??= dto.name;
        request.phone ??= dto.phone;
        this.note(em, request, call, { offer: offer.number, booking: booking.reference });
        await this.mails.accepted(em, request);
      };
      return await withFreeReference(() => this.inWish(call, work));
    } catch (error) {
      if (error instanceof OfferRefusedError && error.code === 'sold_out') await this.tellSoldOut(dto.offer);
      throw error;
    }
  }

  /** Says no, with a word for the agency, which may offer something else. @throws {OfferRefusedError} */
  decline({ offer: id, message = '' }: DeclineTripOfferDto, call: WishCall): Promise<TripWishStateDto> {
    return this.inWish(call, async (em, request) => {
      const offer = await em.findOne(TripOffer, { id, request });
      if (offer?.status === 'declined') return;
      this.requireOpen(offer);
      offer.decide('declined', this.clock.now(), message);
      request.status = 'in_progress';
      this.note(em, request, call, { offer: offer.number, declined: true });
      await em.flush();
      await this.mails.answered(em, request, offer, 'declined');
    });
  }

  private async inWish(
    call: WishCall,
    work: (em: EntityManager, request: TripRequest) => Promise<void>,
  ): Promise<TripWishStateDto> {
    await this.read(call);
    return this.em.fork().transactional(async (em) => {
      // Who sends an offer locks the same row: nobody answers one that is being replaced.
      const request = await em.findOneOrFail(TripRequest, { id: call.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      await work(em, request);
      await em.flush();
      return this.read(call, em);
    });
  }

  private requireOpen(offer: TripOffer | null): asserts offer is TripOffer {
    if (offer?.status === 'expired') throw new OfferRefusedError('offer_expired');
    if (offer?.status !== 'open') throw new OfferRefusedError('offer_changed');
    if (offer.validUntil < this.clock.maldivesDate()) throw new OfferRefusedError('offer_expired');
  }

  /** Whoever read other words of the terms has not accepted these. @throws {ValidationFailedError} */
  private async requireReadTerms(
    em: EntityManager,
    { terms_hash: read }: AcceptTripOfferDto,
    language: Language,
  ): Promise<void> {
    if (read === undefined) return;
    const now = await shownTerms(transactionSql(em), language);
    if (now?.hash !== read) throw ValidationFailedError.on('terms_hash', 'terms_changed');
  }

  /** What the calendar says of the trip now; the price is that of the offer. */
  private async possible(em: EntityManager, offer: TripOffer, request: TripRequest): Promise<PricedTrip> {
    const asked = {
      package: String(offer.package.id),
      check_in: offer.checkIn,
      adults: offer.adults,
      children_ages: offer.childrenAges,
      extras: offer.extras,
      transfer: offer.transfer,
    };
    try {
      const trip = await this.prices.of(asked, request.locale as Language, em);
      requireNights(trip, offer.extras);
      return trip;
    } catch (error) {
      return toRefusal(error);
    }
  }

  /** How they travel to the island, whether their flights fit to it by what is known now, and where they sleep before and after. */
  private wayOf(
    em: EntityManager,
    offer: TripOffer,
    trip: PricedTrip,
  ): Pick<TripFacts, 'transfer' | 'transferCheck' | 'airportNights'> {
    const way = chosenWay(trip.ways, offer.transfer);
    const flights = { arrival_flight_at: offer.arrivalFlightAt, departure_flight_at: offer.departureFlightAt };
    const journey = journeyOf({ check_in: offer.checkIn, extras: offer.extras, ...flights }, trip);
    return {
      transfer: way === null ? null : em.getReference(Transfer, way),
      transferCheck: keptTransferCheck(trip.ways, offer.transfer, journey, this.clock.now()),
      airportNights: bookedNights(trip.nights),
    };
  }

  private note(em: EntityManager, request: TripRequest, { requestId }: WishCall, after: Record<string, unknown>): void {
    request.updatedAt = this.clock.now();
    request.updatedBy = null;
    this.audit.record(em, {
      action: 'trip_request.answer',
      entity: 'trip_request',
      entityId: request.id,
      actorId: null,
      requestId,
      after: { status: request.status, ...after },
    });
  }

  /** Somebody wanted what there is none of any more: the office hears of it once. */
  private tellSoldOut(id: string): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const offer = await em.findOne(TripOffer, { id, soldOutTold: false }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!offer) return;
      offer.soldOutTold = true;
      const request = await em.findOneOrFail(TripRequest, { id: offer.request.id });
      await em.flush();
      await this.mails.answered(em, request, offer, 'sold_out');
    });
  }
}

/** What has no places, or is not sold like this any more, each with its reason: nothing that was typed is to blame. */
function toRefusal(error: unknown): never {
  if (error instanceof DaySoldOutError) throw new OfferRefusedError('sold_out');
  throw error instanceof ValidationFailedError ? new OfferNotPossibleError(error) : error;
}

/** The total that a colleague has given in the place of the computed one. */
function adjustmentOf({
  totalBeforeMinor,
  totalMinor,
  priceDetails,
  priceReason,
  author,
}: TripOffer): Adjustment | undefined {
  // Processes of an earlier release write offers without it beside this one.
  const before = totalBeforeMinor ?? totalMinor - givenByHand(priceDetails);
  return before === totalMinor ? undefined : { before, reason: priceReason ?? '', by: author?.id ?? null };
}

/** What is booked: the offer as it stands, for who takes it. */
const bookedFacts = (offer: TripOffer, request: TripRequest, { name, phone }: AcceptTripOfferDto) => ({
  product: { package: offer.package },
  rooms: null,
  mealPlan: null,
  priceMinor: offer.priceMinor,
  pricingType: offer.pricingType,
  occupancy: offer.occupancy,
  totalMinor: offer.totalMinor,
  depositMinor: offer.depositMinor,
  balanceDueOn: offer.balanceDueOn,
  priceDetails: offer.priceDetails,
  checkIn: offer.checkIn,
  checkOut: offer.checkOut,
  nights: offer.nights,
  adults: offer.adults,
  childrenAges: offer.childrenAges,
  arrivalFlightAt: offer.arrivalFlightAt,
  departureFlightAt: offer.departureFlightAt,
  contactName: name,
  contactEmail: request.email,
  contactPhone: phone,
  contactCountry: null,
  preferredChannel: request.builder?.contact_by ?? null,
  specialRequests: '',
  locale: request.locale,
  displayCurrency: offer.displayCurrency,
  displayRate: offer.displayRate,
});
