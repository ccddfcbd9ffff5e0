import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hashToken } from '../../people/auth/tokens.js';
import { Config } from '../../platform/config/config.js';

/**
 * Keys with which guests open their bookings. Derived from the booking's id with a secret, so that a repeated request gets the
 * same key without the key being stored anywhere; checked against the stored hash, so that a new secret voids none.
 */
@Injectable()
export class AccessTokens {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = Buffer.from(hkdfSync('sha256', config.jwtSecret, 'atoll', 'booking access', 32));
  }

  of(bookingId: string): string {
    return createHmac('sha256', this.key).update(bookingId).digest('base64url');
  }

  hashOf(bookingId: string): string {
    return hashToken(this.of(bookingId));
  }

  /** Compares in constant time. */
  opens(token: string, storedHash: string): boolean {
    return timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(storedHash.padEnd(64).slice(0, 64)));
  }
}
