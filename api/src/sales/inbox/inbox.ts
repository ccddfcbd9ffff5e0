import { type EntityClass, EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import type { Permission } from '@atoll/contract/permissions';
import { Audit } from '../../platform/audit/audit.js';
import { Assignees } from '../../people/auth/assignees.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { type Page, pageWindow, toPage } from '../../platform/data/page.js';
import { Sql } from '../../platform/data/sql.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { Transitions } from '../../platform/data/transitions.js';
import { requireVersion } from '../../platform/data/etags.js';
import { Config } from '../../platform/config/config.js';
import type { InboxEntry } from './inbox-entry.entity.js';
import { type EntriesQuery, type InboxTable, findEntry, listEntries } from './inbox.queries.js';

type Row = Pick<Sql, 'primaryRow'>;

/** Whose inbox it is, and in which language they read it. */
export interface InboxReader {
  me: string;
  language: Language;
}

/** What the office reads of every entry. */
interface Answer<R extends InboxEntry> {
  status: R['status'];
  allowed_statuses: string[];
  updated_at: string;
}

/** One of the office's inboxes. */
export interface InboxKind<R extends InboxEntry> {
  /** Its name stands in the audit too. */
  table: InboxTable;
  entity: EntityClass<R>;
  /** Whom entries can be given to. */
  permission: Permission;
  transitions: Transitions<R['status']>;
  /** What the audit compares. */
  summary: (row: R) => Record<string, unknown>;
}

/** What an inbox works with. */
@Injectable()
export class InboxTools {
  constructor(
    readonly em: EntityManager,
    readonly sql: Sql,
    readonly audit: Audit,
    readonly assignees: Assignees,
    readonly clock: Clock,
    readonly config: Config,
  ) {}
}

/**
 * The way of what visitors send through the office: arrival, and one write after the other. `R` is the row, `I` an entry in a list,
 * `A` one in full.
 */
export class Inbox<R extends InboxEntry, I extends object, A extends I & Answer<R>> {
  constructor(
    private readonly tools: InboxTools,
    private readonly kind: InboxKind<R>,
  ) {}

  /** Adds a row to the caller's transaction, under a reference that is free, and its audit entry. */
  async add(
    em: EntityManager,
    row: R,
    { requestId, actorId, facts }: { requestId: string; actorId?: string | null; facts?: Record<string, unknown> },
  ): Promise<void> {
    const taken = () => em.findOne(this.kind.entity, { reference: row.reference } as FilterQuery<R>);
    while (await taken()) row.renewReference();
    em.persist(row);
    const { name } = this.kind.table;
    this.tools.audit.record(em, {
      action: `${name}.create`,
      entity: name,
      entityId: row.id,
      actorId,
      requestId,
      after: { reference: row.reference, status: row.status, ...facts },
    });
  }

  /** One page for the office. @throws {InvalidPageError} past the end */
  async list(query: EntriesQuery, reader: InboxReader, url: string): Promise<Page<I>> {
    const look = { ...reader, now: this.tools.clock.now(), ...pageWindow(query) };
    const { count, rows } = await listEntries<I>(this.tools.sql, this.kind.table, query, look);
    return toPage(this.tools.config.baseUrl, url, query, count, rows);
  }

  /** One entry as the primary or a transaction sees it. @throws {NotFoundError} */
  async read(id: string, language: Language, sql: Row = this.tools.sql): Promise<A> {
    const entry = await findEntry<A>(sql, this.kind.table, id, { now: this.tools.clock.now(), language });
    if (!entry) throw new NotFoundError();
    const allowed: readonly string[] = this.kind.transitions[entry.status];
    return { ...entry, allowed_statuses: [...allowed] };
  }

  /** One write of the office: the row is locked, changed, audited and read again. @throws {NotFoundError} */
  change(
    id: string,
    { caller, requestId, language }: StaffCall,
    verb: string,
    apply: (em: EntityManager, row: R) => void | Promise<void>,
  ): Promise<A> {
    const {
      entity,
      summary,
      table: { name },
    } = this.kind;
    return this.tools.em.fork().transactional(async (em) => {
      const row = await em.findOne(entity, { id } as FilterQuery<R>, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row) throw new NotFoundError();
      const before = summary(row);
      await apply(em, row);
      row.updatedAt = this.tools.clock.now();
      row.updatedBy = caller.id;
      const change = { entity: name, entityId: id, actorId: caller.id, requestId };
      this.tools.audit.record(em, { ...change, action: `${name}.${verb}`, before, after: summary(row) });
      await em.flush();
      return this.read(id, language, transactionSql(em));
    });
  }

  /**
   * Checks `If-Match` of a write on a locked row.
   * @throws {PreconditionRequiredError} 428 without the header
   * @throws {StaleVersionError} 412 with the entry as it is stored now
   */
  async requireCurrent(em: EntityManager, row: R, call: StaffCall): Promise<void> {
    const current = await this.read(row.id, call.language, transactionSql(em));
    const updatedBy = await this.tools.assignees.email(em, row.updatedBy);
    const state = { current, updated_by: updatedBy, updated_at: current.updated_at };
    requireVersion(call.ifMatch, row.version, () => state);
  }

  /** Gives an entry to a colleague; null takes it back, undefined leaves it. @throws {ValidationFailedError} */
  async assign(em: EntityManager, row: R, id: string | null | undefined): Promise<void> {
    if (id !== undefined) row.assignedTo = await this.tools.assignees.find(em, id, this.kind.permission);
  }
}
