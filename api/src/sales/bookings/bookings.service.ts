import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Audit } from '../../platform/audit/audit.js';
import { User } from '../../people/accounts/user.entity.js';
import type { Caller } from '../../platform/access/access.js';
import { NotFoundError, PermissionDeniedError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { type Page, pageWindow, toPage } from '../../platform/data/page.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Config } from '../../platform/config/config.js';
import { QuoteTokens } from '../quotes/quote-tokens.js';
import { TripPrices } from '../quotes/trip-prices.js';
import { AccessTokens } from './access-tokens.js';
import { BookablePackages } from './bookable-packages.js';
import { BookingMails } from './booking-mails.js';
import { BookingEvent } from './booking-event.entity.js';
import { type Shown, acceptShown, isQuoteOf, shownIn } from './booking-price.js';
import { Booking } from './booking.entity.js';
import type { BookingDto, CreateBookingDto, CreatedBookingDto, ListBookingsQuery } from './bookings.dto.js';
import { type BookingRow, allBookingsOf, findBooking, listBookings } from './bookings.queries.js';
import { toBookingDto } from './to-booking-dto.js';

export interface CreationContext {
  language: Language;
  idempotencyKey: string | undefined;
  requestId: string;
  /** Who is signed in; a customer's booking is theirs. */
  caller: Caller | null;
}

/** Addresses and telephone numbers are for who answers guests (security requirement S41). */
const seesContacts = (caller: Caller | null): boolean =>
  caller?.kind === 'staff' && caller.permissions.includes('customers.view');

@Injectable()
export class BookingsService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly packages: BookablePackages,
    private readonly prices: TripPrices,
    private readonly quotes: QuoteTokens,
    private readonly accessTokens: AccessTokens,
    private readonly mails: BookingMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  /**
   * Takes a booking request: price from the package, reference, event, mails, audit and the answer's key in one transaction. The same
   * key with the same body gets the same booking again.
   * @throws {ValidationFailedError} when the package cannot be booked like this
   * @throws {OfferChangedError} when the traveller saw another total, length or cancellation policy
   */
  async create(
    dto: CreateBookingDto,
    { language, idempotencyKey, requestId, caller }: CreationContext,
  ): Promise<{ booking: CreatedBookingDto; replayed: boolean }> {
    const customerId = caller?.kind === 'customer' ? caller.id : null;
    const call = { scope: `${customerId ?? 'guest'}:createBooking`, key: idempotencyKey, body: dto };
    // The answer is stored as it was given, without the guest's key, which is made again from the id.
    const { value, replayed } = await this.idempotency.run<BookingDto>(call, async (em) => {
      const inserted = await this.insert(em, dto, language, { requestId, customerId });
      const { id } = inserted;
      await em.flush();
      await this.mails.created(em, inserted);
      const row = await findBooking(transactionSql(em), id, language);
      const [booking] = await this.present(row ? [row] : [], language);
      if (!booking) throw new NotFoundError();
      return booking;
    });
    return { booking: { ...value, access_token: this.accessTokens.of(value.id) }, replayed };
  }

  private async insert(
    em: EntityManager,
    dto: CreateBookingDto,
    language: Language,
    { requestId, customerId }: { requestId: string; customerId: string | null },
  ): Promise<Booking> {
    const now = this.clock.now();
    const trip = await this.prices.of(dto, dto.locale ?? language, em);
    const { offer, display } = trip;
    const terms = await this.packages.terms(em, dto.locale ?? language);
    // Whoever read other terms has not accepted these.
    if (dto.terms_version !== undefined && dto.terms_version !== terms.termsVersion)
      throw ValidationFailedError.on('terms_version', 'terms_changed');
    for (const shown of this.shown(dto, offer.id)) acceptShown(shown, trip, dto);
    const booking = new Booking(
      {
        package: this.packages.reference(em, offer.id),
        priceMinor: offer.price_minor,
        pricingType: offer.pricing_type,
        occupancy: offer.occupancy,
        totalMinor: trip.price.total,
        priceDetails: trip.details,
        checkIn: dto.check_in,
        checkOut: trip.check_out,
        nights: offer.duration_nights,
        adults: dto.adults,
        childrenAges: dto.children_ages ?? [],
        arrivalFlightAt: dto.arrival_flight_at ?? null,
        departureFlightAt: dto.departure_flight_at ?? null,
        contactName: dto.contact.name,
        contactEmail: dto.contact.email,
        contactPhone: dto.contact.phone,
        contactCountry: dto.contact.country ?? null,
        preferredChannel: dto.contact.preferred_channel ?? null,
        ...terms,
        specialRequests: dto.special_requests ?? '',
        locale: dto.locale ?? language,
        source: dto.source ?? 'form',
        displayCurrency: display?.code ?? null,
        displayRate: display?.rate ?? null,
      },
      (id) => this.accessTokens.hashOf(id),
      now,
    );
    booking.customer = customerId === null ? null : em.getReference(User, customerId);
    while (await em.findOne(Booking, { reference: booking.reference }, { fields: ['id'] })) booking.renewReference();
    const event = {
      booking,
      at: now,
      type: 'created',
      fromStatus: null,
      toStatus: booking.status,
      actorId: customerId,
    };
    em.persist([booking, new BookingEvent(event)]);
    this.audit.record(em, {
      action: 'booking.create',
      entity: 'booking',
      entityId: booking.id,
      actorId: customerId,
      requestId,
      after: {
        reference: booking.reference,
        package: offer.slug,
        total_minor: booking.totalMinor,
        source: booking.source,
        terms_version: booking.termsVersion,
      },
    });
    return booking;
  }

  /**
   * What the traveller saw, as the client tells it and as we quoted it; both where both are sent.
   * @throws {ValidationFailedError} when nothing tells it, or a token that is none of ours or of another stay
   */
  private shown(dto: CreateBookingDto, packageId: number): Shown[] {
    const { quote_token: token, shown_price: told } = dto;
    const quoted = token === undefined ? null : this.quotes.read(token);
    if (token !== undefined && (!quoted || !isQuoteOf(quoted, dto, packageId)))
      throw ValidationFailedError.on('quote_token', 'invalid');
    const shown = [...(told ? [shownIn(told)] : []), ...(quoted ? [quoted] : [])];
    if (shown.length === 0) throw ValidationFailedError.on('shown_price', 'required');
    return shown;
  }

  /**
   * One booking for its guest (by access token), for the customer whose it is, or for staff with `bookings.view`.
   * @throws {NotFoundError} for everybody else: whether an id exists is nobody's business
   */
  async get(
    id: string,
    accessToken: string | undefined,
    caller: Caller | null,
    language: Language,
  ): Promise<BookingDto> {
    const row = await findBooking(this.sql, id, language);
    const staff = caller?.kind === 'staff' && caller.permissions.includes('bookings.view');
    const holdsKey =
      row !== null && accessToken !== undefined && this.accessTokens.opens(accessToken, row.access_token_hash);
    const guest = holdsKey || (row !== null && caller?.kind === 'customer' && row.customer_id === caller.id);
    if (caller?.kind === 'staff' && !staff && !guest) throw new PermissionDeniedError();
    const [booking] = row && (staff || guest) ? await this.present([row], language, guest || seesContacts(caller)) : [];
    if (!booking) throw new NotFoundError();
    return booking;
  }

  /** One page of bookings for the office. */
  async list(query: ListBookingsQuery, caller: Caller, language: Language, url: string): Promise<Page<BookingDto>> {
    const reachable = seesContacts(caller);
    const { count, rows } = await listBookings(this.sql, query, language, {
      ...pageWindow(query),
      now: this.clock.now(),
      reachable,
    });
    return toPage(this.config.baseUrl, url, query, count, await this.present(rows, language, reachable));
  }

  /** One page of a customer's own bookings. */
  async listOf(
    customerId: string,
    query: ListBookingsQuery,
    language: Language,
    url: string,
  ): Promise<Page<BookingDto>> {
    const { count, rows } = await listBookings(this.sql, query, language, {
      ...pageWindow(query),
      now: this.clock.now(),
      customerId,
      reachable: true,
    });
    return toPage(this.config.baseUrl, url, query, count, await this.present(rows, language));
  }

  /** One of a customer's own bookings. @throws {NotFoundError} for everybody else's */
  async getOf(customerId: string, id: string, language: Language): Promise<BookingDto> {
    const row = await findBooking(this.sql, id, language);
    const [booking] = row?.customer_id === customerId ? await this.present([row], language) : [];
    if (!booking) throw new NotFoundError();
    return booking;
  }

  /** Every booking of a customer, oldest first. */
  async allOf(customerId: string, language: Language): Promise<BookingDto[]> {
    return this.present(await allBookingsOf(this.sql, customerId, language), language);
  }

  /** The newest bookings, for the office. */
  async latest(count: number, caller: Caller, language: Language): Promise<BookingDto[]> {
    const reachable = seesContacts(caller);
    const now = this.clock.now();
    const { rows } = await listBookings(this.sql, {}, language, { limit: count, offset: 0, now, reachable });
    return this.present(rows, language, reachable);
  }

  private async present(rows: BookingRow[], language: Language, reachable = true): Promise<BookingDto[]> {
    const covers = await this.packages.covers([...new Set(rows.map((row) => row.package_id))], language);
    return rows.map((row) => toBookingDto(row, { cover: covers.get(row.package_id) ?? null, reachable }));
  }
}
