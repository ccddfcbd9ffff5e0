import { Injectable } from '@nestjs/common';
import { GoneError, NotFoundError } from '../../platform/errors/app-error.js';
import { toPageJson } from '../../platform/data/page.js';
import type { PageQuery } from '../../platform/data/page.dto.js';
import { Sql } from '../../platform/data/sql.js';
import { Config } from '../../platform/config/config.js';
import { type Addressed, archivedAt } from './address.queries.js';

/** One statement with its bound values; `repeated` ones are prepared once for each connection. */
export interface Read {
  text: string;
  values: readonly unknown[];
  /** False with free-text search: its general plan is three times slower. */
  repeated: boolean;
}

/** Runs the statements of the catalogue: Postgres builds the JSON, nothing is parsed on the way. */
@Injectable()
export class ContentReader {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  /**
   * JSON of one thing; the statement gives it as `body`.
   * @param at where it was looked for: an archived thing is told from one that never was
   * @throws {NotFoundError} without a row
   * @throws {GoneError} 410 when it is archived
   */
  async one(read: Read, at?: { table: Addressed; idOrSlug: string }): Promise<string> {
    const row = await this.row<{ body: string | null }>(read);
    if (row?.body != null) return row.body;
    if (at && (await this.row(archivedAt(at.table, at.idOrSlug)))) throw new GoneError();
    throw new NotFoundError();
  }

  /** JSON of a page; the statement gives `count` and the rows as `body`. @throws {InvalidPageError} past the end */
  async page(read: Read, query: PageQuery, url: string): Promise<string> {
    const row = await this.row<{ count: number; body: string }>(read);
    return toPageJson(this.config.baseUrl, url, query, row?.count ?? 0, row?.body ?? '[]');
  }

  private row<T extends object>(read: Read): Promise<T | null> {
    return read.repeated ? this.sql.prepared<T>(read.text, read.values) : this.sql.row<T>(read.text, read.values);
  }
}
