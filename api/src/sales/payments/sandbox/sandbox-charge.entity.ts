import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { oneOf } from '../../../content/listing/codes.js';

export const CHARGE_STATES = ['open', 'paid', 'declined', 'timed_out'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

/** What the simulated card provider knows of a charge: its own books, which the ledger learns of only by its messages. */
@Entity()
export class SandboxCharge {
  /** Its name, which nobody can guess: whoever has it may pay. */
  @PrimaryKey({ type: 'string', length: 40 })
  ref: string;

  @Unique()
  @Property({ type: 'uuid' })
  paymentId: string;

  @Property({ type: 'uuid' })
  bookingId: string;

  @Property({ type: 'string', length: 9 })
  bookingReference: string;

  @Property({ type: 'integer', check: 'amount_minor > 0' })
  amountMinor: number;

  @Property({ type: 'string', length: 3 })
  currency: string;

  /** Where the browser goes back to, as the agency said when it asked. */
  @Property({ type: 'string', length: 2000, default: '/' })
  returnUrl: string = '/';

  @Property({ type: 'string', length: 10, default: 'open', check: oneOf('status', CHARGE_STATES) })
  status: ChargeState = 'open';

  /** Cents that went back, by the key of the call that asked for it. */
  @Property({ type: 'json', default: '{}' })
  refunds: Record<string, number> = {};

  @Property({ type: 'timestamptz' })
  createdAt: Date;
}
