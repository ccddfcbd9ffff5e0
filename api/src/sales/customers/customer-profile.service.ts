import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { AccountMails } from '../../people/auth/account-mails.js';
import type { SetPasswordDto } from '../../people/auth/account.dto.js';
import { AccountService } from '../../people/auth/account.service.js';
import { AuthService, type Credentials } from '../../people/auth/auth.service.js';
import { MailLinks, linkNotValid } from '../../people/auth/mail-links.js';
import { PasswordResetService } from '../../people/auth/password-reset.service.js';
import { verifyPassword } from '../../people/auth/passwords.js';
import { Sessions } from '../../people/auth/sessions.js';
import { hashToken } from '../../people/auth/tokens.js';
import { User } from '../../people/accounts/user.entity.js';
import type { Caller } from '../../platform/access/access.js';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { RateLimits } from '../../platform/limits/limits.js';
import type { CallOrigin } from '../../platform/access/origin.js';
import { Sql } from '../../platform/data/sql.js';
import { onBeat } from '../../platform/http/answer-times.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { requireVersion } from '../../platform/data/etags.js';
import { ClaimedBookings } from './claimed-bookings.js';
import { CustomerProfile } from './customer-profile.entity.js';
import type {
  ConfirmEmailDto,
  ChangeEmailDto,
  ConfirmedEmailDto,
  CustomerDto,
  CustomerTokenDto,
  UpdateCustomerDto,
} from './customers.dto.js';
import { findCustomer } from './customers.queries.js';

/** What customers do with their own account. */
@Injectable()
export class CustomerProfileService {
  constructor(
    private readonly em: EntityManager,
    private readonly auth: AuthService,
    private readonly account: AccountService,
    private readonly bookings: ClaimedBookings,
    private readonly passwords: PasswordResetService,
    private readonly sessions: Sessions,
    private readonly links: MailLinks,
    private readonly mails: AccountMails,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly sql: Sql,
  ) {}

  /** Opens a session. @throws {NotAuthenticatedError} `no_active_account` */
  async signIn(credentials: Credentials, origin: CallOrigin): Promise<CustomerTokenDto> {
    const { user, access, refresh } = await this.auth.signIn('customer', credentials, origin);
    // Bookings made as a guest since the last sign-in.
    await this.bookings.claim(user);
    return { token: access, refresh, customer: await this.get(user.id) };
  }

  /** Sets the password for a mailed link, which also confirms the address. @throws {ValidationFailedError} */
  async resetPassword({ token, new_password: password }: SetPasswordDto, origin: CallOrigin): Promise<void> {
    const user = await this.passwords.confirm('customer', { token, password }, origin);
    await this.bookings.claim(user);
  }

  /** @throws {NotFoundError} */
  async get(id: string): Promise<CustomerDto> {
    const customer = await findCustomer(this.sql, id);
    if (!customer) throw new NotFoundError();
    return customer;
  }

  /** Changes the profile. @throws {PreconditionRequiredError} {StaleVersionError} per `If-Match` */
  update(
    caller: Caller,
    dto: UpdateCustomerDto,
    ifMatch: string | undefined,
    origin: CallOrigin,
  ): Promise<CustomerDto> {
    return this.account.change(caller, async (em, user) => {
      const before = await this.stored(em, user);
      requireVersion(ifMatch, user.version, () => ({
        current: before,
        updated_by: null,
        updated_at: user.updatedAt?.toISOString() ?? null,
      }));
      const profile = (await em.findOne(CustomerProfile, { user: user.id })) ?? new CustomerProfile(user);
      em.persist(profile);
      user.firstName = dto.first_name ?? user.firstName;
      user.lastName = dto.last_name ?? user.lastName;
      user.locale = dto.locale ?? user.locale;
      if (dto.phone !== undefined) profile.phone = dto.phone;
      if (dto.country !== undefined) profile.country = dto.country;
      profile.currency = dto.currency ?? profile.currency;
      profile.marketingOptIn = dto.marketing_opt_in ?? profile.marketingOptIn;
      user.edited(this.clock.now());
      const after = await this.stored(em, user);
      // What was changed, not to what: the audit outlives the account.
      const changed = Object.keys(dto).filter((name) => dto[name as keyof UpdateCustomerDto] !== undefined);
      this.account.record(em, 'customer.update', caller, origin, { after: { changed } });
      return after;
    });
  }

  /**
   * Asks to change the address: it changes once the link in the letter to the new one was opened. An address that has an
   * account already gets another letter; the answer is the same.
   * @throws {ValidationFailedError} on `password`, `password_wrong`
   */
  async requestEmail(caller: Caller, dto: ChangeEmailDto, origin: CallOrigin): Promise<void> {
    await this.account.reauthenticate(caller, dto.password);
    const address = dto.email.toLowerCase();
    await onBeat(async () => {
      // Counted for who asks: no other customer can keep somebody from moving to an address.
      await this.limits.consume('account_mail', `change ${caller.id} ${hashToken(address)}`);
      await this.account.change(caller, async (em, user) => {
        const owner = await em.findOne(User, { email: address });
        this.account.record(em, 'customer.email_request', caller, origin);
        if (!owner) {
          const token = await this.links.issue(em, user, 'change_email', address);
          return this.mails.emailChange(em, user, address, token);
        }
        return this.mails.accountExists(em, owner);
      });
    });
  }

  /**
   * Makes the address of a mailed link the account's and ends every session. Whoever reads the letter need not be who asked for
   * the change: only with the account's password do bookings of the address become the account's.
   * @throws {ValidationFailedError} on `token`, `link_not_valid`, also when the address got an account in the meantime; on
   *   `password`, `password_wrong`
   */
  async confirmEmail({ token, password }: ConfirmEmailDto, { requestId }: CallOrigin): Promise<ConfirmedEmailDto> {
    try {
      return await this.em.fork().transactional(async (em) => {
        const { user, email } = await this.links.redeem(em, token, 'customer', ['change_email']);
        await this.limits.consume('link_password', hashToken(token));
        if (!(await verifyPassword(password, user.passwordHash)))
          throw ValidationFailedError.on('password', 'password_wrong');
        const previous = user.email;
        user.email = email;
        user.emailVerifiedAt = this.clock.now();
        user.edited(this.clock.now());
        await em.flush();
        await this.links.drop(em, user, ['verify_email', 'reset_password']);
        await this.sessions.revokeAll(em, user.id, 'email');
        await this.bookings.claim(user, em);
        await this.mails.emailChanged(em, user, previous);
        const entry = { action: 'customer.email', entity: 'user', entityId: user.id, actorId: user.id };
        this.audit.record(em, { ...entry, requestId });
        return { email };
      });
    } catch (error) {
      throw error instanceof UniqueConstraintViolationException ? linkNotValid() : error;
    }
  }

  private async stored(em: EntityManager, user: User): Promise<CustomerDto> {
    await em.flush();
    const customer = await findCustomer(transactionSql(em), user.id);
    if (!customer) throw new NotFoundError();
    return customer;
  }
}
