import { hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { localized } from '@atoll/contract/paths';
import { Config } from '../../../platform/config/config.js';
import { Clock } from '../../../platform/data/clock.js';
import { Sql } from '../../../platform/data/sql.js';
import { SignatureInvalidError } from '../payments.errors.js';
import type {
  CardProvider,
  ChargeRequest,
  ChargeState,
  OpenCharge,
  ProviderEvent,
  RefundRequest,
} from '../providers/card-provider.js';
import { isSigned, sign } from '../providers/signed-message.js';
import { type ChargeRow, decideCharge, findCharge, openCharge, refundCharge } from './sandbox.queries.js';

export const SANDBOX_SIGNATURE = 'atoll-sandbox-signature';

/** What the simulated provider writes. */
interface SandboxMessage {
  id: string;
  type: 'charge.paid' | 'charge.declined';
  charge: { ref: string; amount_minor: number; currency: string };
}

const isMessage = (value: unknown): value is SandboxMessage => {
  const { id, type, charge } = (value ?? {}) as Partial<SandboxMessage>;
  return typeof id === 'string' && typeof type === 'string' && typeof charge?.ref === 'string';
};

/** A message as it is sent. */
export interface SignedMessage {
  body: string;
  signature: string;
}

/** A simulated card provider, for demonstrations and tests: it has books and a page of its own, takes no card and moves no money. */
@Injectable()
export class SandboxProvider implements CardProvider {
  readonly code = 'sandbox';
  private readonly key: Buffer;

  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', config.jwtSecret, 'atoll', 'sandbox webhook', 32));
  }

  async createIntent(charge: ChargeRequest): Promise<OpenCharge> {
    const ref = await openCharge(this.sql, randomBytes(24).toString('base64url'), charge, this.clock.now());
    return { ref, redirectUrl: `${this.config.baseUrl}${localized(`/sandbox-pay/${ref}`, charge.language)}` };
  }

  async verifyWebhook(raw: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent> {
    if (!isSigned(this.key, raw, headers[SANDBOX_SIGNATURE], this.clock.now())) throw new SignatureInvalidError();
    const message: unknown = JSON.parse(raw.toString('utf8'));
    if (!isMessage(message)) return { id: '', ref: null, charge: { state: 'unknown' } };
    const { amount_minor: amountMinor, currency, ref } = message.charge;
    if (message.type === 'charge.declined') return { id: message.id, ref, charge: { state: 'failed' } };
    if (message.type !== 'charge.paid') return { id: message.id, ref, charge: { state: 'unknown' } };
    return { id: message.id, ref, charge: { state: 'captured', amountMinor, currency, feeMinor: null } };
  }

  async refund({ ref, amountMinor, key }: RefundRequest): Promise<{ done: boolean }> {
    return { done: await refundCharge(this.sql, ref, amountMinor, key) };
  }

  async getStatus(ref: string): Promise<ChargeState> {
    const charge = await findCharge(this.sql, ref);
    if (!charge) return { state: 'unknown' };
    if (charge.status === 'paid')
      return { state: 'captured', amountMinor: charge.amount_minor, currency: charge.currency, feeMinor: null };
    return { state: charge.status === 'open' ? 'open' : 'failed' };
  }

  async close(ref: string): Promise<ChargeState> {
    await decideCharge(this.sql, ref, 'timed_out');
    return this.getStatus(ref);
  }

  /** A charge, for the provider's page. */
  charge(ref: string): Promise<ChargeRow | null> {
    return findCharge(this.sql, ref);
  }

  /**
   * What somebody chose on the provider's page; the first choice stands.
   * @returns what the provider now writes to the agency; null where it stays silent
   */
  async choose(ref: string, choice: 'paid' | 'declined' | 'timed_out'): Promise<SignedMessage | null> {
    const charge = await decideCharge(this.sql, ref, choice);
    if (!charge || charge.status === 'timed_out' || charge.status === 'open') return null;
    const { amount_minor, currency } = charge;
    const type = charge.status === 'paid' ? 'charge.paid' : 'charge.declined';
    return this.signed({ id: `${ref}:${type}`, type, charge: { ref, amount_minor, currency } });
  }

  /** Signs a message as the provider does. */
  signed(message: SandboxMessage): SignedMessage {
    const body = JSON.stringify(message);
    return { body, signature: sign(this.key, Buffer.from(body), this.clock.now()) };
  }
}
