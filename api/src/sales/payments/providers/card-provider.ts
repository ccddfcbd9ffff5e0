import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@atoll/contract/languages';

/** What a provider is asked to take. */
export interface ChargeRequest {
  /** The payment; asking again with it gives the same charge. */
  paymentId: string;
  bookingId: string;
  bookingReference: string;
  /** Cents. */
  amountMinor: number;
  currency: string;
  /** Of the provider's page. */
  language: Language;
  /** Where the browser comes back to, whatever happened. */
  returnUrl: string;
  /** When the payment was begun. What depends on the time depends on this one: a repetition asks for the very same. */
  begunAt: Date;
}

/** A charge that waits for somebody with a card. */
export interface OpenCharge {
  /** The provider's name for it. */
  ref: string;
  redirectUrl: string;
}

/** What a provider says of a charge. */
export type ChargeState =
  | { state: 'captured'; amountMinor: number; currency: string; feeMinor: number | null }
  | { state: 'failed' | 'expired' | 'open' | 'unknown' };

/**
 * Money of a charge that went back at the provider's, in cents of the charge's currency: refunds, ours among them, by their sum until
 * now; or what the cardholder's bank took back in one dispute, by its name.
 */
export type Reversal =
  { kind: 'refund'; name: null; amountMinor: number } | { kind: 'chargeback'; name: string; amountMinor: number };

/** A message of a provider, its signature checked. */
export interface ProviderEvent {
  /** The provider's name for the message: each counts once. */
  id: string;
  /** The charge that it is about; null where it is about something else. */
  ref: string | null;
  charge: ChargeState;
  /** Of a message about money that went back. */
  reversal?: Reversal;
}

export interface RefundRequest {
  ref: string;
  /** Cents of the currency in which the charge was made. */
  amountMinor: number;
  currency: string;
  /** The same key gives back once. */
  key: string;
}

/** Whoever takes cards for the agency. Card data never comes here: a provider has a page of its own. */
export interface CardProvider {
  /** As it stands in addresses and in the ledger. */
  readonly code: string;
  /** @throws {CardsAwayError} 503 while the provider cannot be reached or does not want to; asked again, it gives the same charge */
  createIntent(charge: ChargeRequest): Promise<OpenCharge>;
  /** @throws {SignatureInvalidError} for what the provider did not sign, or longer than five minutes ago */
  verifyWebhook(raw: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent>;
  /** @returns whether the money went back; null while it is on its way. An error means that nobody knows yet. Ask again with the same key */
  refund(refund: RefundRequest): Promise<{ done: boolean | null }>;
  getStatus(ref: string): Promise<ChargeState>;
  /**
   * Closes a charge that nobody has paid: nobody can any more.
   * @returns what it then is: paid, where somebody was quicker; open, where it did not close
   */
  close(ref: string): Promise<ChargeState>;
}
