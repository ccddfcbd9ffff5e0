import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ValidationFailedError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { hashToken, newRefreshToken } from './tokens.js';
import { type TokenPurpose, UserToken } from './user-token.entity.js';
import { User, type UserKind } from './user.entity.js';

/** 400: the link was used, is too old, or never existed. */
export const linkNotValid = () => ValidationFailedError.on('token', 'link_not_valid');

/** Tokens of links that are mailed to users. Each works once, and a new one takes the place of the old. */
@Injectable()
export class MailLinks {
  constructor(private readonly clock: Clock) {}

  /** A new token for the user, to be mailed to `email`. */
  async issue(em: EntityManager, user: User, purpose: TokenPurpose, email = user.email): Promise<string> {
    await em.nativeDelete(UserToken, { user: user.id, purpose });
    const token = newRefreshToken();
    em.persist(new UserToken(hashToken(token), user, { purpose, email }, this.clock.now()));
    return token;
  }

  /**
   * Uses a token up. The user's row is locked: of two calls with one token the second finds it gone.
   * @throws {ValidationFailedError} on `token`, `link_not_valid`
   */
  async redeem(
    em: EntityManager,
    token: string,
    kind: UserKind,
    purposes: readonly TokenPurpose[],
  ): Promise<{ user: User; purpose: TokenPurpose; email: string }> {
    const found = await em.findOne(UserToken, { hash: hashToken(token) });
    if (!found || !purposes.includes(found.purpose)) throw linkNotValid();
    const user = await em.findOne(User, { id: found.user.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user?.isActive || user.kind !== kind || found.expiresAt <= this.clock.now()) throw linkNotValid();
    if ((await em.nativeDelete(UserToken, { hash: found.hash })) === 0) throw linkNotValid();
    return { user, purpose: found.purpose, email: found.email };
  }

  /** Makes links that were mailed for these purposes useless. */
  async drop(em: EntityManager, user: User, purposes: readonly TokenPurpose[]): Promise<void> {
    await em.nativeDelete(UserToken, { user: user.id, purpose: { $in: [...purposes] } });
  }
}
