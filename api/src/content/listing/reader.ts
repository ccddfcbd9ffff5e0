import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { GoneError, NotFoundError } from '../../platform/errors/app-error.js';
import { toPageJson } from '../../platform/data/page.js';
import type { PageQuery } from '../../platform/data/page.dto.js';
import { Sql } from '../../platform/data/sql.js';
import { Config } from '../../platform/config/config.js';
import { type Addressed, archivedAt } from './address.queries.js';
import { type PreviewSubject, keptPreview } from './kept-previews.queries.js';
import { PreviewTokens } from './preview-tokens.js';

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
    private readonly previews: PreviewTokens,
  ) {}

  /** JSON of one thing; the statement gives it as `body`. @throws {NotFoundError} without a row */
  async one(read: Read): Promise<string> {
    const json = await this.body(read);
    if (json === null) throw new NotFoundError();
    return json;
  }

  /**
   * JSON of the thing at an address (id, slug or earlier slug); with a preview token of what the token opens, in any state, or of
   * what was kept as it would read.
   * @param read its statement; `opened` is the id that a token opens
   * @throws {NotFoundError} where nothing stands
   * @throws {GoneError} 410 where visitors once saw what is archived now
   */
  async at(
    kind: Addressed,
    { id, preview, language }: { id: string; preview: string | undefined; language: Language },
    read: (opened?: number) => Read,
  ): Promise<string> {
    const kept = await this.kept(kind, preview, language);
    if (kept !== null) return atItsAddress(kept, id);
    const opened = this.previews.opened(kind, preview);
    const json = await this.body(read(opened));
    if (json !== null) return json;
    if (opened === undefined && (await this.row(archivedAt(kind, id)))) throw new GoneError();
    throw new NotFoundError();
  }

  /** JSON of what was kept as it would read, in a language; null where the token opens something else. @throws {NotFoundError} */
  async kept(kind: PreviewSubject, preview: string | undefined, language: Language): Promise<string | null> {
    const id = this.previews.kept(kind, preview);
    return id === null ? null : this.one(keptPreview(kind, id, language));
  }

  /** JSON of a page; the statement gives `count` and the rows as `body`. @throws {InvalidPageError} past the end */
  async page(read: Read, query: PageQuery, url: string): Promise<string> {
    const row = await this.row<{ count: number; body: string }>(read);
    return toPageJson(this.config.baseUrl, url, query, row?.count ?? 0, row?.body ?? '[]');
  }

  private async body(read: Read): Promise<string | null> {
    return (await this.row<{ body: string | null }>(read))?.body ?? null;
  }

  private row<T extends object>(read: Read): Promise<T | null> {
    return read.repeated ? this.sql.prepared<T>(read.text, read.values) : this.sql.row<T>(read.text, read.values);
  }
}

/** A preview is shown where the thing would stand, and nowhere else. @throws {NotFoundError} */
function atItsAddress(json: string, address: string): string {
  const { id, slug } = JSON.parse(json) as { id: number; slug?: string };
  if (address !== String(id) && address !== slug) throw new NotFoundError();
  return json;
}
