import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language, isLanguage } from '@atoll/contract/languages';
import { Clock } from '../../platform/data/clock.js';
import type { MailPayloads, MailTemplate } from '../mail/mail-templates.js';
import { Outbox } from '../mail/outbox.js';
import { TOKEN_LIFE } from './user-token.entity.js';
import { User, type UserKind } from '../accounts/user.entity.js';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Letters about an account, left in the caller's transaction, in the person's language. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** To the owner of an account that wrong passwords have locked. */
  locked(em: EntityManager, user: User): Promise<void> {
    const minutes = User.LOCK_WINDOW / MINUTE;
    return this.send(em, user, 'account-locked', { first_name: user.firstName, kind: user.kind, minutes });
  }

  passwordChanged(em: EntityManager, user: User): Promise<void> {
    return this.send(em, user, 'password-changed', { first_name: user.firstName, at: this.clock.now().toISOString() });
  }

  passwordReset(em: EntityManager, user: User, token: string): Promise<void> {
    const minutes = TOKEN_LIFE.reset_password / MINUTE;
    return this.send(em, user, 'password-reset', { first_name: user.firstName, kind: user.kind, token, minutes });
  }

  invitation(em: EntityManager, user: User, token: string, inviter: string): Promise<void> {
    const hours = TOKEN_LIFE.invitation / HOUR;
    return this.send(em, user, 'staff-invitation', { first_name: user.firstName, inviter, token, hours });
  }

  /** To a customer whose account is open and whose address waits to be confirmed. */
  verifyEmail(em: EntityManager, user: User, token: string): Promise<void> {
    const hours = TOKEN_LIFE.verify_email / HOUR;
    return this.send(em, user, 'verify-email', { first_name: user.firstName, token, hours });
  }

  /** To the new address: the link that makes it the account's. */
  emailChange(em: EntityManager, user: User, newEmail: string, token: string): Promise<void> {
    const hours = TOKEN_LIFE.change_email / HOUR;
    const payload = { first_name: user.firstName, new_email: newEmail, token, hours };
    return this.send(em, user, 'email-change', payload, newEmail);
  }

  /** To the old address: it is not the account's any more. */
  emailChanged(em: EntityManager, user: User, oldEmail: string): Promise<void> {
    const payload = { first_name: user.firstName, new_email: user.email, at: this.clock.now().toISOString() };
    return this.send(em, user, 'email-changed', payload, oldEmail);
  }

  secondFactor(em: EntityManager, user: User, enabled: boolean): Promise<void> {
    const at = this.clock.now().toISOString();
    return this.send(em, user, 'second-factor', { first_name: user.firstName, enabled, at });
  }

  /** To the owner of an account whose address was registered, or wanted, again. */
  accountExists(em: EntityManager, user: User): Promise<void> {
    return this.send(em, user, 'account-exists', { first_name: user.firstName });
  }

  /** To an address without an account, for which somebody asked for a new password. */
  async unknown(em: EntityManager, to: string, kind: UserKind, locale: Language): Promise<void> {
    await this.outbox.add(em, { template: 'account-unknown', locale, to, payload: { kind } });
  }

  private async send<T extends MailTemplate>(
    em: EntityManager,
    user: User,
    template: T,
    payload: MailPayloads[T],
    to = user.email,
  ): Promise<void> {
    const locale: Language = isLanguage(user.locale) ? user.locale : DEFAULT_LANGUAGE;
    await this.outbox.add(em, { template, locale, to, payload, entity: { name: 'user', id: user.id } });
  }
}
