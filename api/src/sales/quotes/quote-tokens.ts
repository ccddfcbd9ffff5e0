import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/data/clock.js';
import type { TermsWords } from './shown-terms.queries.js';
import type { Offering } from './offered-products.js';

/** How long a quote is good to look at; a booking is compared with the price of its moment in any case. Milliseconds (D-17). */
export const QUOTE_HOLDS = 30 * 60_000;

/** What was quoted. Short names: it travels. */
export interface QuotedStay {
  /** Kind and id of what is sold, with the code of its room: slugs may change. */
  product: string;
  /** Rooms and meals that were asked for; null for as many as needed, and for what the price has in it. */
  rooms: number | null;
  meal_plan: string | null;
  check_in: string;
  nights: number;
  adults: number;
  children_ages: number[];
  extras: { code: string; qty: number }[];
  /** Id of the transfer that was chosen; null for the main one. */
  transfer: number | null;
  /** Cents. */
  total: number;
  /** Code of the cancellation policy that goes with it. */
  policy: string;
  /** What else was quoted, as a digest (`termsOf`). */
  terms: string;
  /** The terms that were shown beside it, and in which language; absent where the agency has none. */
  words?: TermsWords & { language: Language };
  /** Rate of the currency it was shown in; null for US dollars. */
  rate: string | null;
}

/** What of an offering a token names. */
export const quotedProduct = ({
  kind,
  id,
  room,
  rooms,
  meal_plan,
}: Offering): Pick<QuotedStay, 'product' | 'rooms' | 'meal_plan'> => ({
  product: [kind, id, ...(room === null ? [] : [room])].join('/'),
  rooms,
  meal_plan,
});

const TOKEN = /^([\w-]{1,4000})\.([\w-]{43})$/;

/** Tokens that say what was quoted. Nothing of a quote is stored: its token is the quote. Signed with a key of their own. */
@Injectable()
export class QuoteTokens {
  private readonly key: Buffer;

  constructor(
    private readonly clock: Clock,
    config: Config,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', config.jwtSecret, 'atoll', 'quote token', 32));
  }

  issue(stay: QuotedStay): { token: string; validUntil: Date } {
    const validUntil = new Date(this.clock.now().getTime() + QUOTE_HOLDS);
    const payload = Buffer.from(JSON.stringify(stay)).toString('base64url');
    return { token: `${payload}.${this.sign(payload)}`, validUntil };
  }

  /** What a token says; null for one that is not ours, or was changed. */
  read(token: string): QuotedStay | null {
    const [, payload = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (!payload || !timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(payload)))) return null;
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as QuotedStay;
  }

  private sign(payload: string): string {
    return createHmac('sha256', this.key).update(payload).digest('base64url');
  }
}
