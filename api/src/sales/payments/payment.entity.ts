import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { Language } from '@atoll/contract/languages';
import { oneOf } from '../../content/listing/codes.js';
import { Booking } from '../bookings/booking.entity.js';
import { DUE_KINDS, type DueKind } from '../bookings/due/due.js';
import {
  PAYMENT_KINDS,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  type PaymentKind,
  type PaymentMethod,
  type PaymentState,
} from './payment-kinds.js';
import { written } from './payments.queries.js';

/** What there is to say of money that moved, or is asked for. */
export type NewPayment = Pick<Payment, 'booking' | 'kind' | 'method' | 'status' | 'amountMinor' | 'createdAt'> &
  Partial<Omit<Payment, 'id' | 'currency'>>;

/**
 * One entry of the ledger: money that came in or went back for a booking, or is waited for. Postgres refuses to delete one, to change
 * its money ever, and to change anything once it no longer waits (`payment_guard` in the database).
 */
@Entity()
@Index({ properties: ['booking', 'createdAt'] })
@Index({ properties: ['status', 'createdAt'] })
@Index({
  name: 'payment_reference_index',
  expression: `create index "payment_reference_index" on "payment" (${written('"external_reference"')}) where "status" = 'captured'`,
})
@Unique({ properties: ['provider', 'providerEventId'] })
@Unique({
  name: 'payment_charge_unique',
  expression: `create unique index "payment_charge_unique" on "payment" ("provider", "provider_ref") where "kind" = 'payment' and "status" = 'captured'`,
})
export class Payment {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne({ entity: () => Booking, deleteRule: 'restrict' })
  booking: Rel<Booking>;

  @Property({ type: 'string', length: 12, check: oneOf('kind', PAYMENT_KINDS) })
  kind: PaymentKind;

  @Property({ type: 'string', length: 16, check: oneOf('method', PAYMENT_METHODS) })
  method: PaymentMethod;

  @Property({ type: 'string', length: 12, check: oneOf('status', PAYMENT_STATES) })
  status: PaymentState;

  /** Cents of the booking's currency; below 0 only where an adjustment takes away. 0: another currency without a rate, to be adjusted. */
  @Property({ type: 'integer', check: "amount_minor >= 0 or kind = 'adjustment'" })
  amountMinor: number;

  @Property({ type: 'string', length: 3, default: 'USD' })
  currency: string = 'USD';

  /** What arrived in another currency, in hundredths of it. */
  @Property({ type: 'integer', nullable: true, check: 'settled_minor > 0' })
  settledMinor: number | null = null;

  @Property({
    type: 'string',
    length: 3,
    nullable: true,
    check: '(settled_currency is null) = (settled_minor is null)',
  })
  settledCurrency: string | null = null;

  /** Units of that currency for one of the booking's. */
  @Property({ type: 'decimal', precision: 18, scale: 8, nullable: true, runtimeType: 'string' })
  fxRate: string | null = null;

  /** What the provider or the bank kept, in cents. The booking is credited with the whole amount. */
  @Property({ type: 'integer', nullable: true, check: 'fee_minor >= 0' })
  feeMinor: number | null = null;

  /** The card provider; null for what people record. */
  @Property({ type: 'string', length: 20, nullable: true })
  provider: string | null = null;

  /** The provider's name for the charge, or for the refund. */
  @Property({ type: 'string', length: 200, nullable: true })
  providerRef: string | null = null;

  /** The event of the provider that made it what it is: each counts once. */
  @Property({ type: 'string', length: 200, nullable: true })
  providerEventId: string | null = null;

  /** What of the schedule a card was asked for; null in what processes of an earlier release begin. */
  @Property({ type: 'string', length: 12, nullable: true, check: oneOf('due_kind', DUE_KINDS) })
  dueKind: DueKind | null = null;

  /** Where the provider takes the card. */
  @Property({ type: 'string', length: 2000, nullable: true })
  redirectUrl: string | null = null;

  /** Of that page, and of the one that it leads back to: the language of who asked for it. */
  @Property({ type: 'string', length: 2, nullable: true })
  pageLanguage: Language | null = null;

  /** Until when the address of the way back from there opens the booking. */
  @Property({ type: 'timestamptz', nullable: true })
  returnUntil: Date | null = null;

  /** Of a refund: the payment that goes back. */
  @Index()
  @ManyToOne({ entity: () => Payment, nullable: true, deleteRule: 'restrict' })
  refundOf: Rel<Payment> | null = null;

  /** When the money moved. */
  @Property({ type: 'timestamptz', nullable: true })
  receivedAt: Date | null = null;

  /** The colleague who entered or confirmed it. */
  @Property({ type: 'uuid', nullable: true })
  recordedBy: string | null = null;

  /** What the bank calls it. */
  @Property({ type: 'string', length: 100, nullable: true })
  externalReference: string | null = null;

  /** For colleagues. */
  @Property({ type: 'text', default: '' })
  note: string = '';

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  constructor(values: NewPayment) {
    Object.assign(this, values);
  }
}
