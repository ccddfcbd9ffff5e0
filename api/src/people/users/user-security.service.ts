import { Injectable } from '@nestjs/common';
import { AccountMails } from '../auth/account-mails.js';
import { AccountService } from '../auth/account.service.js';
import { PasswordResetService } from '../auth/password-reset.service.js';
import { SecondFactor } from '../auth/second-factor.js';
import { Sessions } from '../auth/sessions.js';
import { SignInTries } from '../auth/sign-in-tries.js';
import { Clock } from '../../platform/data/clock.js';
import { UserConflictError } from './users.errors.js';
import { type Act, UsersService } from './users.service.js';

/** Help for colleagues: locked out, signed in somewhere they should not be, telephone lost. */
@Injectable()
export class UserSecurityService {
  constructor(
    private readonly users: UsersService,
    private readonly account: AccountService,
    private readonly passwords: PasswordResetService,
    private readonly sessions: Sessions,
    private readonly tries: SignInTries,
    private readonly secondFactor: SecondFactor,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
  ) {}

  /** Mails a link for a new password. The old one works until then. @throws {UserConflictError} `user_disabled` */
  async resetPassword(id: string, act: Act): Promise<void> {
    await this.users.change(id, act, async (em, user) => {
      if (!user.isActive) throw new UserConflictError('user_disabled');
      await this.passwords.send(em, user, act.origin, act.caller.id);
    });
  }

  /** Signs somebody out everywhere. Returns how many sessions ended. */
  revokeSessions(id: string, act: Act): Promise<number> {
    return this.users.change(id, act, async (em, user) => {
      const count = await this.sessions.revokeAll(em, user.id, 'revoked');
      this.users.record(em, 'user.revoke_sessions', user, act, { after: { count } });
      return count;
    });
  }

  /** Ends a lock-out and forgets the failures that led to it. */
  async unlock(id: string, act: Act): Promise<void> {
    const unlocked = await this.users.change(id, act, async (em, user) => {
      user.unlock();
      this.users.record(em, 'user.unlock', user, act);
      return user;
    });
    await this.tries.clear(unlocked);
  }

  /** Takes the second factor of somebody away who lost it. @throws {UserConflictError} `totp_not_enabled` */
  async removeTotp(id: string, password: string, act: Act): Promise<void> {
    await this.account.reauthenticate(act.caller, password);
    await this.users.change(id, act, async (em, user) => {
      if (!user.hasTotp) throw new UserConflictError('totp_not_enabled');
      await this.secondFactor.remove(em, user);
      await this.sessions.revokeAll(em, user.id, 'revoked');
      user.edited(this.clock.now());
      this.users.record(em, 'user.totp_disable', user, act);
      await this.mails.secondFactor(em, user, false);
    });
  }
}
