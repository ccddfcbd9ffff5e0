import { Injectable } from '@nestjs/common';
import type { LimitName } from '../../platform/config/limit-rules.js';
import { RateLimits } from '../../platform/limits/limits.js';
import { FamiliarPlaces } from './familiar-places.js';
import { hashToken } from './tokens.js';
import type { User, UserKind } from '../accounts/user.entity.js';

/** A try to sign in that was counted as a failure before anybody looked at the password. */
export interface SignInTry {
  /** Whether the owner has signed in from there before. */
  familiar: boolean;
  /** The password was right: nothing was a failure. */
  forgive(): Promise<void>;
}

/**
 * Counts failed sign-ins, per account and kind, and per address. Each try is counted before its password is checked, so that
 * many at once do not pass together, and is taken back when it was right: the counters tell nothing of who signs in. An owner at
 * a familiar place has a counter of their own there, which no stranger elsewhere can use up.
 */
@Injectable()
export class SignInTries {
  constructor(
    private readonly limits: RateLimits,
    private readonly places: FamiliarPlaces,
  ) {}

  /** Counts a try. @param email lower case @throws {ThrottledError} after too many failures */
  async take(kind: UserKind, email: string, ip: string): Promise<SignInTry> {
    const familiar = await this.places.knows(kind, email, ip);
    const account = accountKey(kind, email);
    const counted: [LimitName, string][] = familiar
      ? [['login_account', `${account} ${this.places.of(ip)}`]]
      : [
          ['login_ip', ip],
          ['login_account', account],
        ];
    for (const [name, key] of counted) {
      // One after the other: a caller over the limit of the address must not use up the account's.
      await this.limits.consume(name, key);
    }
    const forgive = async () => void (await Promise.all(counted.map(([name, key]) => this.limits.refund(name, key))));
    return { familiar, forgive };
  }

  /** Forgets the failures of an account, wherever they were made. */
  async clear({ id, kind, email }: Pick<User, 'id' | 'kind' | 'email'>): Promise<void> {
    const account = accountKey(kind, email);
    const own = (await this.places.list(id)).map((place) => `${account} ${place}`);
    await Promise.all([account, ...own].map((key) => this.limits.clear('login_account', key)));
  }
}

const accountKey = (kind: UserKind, email: string) => hashToken(`${kind} ${email}`);
