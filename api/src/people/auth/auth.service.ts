import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { NotAuthenticatedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { RateLimits } from '../../platform/limits/limits.js';
import type { CallOrigin } from '../../platform/access/origin.js';
import { untilBeat } from '../../platform/http/answer-times.js';
import { AccountMails } from './account-mails.js';
import { FamiliarPlaces } from './familiar-places.js';
import { verifyPassword } from './passwords.js';
import { RefreshToken } from './refresh-token.entity.js';
import { SecondFactor } from './second-factor.js';
import { Session } from './session.entity.js';
import { SESSION_IDLE, Sessions, type TokenPair } from './sessions.js';
import { SignInTries } from './sign-in-tries.js';
import { Tokens, hashToken, newRefreshToken } from './tokens.js';
import { User, type UserKind } from '../accounts/user.entity.js';

/** How long a used refresh token still works, for two tabs that refresh at once. Milliseconds. */
const GRACE = 10_000;

export interface Credentials {
  email: string;
  password: string;
  /** Code of the second factor, or a recovery code. */
  otp?: string | undefined;
}

/** Why nobody was signed in. All but the last two read alike. */
type Refusal = 'no_active_account' | 'otp_required' | 'otp_not_valid';

@Injectable()
export class AuthService {
  private readonly logger = new Logger(AuthService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly tokens: Tokens,
    private readonly sessions: Sessions,
    private readonly tries: SignInTries,
    private readonly places: FamiliarPlaces,
    private readonly secondFactor: SecondFactor,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
  ) {}

  /**
   * Opens a session. Unknown address, wrong password, locked, disabled or an account of the other kind: the same answer after
   * the same work.
   * @throws {NotAuthenticatedError} `no_active_account`; once the password was right `otp_required` or `otp_not_valid`
   */
  async signIn(
    kind: UserKind,
    { email, password, otp }: Credentials,
    origin: CallOrigin,
  ): Promise<TokenPair & { user: User }> {
    const address = email.toLowerCase();
    const attempt = await this.tries.take(kind, address, origin.ip);
    const started = performance.now();
    const known = await this.em.fork().findOne(User, { email: address, kind });
    const correct = await verifyPassword(password, known?.passwordHash ?? null);
    const result = await this.em.fork().transactional(async (em) => {
      const user = known && (await em.findOne(User, { id: known.id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      // The password may have changed while this one was being checked.
      const stale = user?.passwordHash !== known?.passwordHash;
      const refusal = user
        ? await this.refusal(em, user, correct && !stale, otp, { ...origin, familiar: attempt.familiar })
        : 'no_active_account';
      if (!user || refusal) return refusal ?? 'no_active_account';
      user.succeedLogin(this.clock.now());
      await this.places.remember(em, user, origin.ip);
      return { user, ...this.sessions.open(em, user, origin) };
    });
    // A right password is no failure, also while the second factor is still to come.
    if (typeof result !== 'string' || result === 'otp_required') await attempt.forgive();
    if (typeof result !== 'string') return result;
    this.logger.log({ msg: 'sign-in refused', kind, user: known?.id ?? null, reason: result });
    await untilBeat(started);
    throw new NotAuthenticatedError(result);
  }

  private async refusal(
    em: EntityManager,
    user: User,
    correct: boolean,
    otp: string | undefined,
    origin: CallOrigin & { familiar: boolean },
  ): Promise<Refusal | null> {
    const now = this.clock.now();
    // The lock keeps strangers out. The owner's own places have a counter each instead.
    if (!user.isActive || (user.isLocked(now) && !origin.familiar)) return 'no_active_account';
    if (!correct) {
      await this.countFailure(em, user, origin);
      return 'no_active_account';
    }
    if (!user.hasTotp) return null;
    if (!otp) return 'otp_required';
    const taken = await this.secondFactor.accepts(em, user, otp, now);
    if (taken === 'recovery') {
      const entry = { action: 'user.recovery_code', entity: 'user', entityId: user.id, actorId: user.id };
      this.audit.record(em, { ...entry, requestId: origin.requestId });
    }
    if (taken) return null;
    await this.countFailure(em, user, origin);
    return 'otp_not_valid';
  }

  private async countFailure(em: EntityManager, user: User, { requestId }: CallOrigin): Promise<void> {
    if (!user.failLogin(this.clock.now())) return;
    this.audit.record(em, { action: 'user.lock', entity: 'user', entityId: user.id, requestId });
    // A stranger who never stops would fill the owner's mailbox.
    if (await this.limits.allows('lock_mail', user.id)) await this.mails.locked(em, user);
    this.logger.warn({ msg: 'account locked after failed sign-ins', user: user.id });
  }

  /**
   * Rotates a refresh token. The session row is locked, so that a revocation and a rotation cannot pass each other.
   * @throws {NotAuthenticatedError} `token_not_valid`; a token used again after 10 s also ends the session
   */
  async refresh(token: string, { ip }: CallOrigin): Promise<TokenPair> {
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
      if (now.getTime() - session.lastUsedAt.getTime() > SESSION_IDLE[session.user.kind]) return null;
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
      // Telephones change their address while they stay signed in.
      await this.places.remember(em, session.user, ip);
      const refresh = newRefreshToken();
      em.persist(new RefreshToken(hashToken(refresh), session, now));
      return { access: this.tokens.access(session.user, session.id), refresh };
    });
    if (!pair) throw new NotAuthenticatedError('token_not_valid');
    return pair;
  }

  /** Revokes the session of a refresh token. @param kind whose tokens end here; anybody's unless given */
  async signOut(token: string, { requestId }: CallOrigin, kind?: UserKind): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const found = await em.findOne(RefreshToken, { hash: hashToken(token) }, { populate: ['session.user'] });
      if (!found || found.session.revokedAt || found.session.user.kind !== (kind ?? found.session.user.kind)) return;
      found.session.revokedAt = this.clock.now();
      found.session.revokedReason = 'logout';
      this.audit.record(em, {
        action: 'session.end',
        entity: 'session',
        entityId: found.session.id,
        actorId: found.session.user.id,
        requestId,
      });
    });
  }
}
