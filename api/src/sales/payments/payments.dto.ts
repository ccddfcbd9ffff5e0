import { ApiProperty } from '@nestjs/swagger';
import { ColleagueDto } from '../../platform/access/colleague.dto.js';
import { DueDto } from '../bookings/due/due.dto.js';
import {
  PAYMENT_KINDS,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  PROOF_TYPES,
  type PaymentKind,
  type PaymentMethod,
  type PaymentState,
  type ProofType,
} from './payment-kinds.js';

/** The file that proves a transfer. Staff fetch it at `payments/{id}/proof/`. */
export class PaymentProofDto {
  /** @example "remittance.pdf" */
  name: string;

  @ApiProperty({ enum: PROOF_TYPES, example: 'pdf' })
  type: ProofType;

  /** @example 48213 */
  @ApiProperty({ type: 'integer', minimum: 1 })
  bytes: number;
}

/** Money that came in or went back for a booking, or is waited for. Entries are never changed: a mistake is an entry of its own. */
export class PaymentDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  /** `adjustment` corrects what came in and may be below 0; `chargeback` is what a bank took back. */
  @ApiProperty({ enum: PAYMENT_KINDS, example: 'payment' })
  kind: PaymentKind;

  @ApiProperty({ enum: PAYMENT_METHODS, example: 'card' })
  method: PaymentMethod;

  /** Only what is `captured` counts. */
  @ApiProperty({ enum: PAYMENT_STATES, example: 'captured' })
  status: PaymentState;

  /**
   * In the booking's currency.
   * @example "2095.00"
   */
  amount: string;

  /** @example "USD" */
  currency: string;

  /** What arrived, where that was another currency; `amount` is what the booking is credited with. */
  @ApiProperty({ type: String, nullable: true, example: null })
  settled_amount: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  settled_currency: string | null;

  /** Units of that currency for one of the booking's. */
  @ApiProperty({ type: String, nullable: true, example: null })
  fx_rate: string | null;

  /** What the provider or the bank kept; null for everybody but staff, and where nobody said. */
  @ApiProperty({ type: String, nullable: true, example: null })
  fee: string | null;

  /** The card provider; null for what people record. */
  @ApiProperty({ type: String, nullable: true, example: 'sandbox' })
  provider: string | null;

  /** Of a refund: the payment that goes back. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: null })
  refund_of: string | null;

  /** When the money moved; null while it is waited for. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-23T08:00:00.000Z' })
  received_at: string | null;

  /** @example "2026-11-23T07:58:11.000Z" */
  @ApiProperty({ format: 'date-time' })
  created_at: string;

  /** What the bank calls it. */
  @ApiProperty({ type: String, nullable: true, example: null })
  external_reference: string | null;

  /** The colleague who entered or confirmed it; null for everybody but staff. */
  @ApiProperty({ type: ColleagueDto, nullable: true, example: null })
  recorded_by: ColleagueDto | null;

  /**
   * For colleagues; empty for everybody else.
   * @example ""
   */
  note: string;

  @ApiProperty({ type: PaymentProofDto, nullable: true, example: null })
  proof: PaymentProofDto | null;

  /** Other bookings that have money under the same `external_reference`, for colleagues to look at. */
  @ApiProperty({ type: [String], example: [] })
  also_recorded_for: string[];
}

/** The ledger of a booking. Money in US dollars. */
export class PaymentsDto {
  /** What is to be paid now; null when nothing is. */
  @ApiProperty({ type: DueDto, nullable: true })
  due: DueDto | null;

  /** Whether a card can be taken (`payment-intents/`). */
  card: boolean;

  /** Where a transfer goes, in the agency's words; null where it gives none. */
  @ApiProperty({ type: String, nullable: true, example: 'Bank of Maldives, account 7730000000000' })
  bank_details: string | null;

  /** Oldest first. */
  @ApiProperty({ type: [PaymentDto] })
  payments: PaymentDto[];
}

/** Where to pay. */
export class PaymentIntentDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  payment_id: string;

  /**
   * The provider's page, for the browser; it leads back to the booking's page.
   * @example "https://atoll.example/sandbox-pay/dGhpcyBpcyBub3QgYSByZWFsIG9uZQ"
   */
  redirect_url: string;

  /**
   * What is asked for, in US dollars: the schedule less what was paid.
   * @example "2095.00"
   */
  amount: string;
}

/** A message has arrived. */
export class WebhookReceiptDto {
  received: boolean;
}
