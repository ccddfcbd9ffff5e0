import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';

/** Keys with which guests open what they wished for and what is offered for it: signed with a key of their own, stored nowhere. */
@Injectable()
export class WishKeys {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = Buffer.from(hkdfSync('sha256', config.jwtSecret, 'atoll', 'trip wish access', 32));
  }

  of(requestId: string): string {
    return createHmac('sha256', this.key).update(requestId).digest('base64url');
  }

  /** Whether a key opens a request. Compares in constant time. */
  opens(token: string | undefined, requestId: string): boolean {
    const [given, right] = [Buffer.from(token ?? ''), Buffer.from(this.of(requestId))];
    return given.length === right.length && timingSafeEqual(given, right);
  }
}
