import { createHmac, hkdfSync } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { householdOf } from '../../../platform/access/origin.js';
import { Config } from '../../../platform/config/config.js';
import type { LimitRule } from '../../../platform/config/limit-rules.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import type { Booking } from '../booking.entity.js';
import { PlacesHeldError } from '../bookings.errors.js';
import { heldBy, lockHousehold } from './held-places.queries.js';

/** From so many on nobody is made to wait for the other bookings of a household. */
const NO_BOUND = 1_000_000;

/**
 * Bounds the places that one household holds without having paid: a form asks for no account, and whoever sends it again and again could
 * keep a boat empty for days. Addresses of mail are made up at will and would lock out whose they are; so they are not counted.
 */
@Injectable()
export class HeldPlaces {
  private readonly key: Buffer;
  private readonly rule: LimitRule;

  constructor({ jwtSecret, limits }: Config) {
    this.key = Buffer.from(hkdfSync('sha256', jwtSecret, 'atoll', 'household of a booking', 32));
    this.rule = limits.held_places;
  }

  /**
   * Notes whose household a booking is of, and counts what that holds. In the transaction that takes the places, after they are taken. One
   * booking alone may be for more than the bound, as large as what is sold allows.
   * @param ip address that the request came from
   * @throws {PlacesHeldError} 409
   */
  async bound(em: EntityManager, booking: Booking, ip: string): Promise<void> {
    const household = createHmac('sha256', this.key).update(householdOf(ip)).digest('base64url');
    booking.household = household;
    if (this.rule.points >= NO_BOUND) return;
    const sql = transactionSql(em);
    await lockHousehold(sql, household);
    const since = new Date(booking.createdAt.getTime() - this.rule.seconds * 1000);
    const found = await heldBy(sql, household, { since, booking: booking.id });
    if (!found?.takes || found.held === 0) return;
    if (found.held + booking.travellers > this.rule.points) throw new PlacesHeldError(found.held);
  }
}
