import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import type { Change } from './content-writer.js';
import { emailOf } from './editing.queries.js';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.js';
import { Clock } from '../../platform/data/clock.js';
import type { CacheTag } from '../../platform/cache/public-cache.js';
import { requireVersion } from '../../platform/data/etags.js';

/** What a guarded row knows about its last change. */
interface Versioned {
  version: number;
  updatedBy: string | null;
  updatedAt?: Date;
}

/** Says what a change was, for the audit. */
interface Named {
  /** `redirect.update`. */
  action: string;
  entity: string;
  entityId: string | number;
  tags: CacheTag[];
}

/** What writes of single rows share: the version is checked, and change, audit entry and caches belong to one transaction. */
@Injectable()
export class RowChange {
  constructor(
    private readonly audit: Audit,
    private readonly invalidation: CacheInvalidation,
    private readonly clock: Clock,
  ) {}

  /** @throws {PreconditionRequiredError} {StaleVersionError} with `current`, the row as its reads show it */
  async requireVersion(em: EntityManager, row: Versioned, change: Change, current: unknown): Promise<void> {
    const updatedBy = await emailOf(em, row.updatedBy);
    requireVersion(change.ifMatch, row.version, () => ({
      current,
      updated_by: updatedBy,
      updated_at: row.updatedAt?.toISOString() ?? null,
    }));
  }

  /** Stores what has changed, notes it in the audit and drops the public answers with these tags. */
  async finish(
    em: EntityManager,
    { action, entity, entityId, tags }: Named,
    change: Change,
    before: unknown,
    after: () => unknown,
  ): Promise<void> {
    await em.flush();
    this.audit.record(em, {
      action,
      entity,
      entityId,
      actorId: change.caller?.id ?? null,
      before,
      after: after(),
      requestId: change.requestId,
    });
    await em.flush();
    await this.invalidation.invalidate(em, ...tags);
  }

  now(): Date {
    return this.clock.now();
  }
}
