import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import type { Caller } from '../../platform/access/access.js';
import type { CallOrigin } from '../../platform/access/origin.js';
import { Audit } from '../../platform/audit/audit.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { toCsv } from '../../platform/fields/csv.js';
import { formatMinor } from '../../platform/fields/money.js';
import { staffView } from './access/booking-doors.js';
import type { ExportBookingsQuery, ExportColumn } from './booking-export.dto.js';
import { type BookingRow, listBookings } from './bookings.queries.js';

/** More than this is no list to work with, and a request must end. */
const MAX_EXPORTED = 10_000;

const netPaid = ({ paid_minor, refunded_minor }: BookingRow) => paid_minor - refunded_minor;

/** What each column of the list is in the file. Instants are in UTC, money in US dollars. */
const CELLS: Record<ExportColumn, Record<string, (row: BookingRow) => string | number | null | undefined>> = {
  reference: { reference: (row) => row.reference },
  status: { status: (row) => row.status },
  payment: { payment_status: (row) => row.payment_status },
  clock: {
    reply_by: (row) => row.reply_by,
    expires_at: (row) => row.expires_at,
    payment_due_at: (row) => row.payment_due_at,
    change_reply_by: (row) => row.change_reply_by,
  },
  guest: { name: (row) => row.contact_name, email: (row) => row.contact_email, phone: (row) => row.contact_phone },
  package: {
    product: (row) => row.product_name,
    room: (row) => row.room_name,
    rooms: (row) => (row.room_code === null ? null : row.units),
  },
  dates: { check_in: (row) => row.check_in, check_out: (row) => row.check_out, nights: (row) => row.nights },
  guests: { adults: (row) => row.adults, children_ages: (row) => row.children_ages.join(' ') },
  total: { total: (row) => formatMinor(row.total_minor), currency: (row) => row.currency },
  balance: {
    paid: (row) => formatMinor(netPaid(row)),
    balance: (row) => formatMinor(row.total_minor - netPaid(row)),
    balance_due_on: (row) => row.balance_due_on,
  },
  assignee: { assigned_to: (row) => row.assigned_to?.name },
  source: { source: (row) => row.source },
  language: { language: (row) => row.locale },
  received: { received: (row) => row.created_at },
};

/** Bookings of the office as a file for spreadsheets. */
@Injectable()
export class BookingExport {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * The bookings of a filtered list, or those chosen of it, as CSV, 10,000 at most, in the order of the list and the columns asked for. Who took how many
   * along, and by which filter, stands in the audit before the file leaves.
   */
  async csv(
    { columns, ids, ...query }: ExportBookingsQuery,
    caller: Caller,
    language: Language,
    { requestId }: CallOrigin,
  ): Promise<string> {
    const { reachable } = staffView(caller);
    const reader = { now: this.clock.now(), me: caller.id, reachable, ids };
    const { rows } = await listBookings(this.sql, query, language, { limit: MAX_EXPORTED, offset: 0, ...reader });
    const { search, lang: _lang, ...filter } = query;
    await this.em.fork().transactional(async (em) => {
      const after = {
        count: rows.length,
        columns,
        filter: { ...filter, ...(ids && { ids }), searched: Boolean(search) },
      };
      const entry = { action: 'booking.export_list', entity: 'booking', entityId: 'list', actorId: caller.id };
      this.audit.record(em, { ...entry, after, requestId });
    });
    const cells = columns.flatMap((column) => Object.entries(CELLS[column]));
    const lines = rows
      .map((row) => (reachable ? row : { ...row, contact_email: '', contact_phone: '' }))
      .map((row) => Object.fromEntries(cells.map(([name, cell]) => [name, cell(row)])));
    return toCsv(
      cells.map(([name]) => name),
      lines,
    );
  }
}
