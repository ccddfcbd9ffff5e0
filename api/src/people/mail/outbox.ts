import { hash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import type { LimitName } from '../../platform/config/limit-rules.js';
import { Clock } from '../../platform/data/clock.js';
import { RateLimits } from '../../platform/limits/limits.js';
import { isMailAddress } from '../../platform/fields/mail-address.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Notifications } from '../notifications/notifications.js';
import { noticeOf } from './letter-notices.js';
import type { MailPayloads, MailTemplate } from './mail-templates.js';
import { officeNoticeOf } from './office-notices.js';
import { LETTER_TEST, OutboxMessage } from './outbox-message.entity.js';
import { findOffice } from './outbox.queries.js';

/** Channel on which the worker hears of new mail; the table itself tells of what is added. */
export const OUTBOX_CHANNEL = 'atoll_outbox';

/** For how long a worker takes a mail: longer than one may take to send. Whose worker is gone is taken again after it. Milliseconds. */
export const LEASE = 90_000;

export interface Mail<T extends MailTemplate> {
  template: T;
  /** Language of what the mail is about: the booking's, the message's, the user's. */
  locale: Language;
  /** One address. */
  to: string;
  payload: MailPayloads[T];
  /** What the mail is about, for the office: `{ name: 'booking', id }`. */
  entity?: { name: string; id: string | number };
}

/** Letters to an address that anybody may have given, which take nothing from one another: of forms, of how a booking begins and goes on, with the link to one. */
export type Purse = 'form' | 'booking' | 'booking-step' | 'booking-link';

/** Where mails are left: in the caller's transaction, so that a mail goes out exactly when what it tells about happened. */
@Injectable()
export class Outbox {
  constructor(
    private readonly clock: Clock,
    private readonly notifications: Notifications,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Adds a mail to the caller's transaction; the worker hears of it with the commit. Customers with an account are told of some
   * in the account too, and colleagues in the office.
   * @throws {ValidationFailedError} when `to` is not one plain address
   * @throws {RangeError} outside of a transaction
   */
  async add<T extends MailTemplate>(
    em: EntityManager,
    mail: Mail<T>,
    status: 'queued' | 'withheld' = 'queued',
  ): Promise<OutboxMessage> {
    const message = await this.leave(em, mail, status);
    const notice = noticeOf(mail.template, mail.payload);
    if (notice) await this.notifications.add(transactionSql(em), notice, { entity: mail.entity, email: mail.to });
    const office = officeNoticeOf(mail.template, mail.payload);
    if (office && mail.entity) await this.notifications.tellStaff(transactionSql(em), office, mail.entity);
    return message;
  }

  /**
   * Adds a letter that nobody of the agency has caused. Anybody may have given the address: five letters of a purse an hour come to one,
   * from however many places. What is more is withheld, and told in account and office all the same.
   */
  async addReceipt<T extends MailTemplate>(em: EntityManager, mail: Mail<T>, purse: Purse = 'form'): Promise<void> {
    const address = hash('sha256', mail.to.toLowerCase());
    await this.add(em, mail, await this.standing('receipt', `${purse}:${address}`));
  }

  /**
   * Adds a letter to the office of a kind that one cause can bring about again and again; what is more than a few a day is withheld, and
   * told in the office all the same.
   * @param cause a booking, a visitor
   */
  async addOfCause<T extends MailTemplate>(em: EntityManager, mail: Mail<T>, cause: string): Promise<void> {
    await this.add(em, mail, await this.standing('office_letter', cause));
  }

  /** Where a mail to the office goes: the address of the settings, in the owner's language; null before there are settings. */
  async office(em: EntityManager): Promise<{ to: string; locale: Language } | null> {
    const office = await findOffice(transactionSql(em));
    return office && isMailAddress(office.email) ? { to: office.email, locale: office.locale } : null;
  }

  /**
   * Adds a letter that somebody of the office sends themselves to see it, with a sample in it: nobody is told of it anywhere else.
   * @throws {ValidationFailedError} {RangeError} as `add`
   */
  addTest<T extends MailTemplate>(em: EntityManager, mail: Omit<Mail<T>, 'entity'>): Promise<OutboxMessage> {
    return this.leave(em, { ...mail, entity: { name: LETTER_TEST, id: mail.template } }, 'queued');
  }

  private async leave<T extends MailTemplate>(
    em: EntityManager,
    mail: Mail<T>,
    status: 'queued' | 'withheld',
  ): Promise<OutboxMessage> {
    if (!isMailAddress(mail.to)) throw ValidationFailedError.on('email', 'invalid_email');
    if (!em.getTransactionContext()) throw new RangeError('a mail belongs to a transaction');
    const message = new OutboxMessage(
      {
        template: mail.template,
        locale: mail.locale,
        recipient: mail.to,
        payload: mail.payload,
        entity: mail.entity?.name ?? null,
        entityId: mail.entity === undefined ? null : String(mail.entity.id),
        status,
      },
      this.clock.now(),
    );
    em.persist(message);
    return message;
  }

  private async standing(limit: LimitName, key: string): Promise<'queued' | 'withheld'> {
    return (await this.limits.allows(limit, key)) ? 'queued' : 'withheld';
  }
}
