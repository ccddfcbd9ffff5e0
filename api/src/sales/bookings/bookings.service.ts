import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import type { Caller } from '../../platform/access/access.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import type { PageQuery } from '../../platform/data/page.dto.js';
import { type Page, pageWindow, toPage } from '../../platform/data/page.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Config } from '../../platform/config/config.js';
import { BookingDoors, HOLDER, staffView } from './access/booking-doors.js';
import type { BookingStatus } from './booking-status.js';
import type { BookingDto, ListBookingsQuery } from './bookings.dto.js';
import { type BookingRow, allBookingsOf, findBooking, listBookings } from './bookings.queries.js';
import { priceIn } from './price-in-language.js';
import { type BookingView, toBookingDto } from './to-booking-dto.js';

/** Reads bookings, for who holds them and for the office. */
@Injectable()
export class BookingsService {
  constructor(
    private readonly doors: BookingDoors,
    private readonly clock: Clock,
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

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
    const view = this.doors.viewOf(row, accessToken, caller);
    const [booking] = row ? this.present([await asRead(this.sql, row, language)], language, view) : [];
    if (!booking) throw new NotFoundError();
    return booking;
  }

  /** One page of bookings for the office. */
  async list(query: ListBookingsQuery, caller: Caller, language: Language, url: string): Promise<Page<BookingDto>> {
    const view = staffView(caller);
    const { count, rows } = await listBookings(this.sql, query, language, {
      ...pageWindow(query),
      now: this.clock.now(),
      me: caller.id,
      reachable: view.reachable,
    });
    return toPage(this.config.baseUrl, url, query, count, this.present(rows, language, view));
  }

  /** One page of a customer's own bookings. */
  async listOf(
    customerId: string,
    { status, ...query }: PageQuery & { status?: BookingStatus },
    language: Language,
    url: string,
  ): Promise<Page<BookingDto>> {
    const filter = status ? { status: [status] } : {};
    const { count, rows } = await listBookings(this.sql, filter, language, {
      ...pageWindow(query),
      now: this.clock.now(),
      customerId,
      reachable: true,
    });
    return toPage(this.config.baseUrl, url, query, count, this.present(rows, language));
  }

  /** One of a customer's own bookings. @throws {NotFoundError} for everybody else's */
  async getOf(customerId: string, id: string, language: Language): Promise<BookingDto> {
    const row = await findBooking(this.sql, id, language);
    const isTheirs = row?.customer_id === customerId;
    const [booking] = isTheirs ? this.present([await asRead(this.sql, row, language)], language) : [];
    if (!booking) throw new NotFoundError();
    return booking;
  }

  /** Every booking of a customer, oldest first. */
  async allOf(customerId: string, language: Language): Promise<BookingDto[]> {
    return this.present(await allBookingsOf(this.sql, customerId, language), language);
  }

  /** The newest bookings, for the office. */
  async latest(count: number, caller: Caller, language: Language): Promise<BookingDto[]> {
    const view = staffView(caller);
    const now = this.clock.now();
    const { reachable } = view;
    const { rows } = await listBookings(this.sql, {}, language, { limit: count, offset: 0, now, reachable });
    return this.present(rows, language, view);
  }

  /**
   * One booking as a transaction sees it, for who has just written it.
   * @param known as it was read in the guest's language since it was written
   * @throws {NotFoundError}
   */
  async inTransaction(
    em: EntityManager,
    id: string,
    language: Language,
    view: BookingView,
    known?: BookingRow,
  ): Promise<BookingDto> {
    const sql = transactionSql(em);
    const row = known?.locale === language ? known : await findBooking(sql, id, language);
    const [booking] = row ? this.present([await asRead(sql, row, language)], language, view) : [];
    if (!booking) throw new NotFoundError();
    return booking;
  }

  private present(rows: BookingRow[], language: Language, view: BookingView = HOLDER): BookingDto[] {
    const now = this.clock.now();
    return rows.map((row) => toBookingDto(row, { view, now, language }));
  }
}

/** The lines of a price are read in the language of the page; papers, letters and what was agreed keep those of the booking. */
const asRead = async (sql: Pick<Sql, 'primaryRows'>, row: BookingRow, language: Language): Promise<BookingRow> =>
  row.locale === language ? row : { ...row, price_details: await priceIn(sql, row, language) };
