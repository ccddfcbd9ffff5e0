import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { type Page, pageWindow, toPage } from '../../platform/data/page.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Config } from '../../platform/config/config.js';
import type { Change } from '../../content/editing/content-writer.js';
import { RowChange } from '../../content/editing/row-change.js';
import { Redirect, type RedirectValues } from './redirect.entity.js';
import { type RedirectTable, makesLoop, mayRedirect, normalPath } from './redirect-paths.js';
import type { ListRedirectsQuery, RedirectDto, WriteRedirectDto } from './redirects.dto.js';
import { lockRedirects } from './redirects.queries.js';

const toDto = (row: Redirect): RedirectDto => ({
  id: row.id,
  from: row.fromPath,
  to: row.toPath,
  status: row.status,
  is_active: row.isActive,
  note: row.note,
  version: row.version,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** What staff do with redirects. Each change is one transaction. */
@Injectable()
export class RedirectsEditing {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: RowChange,
    private readonly config: Config,
  ) {}

  /** A page of redirects, by where they start. @throws {InvalidPageError} past the end */
  async list(query: ListRedirectsQuery, url: string): Promise<Page<RedirectDto>> {
    const like = query.search && { $ilike: contains(query.search) };
    const where = like ? { $or: [{ fromPath: like }, { toPath: like }] } : {};
    const [rows, count] = await this.em
      .fork()
      .findAndCount(Redirect, where, { ...pageWindow(query), orderBy: { fromPath: 'asc' } });
    return toPage(this.config.baseUrl, url, query, count, rows.map(toDto));
  }

  /** @throws {NotFoundError} */
  async get(id: number): Promise<RedirectDto> {
    const row = await this.em.fork().findOne(Redirect, { id });
    if (!row) throw new NotFoundError();
    return toDto(row);
  }

  /** @throws {ValidationFailedError} `invalid_path`, `taken`, `redirect_loop` by field */
  create(body: WriteRedirectDto, change: Change): Promise<RedirectDto> {
    return this.em.fork().transactional(async (em) => {
      const values = { fromPath: '', toPath: '', status: 301, isActive: true, note: null } as const;
      const checked = await this.checked(em, { ...values }, body, null);
      const row = new Redirect(checked, change.caller?.id ?? null, this.changes.now());
      em.persist(row);
      await em.flush();
      await this.finish(em, row, 'create', change, null);
      return toDto(row);
    });
  }

  /** @throws as `create`, and 404, 412, 428 */
  update(id: number, body: WriteRedirectDto, change: Change): Promise<RedirectDto> {
    return this.em.fork().transactional(async (em) => {
      const row = await this.lock(em, id, change);
      const before = toDto(row);
      const { fromPath, toPath, status, isActive, note } = row;
      const checked = await this.checked(em, { fromPath, toPath, status, isActive, note }, body, id);
      row.change(checked, change.caller?.id ?? null, this.changes.now());
      await this.finish(em, row, 'update', change, before);
      return toDto(row);
    });
  }

  /** @throws 404, 412, 428 */
  async remove(id: number, change: Change): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const row = await this.lock(em, id, change);
      const before = toDto(row);
      em.remove(row);
      const named = { action: 'redirect.delete', entity: 'redirect', entityId: id, tags: ['redirects' as const] };
      await this.changes.finish(em, named, change, before, () => null);
    });
  }

  private async lock(em: EntityManager, id: number, change: Change): Promise<Redirect> {
    const row = await em.findOne(Redirect, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!row) throw new NotFoundError();
    await this.changes.requireVersion(em, row, change, toDto(row));
    return row;
  }

  private finish(em: EntityManager, row: Redirect, verb: string, change: Change, before: unknown): Promise<void> {
    const named = { action: `redirect.${verb}`, entity: 'redirect', entityId: row.id, tags: ['redirects' as const] };
    return this.changes.finish(em, named, change, before, () => toDto(row));
  }

  private async checked(
    em: EntityManager,
    stored: RedirectValues,
    body: WriteRedirectDto,
    id: number | null,
  ): Promise<RedirectValues> {
    const from = normalPath(body.from ?? stored.fromPath);
    const to = body.to ?? stored.toPath;
    if (from === null || !mayRedirect(from)) throw ValidationFailedError.on('from', 'invalid_path');
    if (normalPath(to) === null) throw ValidationFailedError.on('to', 'invalid_path');
    await lockRedirects(transactionSql(em));
    const others = (await em.find(Redirect, {}, { fields: ['fromPath', 'toPath', 'status', 'isActive'] })).filter(
      (row) => row.id !== id,
    );
    if (others.some(({ fromPath }) => fromPath === from)) throw ValidationFailedError.on('from', 'taken');
    const isActive = body.is_active ?? stored.isActive;
    const table: RedirectTable = Object.fromEntries(
      others.filter((row) => row.isActive).map((row) => [row.fromPath, { to: row.toPath, status: row.status }]),
    );
    if (isActive && makesLoop(table, from, to)) throw ValidationFailedError.on('to', 'redirect_loop');
    return {
      fromPath: from,
      toPath: to,
      status: body.status ?? stored.status,
      isActive,
      note: body.note === undefined ? stored.note : body.note || null,
    };
  }
}
