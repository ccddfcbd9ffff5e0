import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { RecoveryCode } from './recovery-code.entity.js';
import { SecretBox } from './secret-box.js';
import { hashToken } from './tokens.js';
import type { User } from '../accounts/user.entity.js';

const ISSUER = 'Atoll';
const PERIOD = 30;
const RECOVERY_CODES = 10;
/** Crockford's base 32, lower case: nothing that is misread. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A key as the authenticator takes it. */
export interface TotpKey {
  secret: string;
  otpauth_url: string;
}

/** Codes of authenticator apps (TOTP, RFC 6238: SHA-1, 6 digits, 30 s) and the recovery codes beside them. */
@Injectable()
export class SecondFactor {
  constructor(private readonly box: SecretBox) {}

  /** Gives the user a new key that counts once it is confirmed. */
  start(user: User): TotpKey {
    const secret = new Secret({ size: 20 });
    user.clearTotp();
    user.totpSecret = this.box.seal(secret.base32, user.id);
    return { secret: secret.base32, otpauth_url: this.totp(secret, user.email).toString() };
  }

  /**
   * Takes a code of the app: of the step before, this one or the next, never one of a step that was used already.
   * The user's row has to be locked, or two calls could use the same code.
   */
  acceptsCode(user: User, code: string, now: Date): boolean {
    const base32 = user.totpSecret && this.box.open(user.totpSecret, user.id);
    if (!base32 || !/^\d{6}$/.test(code)) return false;
    const timestamp = now.getTime();
    const delta = this.totp(Secret.fromBase32(base32), user.email).validate({ token: code, timestamp, window: 1 });
    if (delta === null) return false;
    const step = TOTP.counter({ period: PERIOD, timestamp }) + delta;
    if (user.totpLastStep !== null && step <= user.totpLastStep) return false;
    user.totpLastStep = step;
    return true;
  }

  /** A code of the app or a recovery code, which is used up. */
  async accepts(em: EntityManager, user: User, code: string, now: Date): Promise<'totp' | 'recovery' | null> {
    const typed = code.replaceAll(/\s/g, '');
    if (this.acceptsCode(user, typed, now)) return 'totp';
    const hash = recoveryHash(user.id, typed);
    return (await em.nativeUpdate(RecoveryCode, { hash, user: user.id, usedAt: null }, { usedAt: now })) > 0
      ? 'recovery'
      : null;
  }

  /** Ten new recovery codes in place of the old ones. They are shown once; only their hashes stay. */
  async renewRecoveryCodes(em: EntityManager, user: User, now: Date): Promise<string[]> {
    await em.nativeDelete(RecoveryCode, { user: user.id });
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    em.persist(codes.map((code) => new RecoveryCode(recoveryHash(user.id, code), user, now)));
    return codes;
  }

  /** Takes the second factor away, codes included. */
  async remove(em: EntityManager, user: User): Promise<void> {
    user.clearTotp();
    await em.nativeDelete(RecoveryCode, { user: user.id });
  }

  private totp(secret: Secret, label: string): TOTP {
    return new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret });
  }
}

/** 80 random bits in groups of four: `7k2m-…`. */
const newRecoveryCode = () =>
  Array.from(randomBytes(16), (byte) => ALPHABET[byte % 32])
    .join('')
    .replace(/(.{4})(?!$)/g, '$1-');

/** Case and dashes do not matter to who types a code off a sheet. */
const recoveryHash = (userId: string, code: string) => hashToken(`${userId} ${code.toLowerCase().replaceAll('-', '')}`);
