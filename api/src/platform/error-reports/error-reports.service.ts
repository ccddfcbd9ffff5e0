import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { NotFoundError } from '../errors/app-error.js';
import { Clock } from '../data/clock.js';
import { maskLine } from '../http/log-mask.js';
import { pageWindow, toPage } from '../data/page.js';
import { Sql } from '../data/sql.js';
import type { StaffCall } from '../http/staff-call.js';
import { transactionSql } from '../data/transaction-sql.js';
import { requireVersion } from '../data/etags.js';
import { Config } from '../config/config.js';
import type { ErrorStatus } from './error-group.entity.js';
import { ErrorReport } from './error-report.entity.js';
import type {
  ErrorGroupDetailDto,
  ErrorGroupPageDto,
  ErrorOccurrenceDto,
  ListErrorReportsQuery,
  ReportErrorDto,
} from './error-reports.dto.js';
import {
  boundReports,
  countReport,
  findErrorGroup,
  forgetReports,
  listErrorGroups,
  reportsOfGroup,
  setErrorStatus,
  versionsOfGroup,
} from './error-reports.queries.js';

const KEEP_DAYS = 30;
/** How many are kept is looked at once for so many. */
const BOUND_EACH = 100;

@Injectable()
export class ErrorReportsService {
  private readonly logger = new Logger('ErrorReport');
  private taken = 0;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly sql: Sql,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  async list(query: ListErrorReportsQuery, url: string): Promise<ErrorGroupPageDto> {
    const { count, rows } = await listErrorGroups(this.sql, query, pageWindow(query));
    return toPage(this.config.baseUrl, url, query, count, rows);
  }

  /** @throws {NotFoundError} */
  async get(id: string): Promise<ErrorGroupDetailDto> {
    const [group, versions, reports] = await Promise.all([
      findErrorGroup(this.sql, id),
      versionsOfGroup(this.sql, id),
      reportsOfGroup(this.sql, id),
    ]);
    if (!group) throw new NotFoundError();
    return { ...group, versions, reports: reports as ErrorOccurrenceDto[] };
  }

  /** Sets the state. @throws {NotFoundError} {PreconditionRequiredError} {StaleVersionError} */
  async setStatus(
    id: string,
    status: ErrorStatus,
    { caller, ifMatch, requestId }: StaffCall,
  ): Promise<ErrorGroupDetailDto> {
    await this.em.fork().transactional(async (em) => {
      const sql = transactionSql(em);
      const group = await findErrorGroup(sql, id, true);
      if (!group) throw new NotFoundError();
      requireVersion(ifMatch, group.version, () => ({
        current: group,
        updated_by: group.updated_by,
        updated_at: group.updated_at,
      }));
      if (group.status === status) return;
      const actorId = caller.id;
      await setErrorStatus(sql, { id, status, actorId, now: this.clock.now() });
      const entry = { action: 'error.update', entity: 'error_group', entityId: id, actorId, requestId };
      this.audit.record(em, { ...entry, before: { status: group.status }, after: { status } });
    });
    return this.get(id);
  }

  /** Stores a report and forgets those older than 30 days, or older than the latest 20,000. Texts lose what could open something or names somebody. */
  async report(dto: ReportErrorDto): Promise<void> {
    const now = this.clock.now();
    const report = new ErrorReport({
      errorId: dto.error_id,
      fingerprint: fingerprint(dto),
      level: dto.level,
      name: kept(dto.name),
      message: withoutSecrets(dto.message),
      stack: kept(dto.stack),
      componentStack: kept(dto.component_stack),
      url: kept(dto.url?.split(/[?#]/, 1)[0]),
      userAgent: kept(dto.user_agent),
      remoteName: dto.remote?.name ?? null,
      remoteVersion: dto.remote?.version ?? null,
      shellVersion: dto.shell ?? null,
      occurredAt: new Date(dto.timestamp),
      receivedAt: now,
    });
    await this.em.fork().transactional(async (em) => {
      const sql = transactionSql(em);
      await countReport(sql, report);
      await forgetReports(sql, new Date(now.getTime() - KEEP_DAYS * 86_400_000));
      em.persist(report);
    });
    this.taken += 1;
    if (this.taken % BOUND_EACH === 0) await boundReports(this.sql);
    // pino writes JSON: line breaks and control characters of the message are escaped, one line for each event.
    this.logger.warn({
      error_id: report.errorId,
      fingerprint: report.fingerprint,
      remote: dto.remote,
      level: dto.level,
    });
  }
}

/** Cuts queries and fragments off every address in a text: `GET /a?token=c` → `GET /a`. */
const withoutQueries = (text: string) =>
  text.replaceAll(/([^\s?#)]+)([?#][^\s)]*)?/g, (part, address: string, query?: string) =>
    query && address.includes('/') ? address : part,
  );

const withoutSecrets = (text: string) => maskLine(withoutQueries(text));
const kept = (text: string | null | undefined) => (text ? withoutSecrets(text) : null);

function fingerprint({ name, message, stack, remote }: ReportErrorDto): string {
  const frame = stack?.split('\n').find((line) => /^\s*at |@/.test(line));
  const stable = [remote?.name ?? 'shell', name, message, frame].join('\n').replace(/\d+/g, '#');
  return createHash('sha256').update(stable).digest('hex').slice(0, 32);
}
