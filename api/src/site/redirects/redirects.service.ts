import { Injectable } from '@nestjs/common';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { PublicCache } from '../../platform/cache/public-cache.js';
import { Sql } from '../../platform/data/sql.js';
import type { RedirectStatus } from './redirect.entity.js';
import { type RedirectTable, follow, mayRedirect, normalPath, targetFor } from './redirect-paths.js';
import type { ResolvedRedirectDto } from './redirects.dto.js';
import { ACTIVE_REDIRECTS } from './redirects.queries.js';

/** Addresses that have moved. The table is small and stays in memory; a change drops it on every replica. */
@Injectable()
export class RedirectsService {
  private parsed: { etag: string; table: RedirectTable } | null = null;

  constructor(
    private readonly sql: Sql,
    private readonly cache: PublicCache,
  ) {}

  /** Where an address leads, or null when it has not moved. `address` is a path with or without prefix and query. */
  async find(address: string): Promise<ResolvedRedirectDto | null> {
    const from = normalPath(address);
    if (from === null || !mayRedirect(from)) return null;
    const found = follow(await this.table(), from);
    return found && { from, to: targetFor(address, found.to), status: found.status as RedirectStatus };
  }

  /**
   * Where an address leads.
   * @throws {ValidationFailedError} when it is no path of this site
   * @throws {NotFoundError} when it has not moved
   */
  async resolve(address: string): Promise<ResolvedRedirectDto> {
    if (normalPath(address) === null) throw ValidationFailedError.on('path', 'invalid_path');
    const found = await this.find(address);
    if (!found) throw new NotFoundError();
    return found;
  }

  private async table(): Promise<RedirectTable> {
    const answer = await this.cache.get('redirects', ['redirects'], async () => {
      const row = await this.sql.primaryRow<{ body: string }>(ACTIVE_REDIRECTS);
      return row?.body ?? '{}';
    });
    if (this.parsed?.etag !== answer.etag)
      this.parsed = { etag: answer.etag, table: JSON.parse(answer.body) as RedirectTable };
    return this.parsed.table;
  }
}
