import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Clock } from '../../platform/data/clock.js';
import type { CallOrigin } from '../../platform/access/origin.js';
import { RefreshToken } from './refresh-token.entity.js';
import { type RevokedReason, Session } from './session.entity.js';
import { Tokens, hashToken, newRefreshToken } from './tokens.js';
import type { User } from '../accounts/user.entity.js';

const HOUR = 3_600_000;

/** Absolute life of a session, and how long it may lie unused. Milliseconds. */
export const SESSION_LIFE = { staff: 12 * HOUR, customer: 7 * 24 * HOUR };
export const SESSION_IDLE = { staff: 1.25 * HOUR, customer: 7 * 24 * HOUR };

/** The two tokens of a session. */
export interface TokenPair {
  access: string;
  refresh: string;
}

/** Opens and ends sessions, inside the caller's transaction. Access tokens of an ended session open nothing from then on. */
@Injectable()
export class Sessions {
  constructor(
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Opens a session on the device of the call. */
  open(em: EntityManager, user: User, origin: CallOrigin): TokenPair {
    const now = this.clock.now();
    const session = new Session(user, now, SESSION_LIFE[user.kind], origin);
    const refresh = newRefreshToken();
    em.persist([session, new RefreshToken(hashToken(refresh), session, now)]);
    this.audit.record(em, {
      action: 'session.create',
      entity: 'session',
      entityId: session.id,
      actorId: user.id,
      requestId: origin.requestId,
    });
    return { access: this.tokens.access(user, session.id), refresh };
  }

  /** Ends every session of a user but one. Returns how many. */
  revokeAll(em: EntityManager, userId: string, reason: RevokedReason, except: string | null = null): Promise<number> {
    return em.nativeUpdate(
      Session,
      { user: userId, revokedAt: null, expiresAt: { $gt: this.clock.now() }, ...(except && { id: { $ne: except } }) },
      { revokedAt: this.clock.now(), revokedReason: reason },
    );
  }

  /** Ends one session of a user. Returns false when there is none that still stands. */
  async revoke(em: EntityManager, userId: string, sessionId: string): Promise<boolean> {
    const ended = await em.nativeUpdate(
      Session,
      { id: sessionId, user: userId, revokedAt: null, expiresAt: { $gt: this.clock.now() } },
      { revokedAt: this.clock.now(), revokedReason: 'revoked' },
    );
    return ended > 0;
  }
}
