import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Audit } from '../../platform/audit/audit.js';
import { Transfer } from '../../catalogue/transfers/transfer.entity.js';
import { User } from '../../people/accounts/user.entity.js';
import type { Caller } from '../../platform/access/access.js';
import { PermissionDeniedError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { formatMinor, parseMinor } from '../../platform/fields/money.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { LeadsService } from '../leads/leads.service.js';
import { Papers } from '../papers/papers.js';
import type { Offering } from '../quotes/offered-products.js';
import { QuoteTokens } from '../quotes/quote-tokens.js';
import { shownTerms } from '../quotes/shown-terms.queries.js';
import { chosenWay, requireNights, requireWay } from '../quotes/trip-flights.js';
import { type PricedTrip, TripPrices } from '../quotes/trip-prices.js';
import { AccessTokens } from './access/access-tokens.js';
import { BookingAgreement } from './agreement/booking-agreement.entity.js';
import { BookedProducts } from './booked-products.js';
import { tripFacts } from './trip-facts.js';
import { HOLDER, staffView } from './access/booking-doors.js';
import { BookingMails } from './letters/booking-mails.js';
import { BookingEvent, type NewEvent } from './booking-event.entity.js';
import { requireOverride, totals } from './price-adjustments.js';
import { type Shown, acceptShown, isQuoteOf, shownIn } from './booking-price.js';
import type { TripFacts } from './booked-trip.js';
import { DaySoldOutError } from './bookings.errors.js';
import type { BookingStatus } from './booking-status.js';
import { Booking, type NewBooking } from './booking.entity.js';
import { dueOf } from './due/due.js';
import type { BookingDto, CreateBookingDto, CreatedBookingDto } from './bookings.dto.js';
import { BookingsService } from './bookings.service.js';
import { withFreeReference } from './free-reference.js';
import { type Beginning, Beginnings } from './machine/beginning.js';
import { HeldPlaces } from './machine/held-places.js';

export interface CreationContext {
  language: Language;
  idempotencyKey: string | undefined;
  requestId: string;
  /** Address that the request came from. */
  ip: string;
  /** Who is signed in; a customer's booking is theirs. */
  caller: Caller | null;
}

type Author = { type: 'customer' | 'staff'; id: string; reason: string } | { type: 'guest'; id: null; reason: '' };

/** A price that a colleague gave: what it was before (cents), why, and who it was. */
export interface Adjustment {
  before: number;
  reason: string;
  by: string | null;
}

/** How a booking begins, by whom, in which request, and the price that was given by hand. */
interface BegunBy {
  beginning: Beginning;
  by: Author;
  requestId: string;
  /** From where somebody who is no colleague books; null where a colleague has looked at it. */
  ip: string | null;
  adjustment?: Adjustment | undefined;
}

/** States that begin with a request for payment. */
const PAID_NEXT: readonly BookingStatus[] = ['on_hold', 'awaiting_payment'];

/** Takes bookings. */
@Injectable()
export class BookingCreation {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly products: BookedProducts,
    private readonly prices: TripPrices,
    private readonly quotes: QuoteTokens,
    private readonly accessTokens: AccessTokens,
    private readonly beginnings: Beginnings,
    private readonly held: HeldPlaces,
    private readonly leads: LeadsService,
    private readonly reading: BookingsService,
    private readonly mails: BookingMails,
    private readonly papers: Papers,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes a booking request: price from what is sold, reference, event, mails, audit and the answer's key in one transaction. The same
   * key with the same body gets the same booking again.
   * @throws {ValidationFailedError} when it cannot be booked like this
   * @throws {PlacesHeldError} when its household holds too many places unpaid
   * @throws {OfferChangedError} when the traveller saw another total, length or cancellation policy
   */
  async create(
    dto: CreateBookingDto,
    { language, idempotencyKey, requestId, ip, caller }: CreationContext,
  ): Promise<{ booking: CreatedBookingDto; replayed: boolean }> {
    const by = this.authorOf(dto, caller);
    const call = { scope: `${caller?.id ?? 'guest'}:createBooking`, key: idempotencyKey, body: dto };
    // The answer is stored as it was given, without the guest's key, which is made again from the id.
    const work = async (em: EntityManager): Promise<BookingDto> => {
      const booking = await this.insert(em, dto, language, { requestId, ip: by.type === 'staff' ? null : ip, by });
      await em.flush();
      const row = await this.mails.created(em, booking, by.type === 'staff');
      if (PAID_NEXT.includes(booking.status)) await this.papers.issue(em, booking.id, 'pro_forma', dueOf(booking));
      const view = by.type === 'staff' && caller ? staffView(caller) : HOLDER;
      return this.reading.inTransaction(em, booking.id, language, view, row);
    };
    const { value, replayed } = await withFreeReference(() => this.idempotency.run(call, work));
    return { booking: { ...value, access_token: this.accessTokens.of(value.id) }, replayed };
  }

  /** Who books: a guest, a customer, or a colleague for somebody (T4). @throws {ValidationFailedError} {PermissionDeniedError} */
  private authorOf(
    { source = 'form', staff_reason, lead, price_adjustment: adjustment }: CreateBookingDto,
    caller: Caller | null,
  ): Author {
    // A guest comes by a chat of their own too; a colleague who answers one books for somebody.
    const isOfficial = source !== 'form' && (source !== 'whatsapp' || caller?.kind === 'staff');
    if (isOfficial || lead !== undefined) {
      if (caller?.kind !== 'staff') throw ValidationFailedError.on(isOfficial ? 'source' : 'lead', 'staff_only');
      if (!caller.permissions.includes('bookings.change')) throw new PermissionDeniedError();
      if (adjustment) requireOverride(caller);
      const reason = staff_reason ?? lead;
      if (!reason) throw ValidationFailedError.on('staff_reason', 'required');
      return { type: 'staff', id: caller.id, reason };
    }
    if (staff_reason) throw ValidationFailedError.on('staff_reason', 'staff_only');
    if (adjustment) throw ValidationFailedError.on('price_adjustment', 'staff_only');
    return caller?.kind === 'customer'
      ? { type: 'customer', id: caller.id, reason: '' }
      : { type: 'guest', id: null, reason: '' };
  }

  private async insert(
    em: EntityManager,
    dto: CreateBookingDto,
    language: Language,
    { requestId, ip, by }: Pick<BegunBy, 'requestId' | 'ip' | 'by'>,
  ): Promise<Booking> {
    const computed = await this.prices.of(dto, dto.locale ?? language, em);
    const { offer } = computed;
    const terms = await this.products.terms(em, dto.locale ?? language);
    // Whoever read other terms has not accepted these.
    const isOther = (read: string | undefined, now: string | null) => read !== undefined && read !== now;
    if (isOther(dto.terms_version, terms.termsVersion) || isOther(dto.terms_hash, terms.termsHash))
      throw ValidationFailedError.on('terms_version', 'terms_changed');
    if (by.type !== 'staff') await this.requireReadTerms(em, dto);
    requireWay(computed.ways, dto.transfer);
    requireNights(computed, dto.extras);
    const way = chosenWay(computed.ways, dto.transfer);
    for (const shown of this.shown(dto, offer, way)) acceptShown(shown, computed, dto);
    const total = dto.price_adjustment && parseMinor(dto.price_adjustment.total);
    const trip = total === undefined ? computed : await this.prices.of(dto, dto.locale ?? language, em, { total });
    const product = this.products.reference(em, offer);
    const transfer = way === null ? null : em.getReference(Transfer, way);
    const now = this.clock.now();
    const facts = tripFacts({ product, transfer, now }, trip, { ...dto, locale: dto.locale ?? language });
    const source = dto.lead ? 'whatsapp' : (dto.source ?? 'form');
    const given = dto.price_adjustment;
    const adjustment = given && { before: computed.price.total, reason: given.reason, by: by.id };
    const beginning = { byStaff: by.type === 'staff', joinWaitlist: dto.join_waitlist === true };
    const booking = await this.begin(em, { trip: facts, source, ...terms }, trip, {
      beginning,
      by,
      requestId,
      ip,
      adjustment,
    }).catch(async (error: unknown) => {
      // Another day is no help where the day has room, and only the hotel near the airport has none any more.
      if (error instanceof DaySoldOutError)
        requireNights(await this.prices.of(dto, dto.locale ?? language, em), dto.extras);
      throw error;
    });
    if (dto.lead && by.type === 'staff') await this.leads.booked(em, dto.lead, { id: booking.id, by: by.id });
    return booking;
  }

  /** Whoever was quoted beside other words has not accepted these. @throws {ValidationFailedError} */
  private async requireReadTerms(em: EntityManager, { quote_token: token }: CreateBookingDto): Promise<void> {
    const read = token === undefined ? undefined : this.quotes.read(token)?.words;
    if (!read) return;
    const now = await shownTerms(transactionSql(em), read.language);
    if (now?.version !== read.version || now.hash !== read.hash)
      throw ValidationFailedError.on('terms_version', 'terms_changed');
  }

  /**
   * Books what was offered and is accepted, as a colleague would (T4): at the price and the conditions of the offer, with the places of
   * now. In the caller's transaction, letters and pro-forma included, which the caller makes with `withFreeReference`.
   * @throws {DaySoldOutError} 409 when there are none
   */
  async ofOffer(
    em: EntityManager,
    facts: TripFacts,
    trip: Pick<PricedTrip, 'offer' | 'availability'>,
    { language, ...call }: Pick<BegunBy, 'requestId' | 'adjustment'> & { language: Language },
  ): Promise<Booking> {
    const terms = await this.products.terms(em, language);
    const by: Author = { type: 'guest', id: null, reason: '' };
    const beginning = { byStaff: true, joinWaitlist: false };
    const booking = await this.begin(em, { trip: facts, source: 'form', ...terms }, trip, {
      ...call,
      beginning,
      by,
      ip: null,
    });
    await em.flush();
    await this.mails.created(em, booking, false);
    await this.papers.issue(em, booking.id, 'pro_forma', dueOf(booking));
    return booking;
  }

  /** Booking, places, event, agreement and audit of what begins. */
  private async begin(
    em: EntityManager,
    values: NewBooking,
    trip: Pick<PricedTrip, 'offer' | 'availability'>,
    { beginning, by, requestId, ip, adjustment }: BegunBy,
  ): Promise<Booking> {
    const now = this.clock.now();
    const booking = new Booking(values, (id) => this.accessTokens.hashOf(id), now);
    await this.beginnings.begin(em, booking, trip, beginning);
    if (ip !== null) await this.held.bound(em, booking, ip);
    booking.customer = by.type === 'customer' ? em.getReference(User, by.id) : null;
    const event: NewEvent = {
      booking,
      at: now,
      type: 'created',
      fromStatus: null,
      toStatus: booking.status,
      actorType: by.type,
      actorId: by.id,
      message: by.reason,
    };
    const begun = new BookingEvent(event);
    em.persist([booking, begun, new BookingAgreement(begun, booking)]);
    if (adjustment) {
      const { before, reason: message, by: actorId } = adjustment;
      const data = totals(before, booking.totalMinor);
      em.persist(new BookingEvent({ ...event, type: 'price', actorType: 'staff', actorId, message, data }));
    }
    this.audit.record(em, {
      action: 'booking.create',
      entity: 'booking',
      entityId: booking.id,
      actorId: by.id,
      requestId,
      after: {
        reference: booking.reference,
        [trip.offer.kind]: trip.offer.slug,
        ...(trip.offer.room !== null && { room_type: trip.offer.room }),
        total_minor: booking.totalMinor,
        source: booking.source,
        terms_version: booking.termsVersion,
        ...(adjustment && { total_before: formatMinor(adjustment.before), price_reason: adjustment.reason }),
      },
    });
    return booking;
  }

  /**
   * What the traveller saw, as the client tells it and as we quoted it; both where both are sent.
   * @throws {ValidationFailedError} when nothing tells it, or a token that is none of ours or of another stay
   */
  private shown(dto: CreateBookingDto, offer: Offering, way: number | null): Shown[] {
    const { quote_token: token, shown_price: told } = dto;
    const quoted = token === undefined ? null : this.quotes.read(token);
    if (token !== undefined && (!quoted || !isQuoteOf(quoted, dto, offer, way)))
      throw ValidationFailedError.on('quote_token', 'invalid');
    const shown = [...(told ? [shownIn(told)] : []), ...(quoted ? [quoted] : [])];
    if (shown.length === 0) throw ValidationFailedError.on('shown_price', 'required');
    return shown;
  }
}
