import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { CANCELLATION_POLICIES, type CancellationPolicy as PolicyCode, oneOf } from '../../content/listing/codes.js';
import type { CancellationTier } from '../pricing/pricing.types.js';

export interface PolicyValues {
  tiers: CancellationTier[];
  depositRefundable: boolean;
  depositBp: number;
  balanceDaysBefore: number;
}

/** What comes back when, and when what is due (D-21). What it is called stands in `term`. */
@Entity()
export class CancellationPolicy {
  @PrimaryKey({ type: 'string', length: 30, check: oneOf('code', CANCELLATION_POLICIES) })
  code: PolicyCode;

  /** From the earliest; after the last nothing comes back. */
  @Property({ type: 'json' })
  tiers: CancellationTier[];

  /** Else what was paid as deposit is kept whatever the tier says. */
  @Property({ type: 'boolean' })
  depositRefundable: boolean;

  /** Of the total in basis points, due when the agency has said yes. */
  @Property({ type: 'integer', check: 'deposit_bp >= 0 and deposit_bp <= 10000' })
  depositBp: number;

  /** The rest is due so many days before arrival. */
  @Property({ type: 'integer', check: 'balance_days_before >= 0' })
  balanceDaysBefore: number;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(code: PolicyCode, values: PolicyValues, now: Date) {
    this.code = code;
    Object.assign(this, values);
    this.updatedAt = now;
  }

  /** Takes new values. */
  change(values: Partial<PolicyValues>, by: string | null, now: Date): void {
    Object.assign(this, values);
    this.updatedBy = by;
    this.updatedAt = now;
  }
}
