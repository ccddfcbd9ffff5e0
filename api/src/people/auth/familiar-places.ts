import { createHmac, hkdfSync } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/data/clock.js';
import { householdOf } from '../../platform/access/origin.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Config } from '../../platform/config/config.js';
import { FamiliarPlace } from './familiar-place.entity.js';
import { knowsPlace, placesOf, rememberPlace } from './familiar-places.queries.js';
import type { User, UserKind } from '../accounts/user.entity.js';

/** How long a place stays familiar after the last sign-in there. Milliseconds. */
const FAMILIAR = 90 * 24 * 3_600_000;

/**
 * Where the owners of accounts have signed in. A stranger counts against every other stranger, never against an owner at one
 * of these places. Addresses are kept as keyed hashes, which are of no use to find somebody.
 */
@Injectable()
export class FamiliarPlaces {
  private readonly key: Buffer;

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', config.jwtSecret, 'atoll', 'familiar place', 32));
  }

  /** What stands for an address: an IPv4 address, or the 64 bits of IPv6 that a household has. */
  of(ip: string): string {
    return createHmac('sha256', this.key).update(householdOf(ip)).digest('hex').slice(0, 32);
  }

  /** Whether the account of `email` (lower case) was opened there within 90 days. An unknown address knows no place. */
  knows(kind: UserKind, email: string, ip: string): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - FAMILIAR);
    return knowsPlace(this.sql, { kind, email, place: this.of(ip), since });
  }

  /** Notes that the owner is there, in the caller's transaction. */
  async remember(em: EntityManager, user: User, ip: string): Promise<void> {
    await em.flush();
    await rememberPlace(transactionSql(em), user.id, this.of(ip), this.clock.now());
  }

  /** Forgets every place but the one where the owner has just set a password: one of the others may be a thief's. */
  async forgetOthers(em: EntityManager, user: User, ip: string): Promise<void> {
    await em.nativeDelete(FamiliarPlace, { user: user.id });
    await this.remember(em, user, ip);
  }

  /** Hashes of a user's places. */
  async list(userId: string): Promise<string[]> {
    return (await placesOf(this.sql, userId)).map(({ hash }) => hash);
  }
}
