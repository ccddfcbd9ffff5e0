import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { WebhookEvent } from '@atoll/contract/webhook-events';
import { oneOf } from '../../content/listing/codes.js';

/** Why nothing is sent any more: nobody took it for days, or the receiver said that it is gone (410). */
export const STOP_REASONS = ['failing', 'gone'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** How long a former secret still signs beside the new one. Milliseconds. */
export const OVERLAP = 24 * 3_600_000;

export interface EndpointValues {
  url: string;
  description: string;
  events: WebhookEvent[];
  isActive: boolean;
}

/** Another system that is told what happens. */
@Entity()
export class WebhookEndpoint {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'string', length: 500 })
  url: string;

  @Property({ type: 'string', length: 100 })
  description: string;

  @Property({ type: 'json' })
  events: WebhookEvent[];

  @Property({ type: 'boolean' })
  isActive: boolean;

  /** Sealed (`SecretBox`). */
  @Property({ type: 'string', length: 300 })
  secret: string;

  @Property({ type: 'string', length: 300, nullable: true })
  formerSecret: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  formerUntil: Date | null = null;

  /** Place in the chain of the audit up to which it has been told. */
  @Property({ type: 'bigint' })
  seq: string;

  /** Since when nothing arrived; null while all is well. */
  @Property({ type: 'timestamptz', nullable: true })
  failingSince: Date | null = null;

  @Property({ type: 'string', length: 10, nullable: true, check: oneOf('stop_reason', STOP_REASONS) })
  stopReason: StopReason | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(values: EndpointValues, seq: string, by: string | null, now: Date) {
    this.createdAt = now;
    this.seq = seq;
    this.change(values, seq, by, now);
  }

  /** Takes new values. What happened while it was switched off is not told afterwards. */
  change(values: EndpointValues, seq: string, by: string | null, now: Date): void {
    if (values.isActive && !this.isActive) {
      this.seq = seq;
      this.failingSince = null;
      this.stopReason = null;
    }
    Object.assign(this, values);
    this.updatedBy = by;
    this.updatedAt = now;
  }

  /** Takes a new secret; the former one signs beside it for a day. */
  rotate(sealed: string, by: string | null, now: Date): void {
    this.formerSecret = this.secret;
    this.formerUntil = new Date(now.getTime() + OVERLAP);
    this.secret = sealed;
    this.updatedBy = by;
    this.updatedAt = now;
  }
}
