import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language, isLanguage } from '@atoll/contract/languages';
import { Audit } from '../../platform/audit/audit.js';
import { AccountMails } from '../../people/auth/account-mails.js';
import { FamiliarPlaces } from '../../people/auth/familiar-places.js';
import { MailLinks, linkNotValid } from '../../people/auth/mail-links.js';
import { refusePersonal } from '../../people/auth/password-rules.js';
import { hashPassword, unusablePassword, verifyPassword } from '../../people/auth/passwords.js';
import { Sessions } from '../../people/auth/sessions.js';
import { hashToken, newRefreshToken } from '../../people/auth/tokens.js';
import { User } from '../../people/accounts/user.entity.js';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { RateLimits } from '../../platform/limits/limits.js';
import type { CallOrigin } from '../../platform/access/origin.js';
import { onBeat } from '../../platform/http/answer-times.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Config } from '../../platform/config/config.js';
import { Outbox } from '../../people/mail/outbox.js';
import { ClaimedBookings } from './claimed-bookings.js';
import { CustomerProfile } from './customer-profile.entity.js';
import type {
  CustomerTokenDto,
  RegisterCustomerDto,
  RegistrationDto,
  VerifiedCustomerDto,
  VerifyEmailDto,
} from './customers.dto.js';
import { findCustomer } from './customers.queries.js';
import { LINK_HOURS, Registration, type RegistrationFacts } from './registration.entity.js';

interface Verified {
  user: User;
  password_set: boolean;
}

/** How people become customers: the address is confirmed first, so that nobody learns which addresses have accounts. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly mails: AccountMails,
    private readonly links: MailLinks,
    private readonly bookings: ClaimedBookings,
    private readonly sessions: Sessions,
    private readonly places: FamiliarPlaces,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Takes a registration. A known address gets another letter, and the caller the same answer after the same time; with
   * `ATOLL_HIDE_ACCOUNT_EXISTENCE=0` the account is open at once, and a known address is refused.
   * @throws {ValidationFailedError} `password_personal`; `account_exists` where nothing is hidden
   */
  async register(dto: RegisterCustomerDto, language: Language, origin: CallOrigin): Promise<RegistrationDto> {
    refusePersonal('password', dto.password, dto.email);
    const facts = async (): Promise<RegistrationFacts> => ({
      email: dto.email.toLowerCase(),
      passwordHash: await hashPassword(dto.password),
      firstName: dto.first_name,
      lastName: dto.last_name ?? '',
      locale: dto.locale ?? language,
      phone: dto.phone ?? null,
      country: dto.country ?? null,
      currency: dto.currency ?? 'USD',
      marketingOptIn: dto.marketing_opt_in ?? false,
      place: this.places.of(origin.ip),
    });
    if (!this.config.hideAccountExistence)
      return { verification_required: false, ...(await this.open(await facts(), origin)) };
    await onBeat(async () => this.takeIn(await facts()));
    return { verification_required: true };
  }

  /** Stores a registration and writes its letter, or one to the owner of the account that exists. */
  private async takeIn(facts: RegistrationFacts): Promise<void> {
    // When strangers have used up the letters of an hour, the link of any of them opens this registration too.
    const letter = await this.limits.allows('account_mail', `register ${hashToken(facts.email)}`);
    await this.em.fork().transactional(async (em) => {
      const known = await em.findOne(User, { email: facts.email });
      await this.write(em, facts, known, letter);
    });
  }

  private async write(em: EntityManager, facts: RegistrationFacts, known: User | null, letter = true): Promise<void> {
    const token = newRefreshToken();
    const registration = new Registration(hashToken(token), facts, known !== null, this.clock.now());
    em.persist(registration);
    if (!letter) return;
    if (known) return this.mails.accountExists(em, known);
    const locale = isLanguage(facts.locale) ? facts.locale : DEFAULT_LANGUAGE;
    const payload = { first_name: facts.firstName, token, hours: LINK_HOURS };
    const entity = { name: 'registration', id: registration.id };
    await this.outbox.add(em, { template: 'verify-email', locale, to: facts.email, payload, entity });
  }

  /** Opens an account whose address is not confirmed yet. */
  private open(facts: RegistrationFacts, origin: CallOrigin): Promise<CustomerTokenDto> {
    return this.unique(async (em) => {
      if (await em.findOne(User, { email: facts.email })) throw accountExists();
      const user = this.create(em, facts, origin);
      await this.mails.verifyEmail(em, user, await this.links.issue(em, user, 'verify_email'));
      return this.signIn(em, user, origin);
    }, accountExists);
  }

  /**
   * Confirms the address of a mailed link and signs the customer in. Guest bookings made with the address become theirs.
   * Whoever reads the letter need not be who registered: the password chosen then is kept where the link is opened at the
   * address that registered, or where it comes with the token; otherwise it opens nothing and `password_set` is false.
   * @throws {ValidationFailedError} on `token`, `link_not_valid`; on `password`, `password_wrong`
   * @throws {ThrottledError} after ten wrong passwords with one link
   */
  verify(dto: VerifyEmailDto, origin: CallOrigin): Promise<VerifiedCustomerDto> {
    return this.unique(async (em) => {
      const filter = { hash: hashToken(dto.token), isDecoy: false };
      const found = await em.findOne(Registration, filter, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const { user, password_set } = found
        ? await this.fromRegistration(em, found, dto, origin)
        : await this.confirmOwn(em, dto, origin);
      await em.flush();
      await this.bookings.claim(user, em);
      return { ...(await this.signIn(em, user, origin)), password_set };
    }, linkNotValid);
  }

  private async fromRegistration(
    em: EntityManager,
    found: Registration,
    dto: VerifyEmailDto,
    origin: CallOrigin,
  ): Promise<Verified> {
    const now = this.clock.now();
    if (found.expiresAt <= now || (await em.findOne(User, { email: found.email }))) throw linkNotValid();
    const place = this.places.of(origin.ip);
    const here = { email: found.email, place, isDecoy: false, expiresAt: { $gt: now } };
    const own =
      found.place === place ? found : await em.findOne(Registration, here, { orderBy: { createdAt: 'desc' } });
    const proven = await this.proven(dto, own && own !== found ? [found, own] : [found]);
    const chosen = proven ?? own;
    const passwordHash = chosen?.passwordHash ?? (await unusablePassword());
    const user = this.create(em, { ...(chosen ?? found).facts(), passwordHash }, origin);
    user.emailVerifiedAt = now;
    // Whatever else was sent for the address opens nothing any more.
    await em.nativeDelete(Registration, { email: found.email });
    return { user, password_set: chosen !== null };
  }

  private async confirmOwn(em: EntityManager, dto: VerifyEmailDto, origin: CallOrigin): Promise<Verified> {
    const { user, email } = await this.links.redeem(em, dto.token, 'customer', ['verify_email']);
    if (email !== user.email) throw linkNotValid();
    const password_set = user.emailVerifiedAt !== null || (await this.handOver(em, user, dto, origin));
    user.emailVerifiedAt ??= this.clock.now();
    user.edited(this.clock.now());
    this.audit.record(em, {
      action: 'customer.verify',
      entity: 'user',
      entityId: user.id,
      actorId: user.id,
      requestId: origin.requestId,
    });
    return { user, password_set };
  }

  /** An account that was open before its address was confirmed: who cannot tell its password has not opened it. */
  private async handOver(em: EntityManager, user: User, dto: VerifyEmailDto, { ip }: CallOrigin): Promise<boolean> {
    if ((await this.proven(dto, [user])) || (await this.places.knows('customer', user.email, ip))) return true;
    user.passwordHash = await unusablePassword();
    await this.links.drop(em, user, ['change_email', 'reset_password']);
    await this.sessions.revokeAll(em, user.id, 'password');
    return false;
  }

  /** The first whose password it is; null when none was given. Wrong ones are counted for each link. */
  private async proven<T extends { passwordHash: string }>(dto: VerifyEmailDto, all: readonly T[]): Promise<T | null> {
    if (dto.password === undefined) return null;
    await this.limits.consume('link_password', hashToken(dto.token));
    for (const one of all) if (await verifyPassword(dto.password, one.passwordHash)) return one;
    throw ValidationFailedError.on('password', 'password_wrong');
  }

  /** Sends the letter again: what it says depends on the address, the answer does not. */
  async resend(email: string, language: Language): Promise<void> {
    const address = email.toLowerCase();
    await onBeat(async () => {
      if (!(await this.limits.allows('account_mail', `register ${hashToken(address)}`))) return;
      await this.em.fork().transactional(async (em) => {
        const now = this.clock.now();
        const known = await em.findOne(User, { email: address });
        const open = { email: address, isDecoy: false, expiresAt: { $gt: now } };
        const waiting = known ? null : await em.findOne(Registration, open, { orderBy: { createdAt: 'desc' } });
        const unverified = known?.kind === 'customer' && known.isActive && !known.emailVerifiedAt;
        if (waiting) await this.write(em, waiting.facts(), null);
        else if (known && unverified)
          await this.mails.verifyEmail(em, known, await this.links.issue(em, known, 'verify_email'));
        else if (known) await this.mails.accountExists(em, known);
        else await this.mails.unknown(em, address, 'customer', language);
      });
    });
  }

  private create(em: EntityManager, facts: RegistrationFacts, { requestId }: CallOrigin): User {
    const now = this.clock.now();
    const { email, passwordHash, firstName, lastName, locale, phone, country, currency, marketingOptIn } = facts;
    const user = new User({ kind: 'customer', email, passwordHash, firstName, lastName, role: null, locale }, now);
    em.persist([user, new CustomerProfile(user, { phone, country, currency, marketingOptIn }, now)]);
    const entry = { action: 'customer.register', entity: 'user', entityId: user.id, actorId: user.id, requestId };
    this.audit.record(em, { ...entry, after: { locale, marketing_opt_in: marketingOptIn } });
    return user;
  }

  private async signIn(em: EntityManager, user: User, origin: CallOrigin): Promise<CustomerTokenDto> {
    user.succeedLogin(this.clock.now());
    await this.places.remember(em, user, origin.ip);
    const { access, refresh } = this.sessions.open(em, user, origin);
    await em.flush();
    const customer = await findCustomer(transactionSql(em), user.id);
    if (!customer) throw linkNotValid();
    return { token: access, refresh, customer };
  }

  /** One transaction; when another one was faster with the same address, `taken` says what that means. */
  private async unique<T>(work: (em: EntityManager) => Promise<T>, taken: () => Error): Promise<T> {
    try {
      return await this.em.fork().transactional(work);
    } catch (error) {
      throw error instanceof UniqueConstraintViolationException ? taken() : error;
    }
  }
}

const accountExists = () => ValidationFailedError.on('email', 'account_exists');
