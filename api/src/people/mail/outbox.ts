import { hash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { RateLimits } from '../../platform/limits/limits.js';
import { isMailAddress } from '../../platform/fields/mail-address.js';
import { notify } from '../../platform/cache/notices.queries.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Notifications } from '../notifications/notifications.js';
import { noticeOf } from './letter-notices.js';
import type { MailPayloads, MailTemplate } from './mail-templates.js';
import { officeNoticeOf } from './office-notices.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { findOffice } from './outbox.queries.js';

/** Channel on which the worker hears of new mail. */
export const OUTBOX_CHANNEL = 'atoll_outbox';

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

/** Letters that are counted by themselves, by how their templates begin. */
const PURSES = ['booking-link', 'booking-'] as const;

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
  async add<T extends MailTemplate>(em: EntityManager, mail: Mail<T>): Promise<OutboxMessage> {
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
      },
      this.clock.now(),
    );
    em.persist(message);
    await notify(em, OUTBOX_CHANNEL);
    const notice = noticeOf(mail.template, mail.payload);
    if (notice) await this.notifications.add(transactionSql(em), notice, { entity: mail.entity, email: mail.to });
    const office = officeNoticeOf(mail.template, mail.payload);
    if (office && mail.entity) await this.notifications.tellStaff(transactionSql(em), office, mail.entity);
    return message;
  }

  /**
   * Adds a letter that says that something has arrived. Anybody may have given the address: five such letters an hour come to
   * one, from however many places, and the rest are not written. Forms take nothing from bookings, nor either from the link to one.
   */
  async addReceipt<T extends MailTemplate>(em: EntityManager, mail: Mail<T>): Promise<void> {
    const address = hash('sha256', mail.to.toLowerCase());
    const purse = PURSES.find((begin) => mail.template.startsWith(begin)) ?? 'form';
    if (await this.limits.allows('receipt', `${purse}:${address}`)) await this.add(em, mail);
  }

  /** Where a mail to the office goes: the address of the settings, in the owner's language; null before there are settings. */
  async office(em: EntityManager): Promise<{ to: string; locale: Language } | null> {
    const office = await findOffice(transactionSql(em));
    return office && isMailAddress(office.email) ? { to: office.email, locale: office.locale } : null;
  }
}
