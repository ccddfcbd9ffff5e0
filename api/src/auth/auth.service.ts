import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import type { Caller } from '../common/access.js';
import { NotAuthenticatedError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { RateLimits } from '../common/limits.js';
import type { StaffUserDto, TokenDto, TokenPairDto } from './auth.dto.js';
import { verifyPassword } from './passwords.js';
import { RefreshToken } from './refresh-token.entity.js';
import { permissionsOf } from './roles.js';
import { Session } from './session.entity.js';
import { Tokens, hashToken, newRefreshToken } from './tokens.js';
import { User } from './user.entity.js';

const HOUR = 3_600_000;
/** Absolute life of a session, and how long it may lie unused. Milliseconds. */
const SESSION_LIFE = { staff: 12 * HOUR, customer: 7 * 24 * HOUR };
const IDLE = { staff: 1.25 * HOUR, customer: 7 * 24 * HOUR };
/** How long a used refresh token still works, for two tabs that refresh at once. Milliseconds. */
const GRACE = 10_000;

@Injectable()
export class AuthService {
  private readonly logger = new Logger(AuthService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
  ) {}

  /**
   * Opens a session for a member of staff. Unknown address, wrong password, locked, disabled or customer account: the same
   * answer after the same work.
   * @throws {NotAuthenticatedError} `no_active_account`
   */
  async signIn(email: string, password: string, requestId: string): Promise<TokenDto> {
    const address = email.toLowerCase();
    await this.limits.consume('login_account', hashToken(address));
    const now = this.clock.now();
    const known = await this.em.fork().findOne(User, { email: address, kind: 'staff' });
    const correct = await verifyPassword(password, known?.passwordHash ?? null);
    const result = await this.em.fork().transactional(async (em) => {
      const user = known && (await em.findOne(User, { id: known.id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      if (!user || !user.isActive || user.isLocked(now)) return null;
      if (!correct) {
        const locked = user.failLogin(now);
        if (locked) {
          this.audit.record(em, { action: 'user.lock', entity: 'user', entityId: user.id, requestId });
          this.logger.warn({ msg: 'account locked after failed sign-ins', user: user.id });
        }
        return null;
      }
      user.succeedLogin(now);
      const session = new Session(user, now, SESSION_LIFE.staff);
      const refresh = newRefreshToken();
      em.persist([session, new RefreshToken(hashToken(refresh), session, now)]);
      this.audit.record(em, {
        action: 'session.create',
        entity: 'session',
        entityId: session.id,
        actorId: user.id,
        requestId,
      });
      return { user, session, refresh };
    });
    if (!result) throw new NotAuthenticatedError('no_active_account');
    const { user, session, refresh } = result;
    const profile = {
      ...user,
      first_name: user.firstName,
      last_name: user.lastName,
      permissions: permissionsOf(user.role),
    };
    return { access: this.tokens.access(user, session.id), refresh, user: toStaffUser(profile) };
  }

  /**
   * Rotates a refresh token. The session row is locked, so that a revocation and a rotation cannot pass each other.
   * @throws {NotAuthenticatedError} `token_not_valid`; a token used again after 10 s also ends the session
   */
  async refresh(token: string): Promise<TokenPairDto> {
    const now = this.clock.now();
    const pair = await this.em.fork().transactional(async (em) => {
      const found = await em.findOne(RefreshToken, { hash: hashToken(token) });
      if (!found) return null;
      const session = await em.findOne(
        Session,
        { id: found.session.id },
        { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['user'] },
      );
      if (!session || session.revokedAt || session.expiresAt <= now || !session.user.isActive) return null;
      if (now.getTime() - session.lastUsedAt.getTime() > IDLE[session.user.kind]) return null;
      // Read again under the lock: another call may just have used it.
      await em.refresh(found);
      if (found.usedAt && now.getTime() - found.usedAt.getTime() > GRACE) {
        session.revokedAt = now;
        session.revokedReason = 'reuse';
        this.audit.record(em, {
          action: 'session.reuse',
          entity: 'session',
          entityId: session.id,
          actorId: session.user.id,
        });
        this.logger.warn({ msg: 'refresh token used again: session ended', session: session.id });
        return null;
      }
      found.usedAt ??= now;
      session.lastUsedAt = now;
      const refresh = newRefreshToken();
      em.persist(new RefreshToken(hashToken(refresh), session, now));
      return { access: this.tokens.access(session.user, session.id), refresh };
    });
    if (!pair) throw new NotAuthenticatedError('token_not_valid');
    return pair;
  }

  /** Revokes the session of a refresh token. */
  async signOut(token: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const found = await em.findOne(RefreshToken, { hash: hashToken(token) }, { populate: ['session'] });
      if (!found || found.session.revokedAt) return;
      found.session.revokedAt = this.clock.now();
      found.session.revokedReason = 'logout';
    });
  }
}

/** The caller as the office sees itself. */
export const toStaffUser = (
  caller: Pick<Caller, 'id' | 'email' | 'first_name' | 'last_name' | 'role' | 'permissions'>,
): StaffUserDto => ({
  id: caller.id,
  email: caller.email,
  first_name: caller.first_name,
  last_name: caller.last_name,
  role: caller.role ?? '',
  permissions: [...caller.permissions],
});
