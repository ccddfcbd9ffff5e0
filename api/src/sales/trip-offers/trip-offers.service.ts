import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { addDays } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { Package } from '../../catalogue/packages/package.entity.js';
import { User } from '../../people/accounts/user.entity.js';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { InvalidTransitionError } from '../../platform/data/transitions.js';
import { formatMinor, parseMinor } from '../../platform/fields/money.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { requireOverride } from '../bookings/price-adjustments.js';
import { pricedFacts } from '../bookings/trip-facts.js';
import { Inbox, InboxTools } from '../inbox/inbox.js';
import { requireNights, requireWay } from '../quotes/trip-flights.js';
import { type PricedTrip, TripPrices } from '../quotes/trip-prices.js';
import { OFFERABLE } from '../trip-requests/trip-request-status.js';
import { TripRequest } from '../trip-requests/trip-request.entity.js';
import type { TripRequestDto, TripRequestItemDto } from '../trip-requests/trip-requests-staff.dto.js';
import { tripRequests } from '../trip-requests/trip-requests.service.js';
import { OfferMails } from './offer-mails.js';
import { TripOffer } from './trip-offer.entity.js';
import type { SendTripOfferDto } from './trip-offers.dto.js';
import { OfferPriceChangedError } from './trip-offers.errors.js';
import { overdueOffers } from './trip-offers.queries.js';

/** Offers as the office makes them, and what time does to them (D-25). */
@Injectable()
export class TripOffers implements OnModuleInit {
  private readonly logger = new Logger('Offers');
  private readonly inbox: Inbox<TripRequest, TripRequestItemDto, TripRequestDto>;

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly prices: TripPrices,
    private readonly mails: OfferMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    tools: InboxTools,
  ) {
    this.inbox = new Inbox(tools, tripRequests);
  }

  onModuleInit(): void {
    this.jobs.every('offers.timers', 60, () => this.expireAll());
  }

  /**
   * Sends an offer in the place of the one before: the guest reads it by the link of the letter. No places are taken for it.
   * @throws {PreconditionRequiredError} {StaleVersionError} per `If-Match`
   * @throws {InvalidTransitionError} 409 where the request has ended
   * @throws {OfferPriceChangedError} 409 when the trip costs something else by now
   * @throws {ValidationFailedError} as a quote, and when nothing begins on that day or the offer would hold too long
   */
  send(id: string, dto: SendTripOfferDto, call: StaffCall): Promise<TripRequestDto> {
    if (dto.price_adjustment) requireOverride(call.caller);
    return this.inbox.change(id, call, 'offer', async (em, request) => {
      await this.inbox.requireCurrent(em, request, call);
      if (!OFFERABLE.includes(request.status)) throw new InvalidTransitionError(request.status, 'quoted');
      const trip = await this.priced(em, dto, request.locale as Language);
      this.requireTime(dto, trip);
      const now = this.clock.now();
      const last = await em.findOne(TripOffer, { request }, { orderBy: { number: 'desc' } });
      if (last?.status === 'open') last.decide('replaced', now);
      await em.flush();
      const offer = new TripOffer(
        {
          request,
          number: (last?.number ?? 0) + 1,
          package: em.getReference(Package, trip.offer.id),
          ...pricedFacts(trip),
          checkIn: dto.check_in,
          adults: dto.adults,
          childrenAges: dto.children_ages ?? [],
          extras: dto.extras ?? [],
          transfer: dto.transfer ?? null,
          arrivalFlightAt: dto.arrival_flight_at ?? null,
          departureFlightAt: dto.departure_flight_at ?? null,
          displayCurrency: trip.display?.code ?? null,
          displayRate: trip.display?.rate ?? null,
          totalBeforeMinor: dto.price_adjustment ? parseMinor(dto.confirm_total) : null,
          priceReason: dto.price_adjustment?.reason ?? null,
          words: dto.words ?? '',
          validUntil: dto.valid_until,
          author: em.getReference(User, call.caller.id),
        },
        now,
      );
      em.persist(offer);
      request.status = 'quoted';
      await em.flush();
      await this.mails.sent(em, request, offer);
    });
  }

  /** The trip at the price that the colleague read, or gives. */
  private async priced(em: EntityManager, dto: SendTripOfferDto, locale: Language): Promise<PricedTrip> {
    const computed = await this.prices.of(dto, locale, em);
    // An offer keeps the id of a package alone: that of a resort would name another trip.
    if (computed.offer.kind !== 'package') throw ValidationFailedError.on('package', 'required');
    requireWay(computed.ways, dto.transfer);
    requireNights(computed, dto.extras);
    if (computed.price.total !== parseMinor(dto.confirm_total))
      throw new OfferPriceChangedError(formatMinor(computed.price.total));
    if (computed.availability === 'CLOSED') throw ValidationFailedError.on('check_in', 'day_closed');
    if (!dto.price_adjustment) return computed;
    return this.prices.of(dto, locale, em, { total: parseMinor(dto.price_adjustment.total) });
  }

  /** What is accepted can still be paid as it was offered. @throws {ValidationFailedError} */
  private requireTime({ valid_until: until, check_in }: SendTripOfferDto, { details }: PricedTrip): void {
    const [today, latest] = [this.clock.maldivesDate(), addDays(details.balance_due_at ?? check_in, -1)];
    if (until < today) throw ValidationFailedError.on('valid_until', 'date_too_early', { date: today });
    if (until > latest) throw ValidationFailedError.on('valid_until', 'date_too_late', { date: latest });
  }

  /** Ends the offers whose time is over, each in a transaction of its own. */
  private async expireAll(): Promise<void> {
    for (const { id } of await overdueOffers(this.sql, this.clock.maldivesDate())) {
      try {
        await this.em.fork().transactional((em) => this.expire(em, id));
      } catch (error) {
        this.logger.error({ err: (error as Error).stack, request: id });
      }
    }
  }

  private async expire(em: EntityManager, id: string): Promise<void> {
    const request = await em.findOneOrFail(TripRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const offer = await em.findOne(TripOffer, { request, status: 'open' });
    // Somebody may have been faster while this one waited.
    if (!offer || offer.validUntil >= this.clock.maldivesDate()) return;
    const now = this.clock.now();
    offer.decide('expired', now);
    request.status = 'expired';
    request.updatedAt = now;
    request.updatedBy = null;
    await em.flush();
    await this.mails.answered(em, request, offer, 'expired');
  }
}
