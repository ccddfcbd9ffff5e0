import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { hashToken, newRefreshToken } from './tokens.js';
import { type TokenPurpose, UserToken } from './user-token.entity.js';
import type { User, UserKind } from '../accounts/user.entity.js';

/** 400: the link was used, is too old, or never existed. */
export const linkNotValid = () => ValidationFailedError.on('token', 'link_not_valid');

/**
 * Tokens of links that are mailed to users. Each works once, and a new one takes the place of the old; but links for a new
 * password stand side by side until one is used: whoever asks for one in somebody's name takes none away from them.
 */
@Injectable()
export class MailLinks {
  constructor(private readonly clock: Clock) {}

  /** A new token for the user, to be mailed to `email`. */
  async issue(em: EntityManager, user: User, purpose: TokenPurpose, email = user.email): Promise<string> {
    if (purpose !== 'reset_password') await em.nativeDelete(UserToken, { user: user.id, purpose });
    const token = newRefreshToken();
    em.persist(new UserToken(hashToken(token), user, { purpose, email }, this.clock.now()));
    return token;
  }

  /**
   * A token that could be used now, with its user. Nothing is used up.
   * @throws {ValidationFailedError} on `token`, `link_not_valid`, the same for one of another purpose or kind of user
   */
  async find(em: EntityManager, token: string, kind: UserKind, purposes: readonly TokenPurpose[]): Promise<UserToken> {
    const found = await em.findOne(UserToken, { hash: hashToken(token) }, { populate: ['user'] });
    const fits = found && purposes.includes(found.purpose) && found.user.kind === kind && found.user.isActive;
    if (!fits || found.expiresAt <= this.clock.now()) throw linkNotValid();
    return found;
  }

  /**
   * Uses a token up. The user's row is locked: of two calls with one token the second finds it gone.
   * @throws {ValidationFailedError} as `find`
   */
  async redeem(
    em: EntityManager,
    token: string,
    kind: UserKind,
    purposes: readonly TokenPurpose[],
  ): Promise<{ user: User; purpose: TokenPurpose; email: string }> {
    const { hash, purpose, email, user: known } = await this.find(em, token, kind, purposes);
    const user = await em.refresh(known, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user?.isActive || (await em.nativeDelete(UserToken, { hash })) === 0) throw linkNotValid();
    return { user, purpose, email };
  }

  /** Makes links that were mailed for these purposes useless. */
  async drop(em: EntityManager, user: User, purposes: readonly TokenPurpose[]): Promise<void> {
    await em.nativeDelete(UserToken, { user: user.id, purpose: { $in: [...purposes] } });
  }
}
