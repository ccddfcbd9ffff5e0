import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import type { Caller } from '../../platform/access/access.js';
import { NotAuthenticatedError, NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { RateLimits } from '../../platform/limits/limits.js';
import type { CallOrigin } from '../../platform/access/origin.js';
import { Sql } from '../../platform/data/sql.js';
import type { SessionDto } from './account.dto.js';
import { listSessions } from './account.queries.js';
import { NewPassword } from './new-password.js';
import { refusePersonal } from './password-rules.js';
import { hashPassword, verifyPassword } from './passwords.js';
import { Sessions } from './sessions.js';
import { User } from '../accounts/user.entity.js';

/** What everybody who signs in may do with the own account, customers and staff alike. */
@Injectable()
export class AccountService {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: Sessions,
    private readonly newPassword: NewPassword,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly sql: Sql,
  ) {}

  /**
   * Asks for the password again before something that a thief of an unlocked screen must not do.
   * Failures are counted for the session: a thief's do not keep the owner from setting another password elsewhere.
   * @throws {ValidationFailedError} on `field`, `password_wrong`
   * @throws {ThrottledError} after ten failures in 15 minutes
   */
  async reauthenticate(caller: Caller, password: string, field = 'password'): Promise<void> {
    await this.limits.consume('reauth', caller.sessionId);
    const user = await this.em.fork().findOne(User, { id: caller.id });
    if (!(await verifyPassword(password, user?.passwordHash ?? null)))
      throw ValidationFailedError.on(field, 'password_wrong');
    await this.limits.refund('reauth', caller.sessionId);
  }

  /**
   * Runs work on the caller's own row, locked, in one transaction.
   * @throws {NotAuthenticatedError} when the account was disabled in the meantime
   */
  change<T>(caller: Caller, work: (em: EntityManager, user: User) => Promise<T>): Promise<T> {
    return this.em.fork().transactional(async (em) => {
      const user = await em.findOne(User, { id: caller.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user?.isActive) throw new NotAuthenticatedError('token_not_valid');
      return work(em, user);
    });
  }

  /**
   * Sets another password and ends every other session. Returns how many.
   * @throws {ValidationFailedError} `password_wrong`, `password_personal`
   */
  async changePassword(
    caller: Caller,
    { current, next }: { current: string; next: string },
    origin: CallOrigin,
  ): Promise<number> {
    await this.reauthenticate(caller, current, 'current_password');
    refusePersonal('new_password', next, caller.email);
    const passwordHash = await hashPassword(next);
    return this.change(caller, async (em, user) => {
      this.record(em, 'user.password', caller, origin);
      return this.newPassword.set(em, user, passwordHash, origin.ip, caller.sessionId);
    });
  }

  /** The caller's sessions that still stand, the current one first. */
  listSessions(caller: Caller): Promise<SessionDto[]> {
    return listSessions(this.sql, caller.id, caller.sessionId, this.clock.now());
  }

  /** Ends one of the caller's sessions. @throws {NotFoundError} when it is another's, or over */
  async revokeSession(caller: Caller, sessionId: string, origin: CallOrigin): Promise<void> {
    await this.change(caller, async (em) => {
      if (!(await this.sessions.revoke(em, caller.id, sessionId))) throw new NotFoundError();
      this.record(em, 'session.revoke', caller, origin, { entity: 'session', entityId: sessionId });
    });
  }

  /** Ends every session but the current one. Returns how many. */
  revokeOtherSessions(caller: Caller, origin: CallOrigin): Promise<number> {
    return this.change(caller, async (em) => {
      const count = await this.sessions.revokeAll(em, caller.id, 'revoked', caller.sessionId);
      this.record(em, 'session.revoke_others', caller, origin, { after: { count } });
      return count;
    });
  }

  /** An audit entry about the caller's own account. */
  record(
    em: EntityManager,
    action: string,
    caller: Pick<Caller, 'id'>,
    { requestId }: CallOrigin,
    more: { entity?: string; entityId?: string; before?: unknown; after?: unknown } = {},
  ): void {
    this.audit.record(em, { action, entity: 'user', entityId: caller.id, actorId: caller.id, requestId, ...more });
  }
}
