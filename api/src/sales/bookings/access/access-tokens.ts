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

  /** Until when a key opens its booking; null where it does for good. */
  endOf(token: string): Date | null {
    const dot = token.indexOf('.');
    return dot < 0 ? null : new Date(Number.parseInt(token.slice(0, dot), 36) * 1000);
  }

  hashOf(bookingId: string): string {
    return hashToken(this.of(bookingId));
  }

  /** Whether a key, for good or until an instant, opens a booking now. Compares in constant time. */
  opens(token: string, { id, access_token_hash }: { id: string; access_token_hash: string }, now: Date): boolean {
    const end = this.endOf(token);
    if (!end) return isSame(hashToken(token), access_token_hash);
    const [instant] = token.split('.', 1);
    return isSame(token, `${instant}.${this.sign(`${id}.${instant}`)}`) && end > now;
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}

const isSame = (given: string, stored: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(stored)];
  return a.length === b.length && timingSafeEqual(a, b);
};
