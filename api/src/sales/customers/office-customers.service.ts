import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import type { Caller } from '../../platform/access/access.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { toCsv } from '../../platform/fields/csv.js';
import type { CallOrigin } from '../../platform/access/origin.js';
import { type Page, pageWindow, toPage } from '../../platform/data/page.js';
import { Sql } from '../../platform/data/sql.js';
import { Config } from '../../platform/config/config.js';
import type { CustomerFilter, ListCustomersQuery, OfficeCustomerDto } from './office-customers.dto.js';
import { findOfficeCustomer, listCustomers } from './office-customers.queries.js';

/** More than this is no list to work with, and a request must end. */
const MAX_EXPORTED = 50_000;

const COLUMNS = [
  'id',
  'email',
  'first_name',
  'last_name',
  'email_verified',
  'phone',
  'country',
  'locale',
  'currency',
  'marketing_opt_in',
  'bookings_count',
  'last_booking_at',
  'created_at',
] as const;

/** Customers, for the office. */
@Injectable()
export class OfficeCustomersService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  /** One page of customers. @throws {InvalidPageError} past the end */
  async list(query: ListCustomersQuery, url: string): Promise<Page<OfficeCustomerDto>> {
    const { count, rows } = await listCustomers(this.sql, query, pageWindow(query));
    return toPage(this.config.baseUrl, url, query, count, rows);
  }

  /** @throws {NotFoundError} for staff and erased customers too */
  async get(id: string): Promise<OfficeCustomerDto> {
    const customer = await findOfficeCustomer(this.sql, id);
    if (!customer) throw new NotFoundError();
    return customer;
  }

  /** Customers as CSV. Who took how many along, and by which filter, stands in the audit before the file leaves. */
  async export(filter: CustomerFilter, caller: Caller, { requestId }: CallOrigin): Promise<string> {
    const { rows } = await listCustomers(this.sql, { ...filter, sort: 'oldest' }, { limit: MAX_EXPORTED, offset: 0 });
    const { search, ...named } = filter;
    await this.em.fork().transactional(async (em) => {
      const after = { count: rows.length, filter: { ...named, searched: Boolean(search) } };
      const entry = { action: 'customer.export_list', entity: 'customer', entityId: 'list', actorId: caller.id };
      this.audit.record(em, { ...entry, after, requestId });
    });
    const lines = rows.map(({ user, ...customer }) => ({ ...user, ...customer }));
    return toCsv(COLUMNS, lines);
  }
}
