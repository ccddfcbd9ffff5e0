import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { User } from '../../people/accounts/user.entity.js';
import { claimBookings } from './customer-bookings.queries.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Notifications } from '../../people/notifications/notifications.js';

/** Bookings that somebody made as a guest and that become the account's once its address is confirmed. */
@Injectable()
export class ClaimedBookings {
  constructor(
    private readonly em: EntityManager,
    private readonly notifications: Notifications,
  ) {}

  /** Gives a customer the guest bookings of the confirmed address and tells of them; in the caller's transaction, or its own. */
  async claim({ id, email, emailVerifiedAt }: User, em?: EntityManager): Promise<void> {
    if (!emailVerifiedAt) return;
    if (!em) return this.em.fork().transactional((own) => this.claimIn(own, id, email));
    await this.claimIn(em, id, email);
  }

  private async claimIn(em: EntityManager, id: string, email: string): Promise<void> {
    const sql = transactionSql(em);
    const count = await claimBookings(sql, id, email);
    const about = { entity: { name: 'user', id }, email: null };
    if (count > 0) await this.notifications.add(sql, { kind: 'bookings_claimed', facts: { count } }, about);
  }
}
