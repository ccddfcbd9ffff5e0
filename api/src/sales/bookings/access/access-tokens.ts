import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hashToken } from '../../../people/auth/tokens.js';
import { Config } from '../../../platform/config/config.js';

/**
 * Keys with which guests open their bookings. Derived from the booking's id with a secret, so that a repeated request gets the
 * same key without the key being stored anywhere; checked against the stored hash, so that a new secret voids none. Whoever asks for
 * a link by reference and address gets a key that ends by itself.
 */
@Injectable()
export class AccessTokens {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = Buffer.from(hkdfSync('sha256', config.jwtSecret, 'atoll', 'booking access', 32));
  }

  of(bookingId: string): string {
    return this.sign(bookingId);
  }

  /** A key that opens a booking until an instant: what it is signed with holds the instant. */
  expiring(bookingId: string, until: Date): string {
    const end = Math.floor(until.getTime() / 1000).toString(36);
    return `${end}.${this.sign(`${bookingId}.${end}`)}`;
  }

  hashOf(bookingId: string): string {
    return hashToken(this.of(bookingId));
  }

  /** Whether a key, for good or until an instant, opens a booking now. Compares in constant time. */
  opens(token: string, { id, access_token_hash }: { id: string; access_token_hash: string }, now: Date): boolean {
    const dot = token.indexOf('.');
    if (dot < 0) return isSame(hashToken(token), access_token_hash);
    const end = token.slice(0, dot);
    const isSigned = isSame(token, `${end}.${this.sign(`${id}.${end}`)}`);
    return isSigned && Number.parseInt(end, 36) * 1000 > now.getTime();
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}

const isSame = (given: string, stored: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(stored)];
  return a.length === b.length && timingSafeEqual(a, b);
};
