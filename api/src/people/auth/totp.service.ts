import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.js';
import { AppError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { RateLimits } from '../../platform/limits/limits.js';
import type { CallOrigin } from '../../platform/access/origin.js';
import { AccountMails } from './account-mails.js';
import { AccountService } from './account.service.js';
import { SecondFactor, type TotpKey } from './second-factor.js';
import { Sessions } from './sessions.js';

/** 409: the second factor is not in the state that this step needs. */
export class TotpStateError extends AppError {
  constructor(code: 'totp_enabled' | 'totp_not_started' | 'totp_not_enabled') {
    super(409, code);
  }
}

/** A member of staff sets up, and takes away, the own second factor. */
@Injectable()
export class TotpService {
  constructor(
    private readonly account: AccountService,
    private readonly secondFactor: SecondFactor,
    private readonly sessions: Sessions,
    private readonly mails: AccountMails,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** A new key, to be confirmed with a code of it. @throws {TotpStateError} `totp_enabled` */
  async start(caller: Caller, password: string): Promise<TotpKey> {
    await this.account.reauthenticate(caller, password);
    return this.account.change(caller, async (_em, user) => {
      if (user.hasTotp) throw new TotpStateError('totp_enabled');
      return this.secondFactor.start(user);
    });
  }

  /**
   * Switches the second factor on, ends the other sessions and shows the recovery codes.
   * @throws {TotpStateError} `totp_enabled`, `totp_not_started`
   * @throws {ValidationFailedError} on `code`, `otp_not_valid`
   */
  async confirm(caller: Caller, code: string, origin: CallOrigin): Promise<string[]> {
    await this.limits.consume('reauth', caller.sessionId);
    const codes = await this.account.change(caller, async (em, user) => {
      if (user.hasTotp) throw new TotpStateError('totp_enabled');
      if (user.totpSecret === null) throw new TotpStateError('totp_not_started');
      const now = this.clock.now();
      if (!this.secondFactor.acceptsCode(user, code, now)) throw ValidationFailedError.on('code', 'otp_not_valid');
      user.totpConfirmedAt = now;
      user.edited(now);
      this.account.record(em, 'user.totp_enable', caller, origin);
      await this.mails.secondFactor(em, user, true);
      await this.sessions.revokeAll(em, user.id, 'password', caller.sessionId);
      return this.secondFactor.renewRecoveryCodes(em, user, now);
    });
    await this.limits.refund('reauth', caller.sessionId);
    return codes;
  }

  /** Ten new recovery codes; the old ones open nothing any more. @throws {TotpStateError} `totp_not_enabled` */
  async renewRecoveryCodes(caller: Caller, password: string, origin: CallOrigin): Promise<string[]> {
    await this.account.reauthenticate(caller, password);
    return this.account.change(caller, async (em, user) => {
      if (!user.hasTotp) throw new TotpStateError('totp_not_enabled');
      this.account.record(em, 'user.recovery_codes', caller, origin);
      return this.secondFactor.renewRecoveryCodes(em, user, this.clock.now());
    });
  }

  /** Takes the second factor away. @throws {TotpStateError} `totp_not_enabled` */
  async remove(caller: Caller, password: string, origin: CallOrigin): Promise<void> {
    await this.account.reauthenticate(caller, password);
    await this.account.change(caller, async (em, user) => {
      if (!user.hasTotp) throw new TotpStateError('totp_not_enabled');
      await this.secondFactor.remove(em, user);
      user.edited(this.clock.now());
      this.account.record(em, 'user.totp_disable', caller, origin);
      await this.mails.secondFactor(em, user, false);
    });
  }
}
