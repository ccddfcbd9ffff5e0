import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/data/clock.js';
import { Config } from '../../platform/config/config.js';

/** A person needs at least this long for a form, and no longer than this. Seconds. */
export const FORM_MIN_SECONDS = 3;
export const FORM_MAX_SECONDS = 7200;

/** Tokens that prove when a form was opened (D-11). Signed with a key of their own: no other token passes, nor do they elsewhere. */
@Injectable()
export class FormTokens {
  private readonly key: Buffer;

  constructor(
    private readonly clock: Clock,
    config: Config,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', config.jwtSecret, 'atoll', 'form token', 32));
  }

  /** A token for a form that is opened now. */
  issue(): string {
    const payload = `${this.clock.now().getTime().toString(36)}.${randomBytes(9).toString('base64url')}`;
    return `${payload}.${this.sign(payload)}`;
  }

  /** True for a token of ours that is neither too young nor too old. */
  accepts(token: unknown): boolean {
    const [, payload = '', signature = ''] =
      typeof token === 'string' ? (/^([a-z0-9]{1,12}\.[\w-]{12})\.([\w-]{43})$/.exec(token) ?? []) : [];
    if (!payload || !timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(payload)))) return false;
    const seconds = (this.clock.now().getTime() - Number.parseInt(payload, 36)) / 1000;
    return seconds >= FORM_MIN_SECONDS && seconds <= FORM_MAX_SECONDS;
  }

  private sign(payload: string): string {
    return createHmac('sha256', this.key).update(payload).digest('base64url');
  }
}
