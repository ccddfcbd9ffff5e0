import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { AccountService } from '../../people/auth/account.service.js';
import { FamiliarPlace } from '../../people/auth/familiar-place.entity.js';
import { unusablePassword } from '../../people/auth/passwords.js';
import { Session } from '../../people/auth/session.entity.js';
import { Sessions } from '../../people/auth/sessions.js';
import { UserToken } from '../../people/auth/user-token.entity.js';
import type { User } from '../../people/accounts/user.entity.js';
import { claimBookings, forgetContact } from './customer-bookings.queries.js';
import { BookingsService } from '../bookings/bookings.service.js';
import { forgetDrawn } from '../papers/drawn-papers.queries.js';
import { forgetProofs } from '../payments/payments.queries.js';
import type { Caller } from '../../platform/access/access.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.js';
import { Clock } from '../../platform/data/clock.js';
import { messageText } from '../../platform/errors/messages.js';
import type { CallOrigin } from '../../platform/access/origin.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Notification } from '../../people/notifications/notification.entity.js';
import { allNotificationsOf } from '../../people/notifications/notifications.queries.js';
import { OutboxMessage } from '../../people/mail/outbox-message.entity.js';
import type { CustomerExportDto } from './customer-data.dto.js';
import { CustomerExport } from './customer-export.entity.js';
import { CustomerProfile } from './customer-profile.entity.js';
import { findCustomer } from './customers.queries.js';
import { Favourite } from './favourite.entity.js';
import { listFavourites } from './favourites.queries.js';
import {
  forgetCopies,
  forgetReviewer,
  forgetSaleWords,
  forgetWritten,
  listActivity,
  writtenBy,
} from './personal-data.queries.js';
import { Registration } from './registration.entity.js';
import { SavedTraveller } from './saved-traveller.entity.js';
import { SavedTravellersService } from './saved-travellers.service.js';

/** What the law gives customers: a copy of everything about them, and its erasure (security requirement S41). */
@Injectable()
export class CustomerDataService {
  constructor(
    private readonly em: EntityManager,
    private readonly account: AccountService,
    private readonly sessions: Sessions,
    private readonly bookings: BookingsService,
    private readonly travellers: SavedTravellersService,
    private readonly invalidation: CacheInvalidation,
    private readonly clock: Clock,
    private readonly sql: Sql,
  ) {}

  /** Makes the file; a new one takes the place of the old. */
  async export(caller: Caller, language: Language, origin: CallOrigin): Promise<CustomerExportDto> {
    const now = this.clock.now();
    const body = JSON.stringify(
      {
        exported_at: now.toISOString(),
        customer: await findCustomer(this.sql, caller.id),
        bookings: await this.bookings.allOf(caller.id, language),
        favourites: await listFavourites(this.sql, caller.id, language),
        travellers: await this.travellers.list(caller.id),
        notifications: await allNotificationsOf(this.sql, caller.id),
        sessions: await this.account.listSessions(caller),
        activity: await listActivity(this.sql, caller.id),
        // What stands under an address belongs to who has shown that it is theirs.
        ...(caller.email_verified && (await writtenBy(this.sql, caller))),
      },
      null,
      2,
    );
    return this.account.change(caller, async (em, user) => {
      await em.nativeDelete(CustomerExport, { user: user.id });
      const made = new CustomerExport(user, body, now);
      em.persist(made);
      this.account.record(em, 'customer.export', caller, origin);
      return {
        id: made.id,
        status: 'ready',
        url: `/api/customers/me/export/${made.id}/`,
        created_at: made.createdAt.toISOString(),
        expires_at: made.expiresAt.toISOString(),
      };
    });
  }

  /** The file, as JSON text. @throws {NotFoundError} when it is another's, or was removed */
  async exported(caller: Caller, id: string): Promise<string> {
    const filter = { id, user: caller.id, expiresAt: { $gt: this.clock.now() } };
    const found = await this.em.fork().findOne(CustomerExport, filter, { populate: ['body'] });
    if (!found) throw new NotFoundError();
    return found.body;
  }

  /**
   * Erases an account: nothing personal stays. Bookings stay for the books, without contact and wishes.
   * @throws {ValidationFailedError} on `password`, `password_wrong`
   */
  async erase(caller: Caller, password: string, origin: CallOrigin): Promise<void> {
    await this.account.reauthenticate(caller, password);
    const passwordHash = await unusablePassword();
    await this.account.change(caller, async (em, user) => {
      const sql = transactionSql(em);
      if (user.emailVerifiedAt) {
        await claimBookings(sql, user.id, user.email);
        await this.forgetWords(em, user);
      }
      await forgetContact(sql, user.id, this.clock.now());
      await forgetProofs(sql, user.id);
      await forgetDrawn(sql, user.id);
      await forgetSaleWords(sql, user.id);
      await forgetCopies(sql, user.id);
      await this.forgetTraces(em, user);
      const now = this.clock.now();
      user.email = `${user.id}@deleted.invalid`;
      user.firstName = '';
      user.lastName = '';
      user.passwordHash = passwordHash;
      user.emailVerifiedAt = null;
      user.isActive = false;
      user.deletedAt = now;
      user.unlock();
      user.edited(now);
      await this.sessions.revokeAll(em, user.id, 'deleted');
      await em.nativeUpdate(Session, { user: user.id }, { userAgent: '', network: '' });
      this.account.record(em, 'customer.delete', caller, origin);
    });
  }

  private async forgetWords(em: EntityManager, { id, email }: User): Promise<void> {
    const sql = transactionSql(em);
    await forgetWritten(sql, email);
    const names = Object.fromEntries(
      LANGUAGE_CODES.map((language) => [language, messageText({ code: 'erased_reviewer' }, language)]),
    );
    const reviews = await forgetReviewer(sql, { id, email }, names);
    if (reviews.length > 0) await this.invalidation.invalidate(em, 'reviews');
  }

  private async forgetTraces(em: EntityManager, { id, email }: User): Promise<void> {
    await em.nativeDelete(CustomerProfile, { user: id });
    await em.nativeDelete(Favourite, { user: id });
    await em.nativeDelete(SavedTraveller, { user: id });
    await em.nativeDelete(Notification, { user: id });
    await em.nativeDelete(CustomerExport, { user: id });
    await em.nativeDelete(UserToken, { user: id });
    await em.nativeDelete(FamiliarPlace, { user: id });
    await em.nativeDelete(Registration, { email });
    await em.nativeDelete(OutboxMessage, { recipient: email });
  }
}
