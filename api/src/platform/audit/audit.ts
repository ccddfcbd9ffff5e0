import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../data/clock.js';
import { AuditEntry } from './audit-entry.entity.js';

/** Members whose values never enter the audit. */
const MASKED = /password|token|secret|passport/i;

export interface AuditedChange {
  /** `<entity>.<verb>`: `translation.update`. */
  action: string;
  entity: string;
  entityId: string | number;
  actorId?: string | null;
  before?: unknown;
  after?: unknown;
  requestId?: string | null;
}

/** Writes the audit. */
@Injectable()
export class Audit {
  constructor(private readonly clock: Clock) {}

  /** Adds an entry to the caller's transaction: the change and its entry land together. */
  record(em: EntityManager, change: AuditedChange): void {
    em.persist(
      new AuditEntry({
        at: this.clock.now(),
        actorId: change.actorId ?? null,
        action: change.action,
        entity: change.entity,
        entityId: String(change.entityId),
        before: mask(change.before) ?? null,
        after: mask(change.after) ?? null,
        requestId: change.requestId ?? null,
      }),
    );
  }
}

const mask = (value: unknown): unknown =>
  value === undefined
    ? undefined
    : (JSON.parse(
        JSON.stringify(value, (key, member: unknown) => (MASKED.test(key) && member !== null ? '…' : member)),
      ) as unknown);
