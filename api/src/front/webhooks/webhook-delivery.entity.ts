import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { oneOf } from '../../content/listing/codes.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';

export const DELIVERY_STATUSES = ['queued', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Why no answer came. */
export const DELIVERY_FAULTS = [
  'timeout',
  'refused',
  'unreachable',
  'tls',
  'closed_address',
  'unreadable_secret',
] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** What the worker looks for: the earliest delivery that is due. */
const DUE = `create index "webhook_delivery_due_index" on "webhook_delivery" ("next_at", "id") where "status" = 'queued'`;

/** One message on its way to one endpoint. */
@Entity()
@Index({ name: 'webhook_delivery_due_index', expression: DUE })
@Index({ properties: ['endpoint', 'createdAt'] })
@Unique({ properties: ['endpoint', 'message'] })
export class WebhookDelivery {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne({ entity: () => WebhookEndpoint, deleteRule: 'cascade' })
  endpoint: Rel<WebhookEndpoint>;

  /** `webhook-id`: the audit entry that it tells of. It stays the same however often it is sent. */
  @Property({ type: 'uuid' })
  message: string;

  @Property({ type: 'string', length: 40 })
  event: string;

  /** The body, to the byte. */
  @Property({ type: 'text' })
  body: string;

  @Property({ type: 'string', length: 10, default: 'queued', check: oneOf('status', DELIVERY_STATUSES) })
  status: DeliveryStatus;

  @Property({ type: 'integer', default: 0 })
  attempts: number;

  /** Not before this time; of one that was delivered or given up, when that was. */
  @Property({ type: 'timestamptz' })
  nextAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  triedAt: Date | null;

  @Property({ type: 'integer', nullable: true })
  responseStatus: number | null;

  /** How the answer began. */
  @Property({ type: 'string', length: 1000, nullable: true })
  responseBody: string | null;

  @Property({ type: 'string', length: 20, nullable: true, check: oneOf('fault', DELIVERY_FAULTS) })
  fault: DeliveryFault | null;

  /** Milliseconds. */
  @Property({ type: 'integer', nullable: true })
  duration: number | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;
}
