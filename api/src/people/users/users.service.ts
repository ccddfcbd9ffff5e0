import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { lastChange } from '../../platform/audit/last-change.queries.js';
import { AccountMails } from '../auth/account-mails.js';
import { AccountService } from '../auth/account.service.js';
import { MailLinks } from '../auth/mail-links.js';
import { unusablePassword } from '../auth/passwords.js';
import { mayGrant } from '../accounts/roles.js';
import { Sessions } from '../auth/sessions.js';
import { User } from '../accounts/user.entity.js';
import type { Caller } from '../../platform/access/access.js';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import type { CallOrigin } from '../../platform/access/origin.js';
import { type Page, pageWindow, toPage } from '../../platform/data/page.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { requireVersion } from '../../platform/data/etags.js';
import { Config } from '../../platform/config/config.js';
import type { InviteUserDto, ListUsersQuery, UpdateUserDto, UserDto } from './users.dto.js';
import { RoleNotGrantableError, UserConflictError } from './users.errors.js';
import { findUser, hasHistory, listUsers } from './users.queries.js';

/** What makes a new version of an account; the audit tells of sign-ins and links too. */
const EDITS = ['user.create', 'user.update', 'user.role', 'user.totp_enable', 'user.totp_disable'];

/** Who does something, and in which call. */
export interface Act {
  caller: Caller;
  origin: CallOrigin;
}

/** The members of staff. Every change is one transaction with its audit entry; the row is locked while it runs. */
@Injectable()
export class UsersService {
  constructor(
    private readonly em: EntityManager,
    private readonly account: AccountService,
    private readonly sessions: Sessions,
    private readonly links: MailLinks,
    private readonly mails: AccountMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  /** One page of members of staff. @throws {InvalidPageError} past the end */
  async list(query: ListUsersQuery, url: string): Promise<Page<UserDto>> {
    const { count, rows } = await listUsers(this.sql, query, this.clock.now(), pageWindow(query));
    return toPage(this.config.baseUrl, url, query, count, rows);
  }

  /** @throws {NotFoundError} */
  async get(id: string): Promise<UserDto> {
    const user = await findUser(this.sql, id, this.clock.now());
    if (!user) throw new NotFoundError();
    return user;
  }

  /**
   * Makes an account and mails its owner a link to choose a password.
   * @throws {RoleNotGrantableError} for a role with permissions that the caller lacks
   * @throws {ValidationFailedError} `password_wrong`, or `account_exists` on `email`
   */
  async invite(dto: InviteUserDto, act: Act): Promise<UserDto> {
    await this.account.reauthenticate(act.caller, dto.password);
    if (!mayGrant(act.caller.permissions, dto.role)) throw new RoleNotGrantableError();
    const email = dto.email.toLowerCase();
    const passwordHash = await unusablePassword();
    return this.em.fork().transactional(async (em) => {
      if (await em.findOne(User, { email })) throw ValidationFailedError.on('email', 'account_exists');
      const names = { firstName: dto.first_name, lastName: dto.last_name ?? '' };
      const facts = { kind: 'staff' as const, email, passwordHash, ...names, role: dto.role };
      const user = new User({ ...facts, locale: dto.locale ?? act.caller.locale }, this.clock.now());
      user.languages = dto.languages ?? null;
      em.persist(user);
      await this.mailInvitation(em, user, act);
      this.record(em, 'user.create', user, act, { after: snapshot(user) });
      return this.stored(em, user);
    });
  }

  /** Mails the invitation again; the first link stops working. @throws {UserConflictError} `not_invited` */
  async inviteAgain(id: string, act: Act): Promise<void> {
    await this.change(id, act, async (em, user) => {
      if (user.emailVerifiedAt) throw new UserConflictError('not_invited');
      if (!user.isActive) throw new UserConflictError('user_disabled');
      await this.mailInvitation(em, user, act);
      this.record(em, 'user.invite', user, act);
    });
  }

  private async mailInvitation(em: EntityManager, user: User, { caller }: Act): Promise<void> {
    const token = await this.links.issue(em, user, 'invitation');
    await this.mails.invitation(em, user, token, `${caller.first_name} ${caller.last_name}`.trim());
  }

  /**
   * Changes a member of staff. Who is disabled is signed out at once; another role holds from the next call on.
   * @throws {RoleNotGrantableError} for a role, old or new, with permissions that the caller lacks
   * @throws {UserConflictError} `own_account`, `last_owner`
   * @throws {ValidationFailedError} on `password`, for role and state
   */
  async update(id: string, dto: UpdateUserDto, ifMatch: string | undefined, act: Act): Promise<UserDto> {
    const delicate = dto.role !== undefined || dto.is_active !== undefined;
    if (delicate && dto.password === undefined) throw ValidationFailedError.on('password', 'required');
    if (dto.password !== undefined) await this.account.reauthenticate(act.caller, dto.password);
    return this.em.fork().transactional(async (em) => {
      // Locked together and first: two owners cannot take each other's role at the same moment.
      const owners = delicate ? await this.lockOwners(em) : 0;
      const user = await this.lock(em, id, act);
      await this.requireCurrent(em, user, ifMatch);
      const before = snapshot(user);
      const role = dto.role ?? user.role;
      const isActive = dto.is_active ?? user.isActive;
      if (role !== user.role || isActive !== user.isActive) {
        const leaves = user.role === 'owner' && user.isActive && !(role === 'owner' && isActive);
        if (leaves && owners < 2) throw new UserConflictError('last_owner');
        if (user.id === act.caller.id) throw new UserConflictError('own_account');
        if (!mayGrant(act.caller.permissions, role)) throw new RoleNotGrantableError();
      }
      user.firstName = dto.first_name ?? user.firstName;
      user.lastName = dto.last_name ?? user.lastName;
      user.locale = dto.locale ?? user.locale;
      if (dto.languages !== undefined) user.languages = dto.languages;
      user.role = role;
      user.isActive = isActive;
      user.edited(this.clock.now());
      if (!isActive) await this.sessions.revokeAll(em, user.id, 'disabled');
      this.record(em, before.role === role ? 'user.update' : 'user.role', user, act, { before, after: snapshot(user) });
      return this.stored(em, user);
    });
  }

  private async requireCurrent(em: EntityManager, user: User, ifMatch: string | undefined): Promise<void> {
    const current = await this.stored(em, user);
    const { updated_by } = await lastChange(transactionSql(em), 'user', user.id, EDITS);
    requireVersion(ifMatch, user.version, () => ({ current, updated_by, updated_at: current.updated_at }));
  }

  private async lockOwners(em: EntityManager): Promise<number> {
    const filter = { kind: 'staff' as const, role: 'owner', isActive: true };
    const owners = await em.find(User, filter, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
    return owners.length;
  }

  /** Removes somebody who has left no trace: an invitation to a wrong address. @throws {UserConflictError} `in_use` */
  async remove(id: string, ifMatch: string | undefined, act: Act): Promise<void> {
    await this.change(id, act, async (em, user) => {
      await this.requireCurrent(em, user, ifMatch);
      if (user.id === act.caller.id) throw new UserConflictError('own_account');
      if (await hasHistory(transactionSql(em), user.id)) throw new UserConflictError('in_use');
      this.record(em, 'user.delete', user, act, { before: snapshot(user) });
      em.remove(user);
    });
  }

  /**
   * Runs work on the locked row of a member of staff.
   * @throws {NotFoundError} for customers too
   * @throws {RoleNotGrantableError} when the person may do more than the caller
   */
  change<T>(id: string, act: Act, work: (em: EntityManager, user: User) => Promise<T>): Promise<T> {
    return this.em.fork().transactional(async (em) => work(em, await this.lock(em, id, act)));
  }

  private async lock(em: EntityManager, id: string, { caller }: Act): Promise<User> {
    const user = await em.findOne(User, { id, kind: 'staff' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) throw new NotFoundError();
    if (!mayGrant(caller.permissions, user.role)) throw new RoleNotGrantableError();
    return user;
  }

  /** An audit entry about a member of staff. */
  record(
    em: EntityManager,
    action: string,
    user: User,
    { caller, origin }: Act,
    states: { before?: unknown; after?: unknown } = {},
  ): void {
    const entry = { action, entity: 'user', entityId: user.id, actorId: caller.id, requestId: origin.requestId };
    this.audit.record(em, { ...entry, ...states });
  }

  /** The row as it now stands in the transaction. */
  private async stored(em: EntityManager, user: User): Promise<UserDto> {
    await em.flush();
    const found = await findUser(transactionSql(em), user.id, this.clock.now());
    if (!found) throw new NotFoundError();
    return found;
  }
}

/** What the audit keeps of a member of staff. */
const snapshot = (user: User) => ({
  email: user.email,
  first_name: user.firstName,
  last_name: user.lastName,
  role: user.role,
  is_active: user.isActive,
  languages: user.languages,
  locale: user.locale,
});
