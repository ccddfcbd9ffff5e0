import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';

/** Keys that end a subscription without an account. They never run out: a letter may be read years later. */
@Injectable()
export class UnsubscribeTokens {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = Buffer.from(hkdfSync('sha256', config.jwtSecret, 'atoll', 'newsletter end', 32));
  }

  of(subscriberId: string): string {
    return `${subscriberId}.${this.sign(subscriberId)}`;
  }

  /** Id of the subscriber, or null for a token that is not ours. */
  subscriberOf(token: string): string | null {
    const [, id = '', signature = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
    return id && timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(id))) ? id : null;
  }

  private sign(id: string): string {
    return createHmac('sha256', this.key).update(id).digest('base64url');
  }
}
