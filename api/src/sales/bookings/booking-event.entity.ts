import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { oneOf } from '../../content/listing/codes.js';
import { Booking } from './booking.entity.js';
import type { BookingStatus } from './booking-status.js';
import { type StepName, STEPS } from './machine/booking-machine.js';

/** Who was it? */
export const EVENT_ACTORS = ['guest', 'customer', 'staff', 'system'] as const;
export type EventActor = (typeof EVENT_ACTORS)[number];

const BESIDE_STEPS = [
  'price',
  'change_asked',
  'change',
  'change_declined',
  'change_withdrawn',
  'change_lapsed',
  'payment',
  'payment_failed',
  'refund',
  'proof',
  'details',
  'message',
  'assign',
  'note',
] as const;
export type BookingEventType = 'created' | StepName | (typeof BESIDE_STEPS)[number];

/** All that can happen to a booking: it begins, takes a step of the machine, is priced by hand, is to be another, is paid, or is cared for. Screens have words for each. */
export const BOOKING_EVENT_TYPES: readonly BookingEventType[] = [
  'created',
  ...(Object.keys(STEPS) as StepName[]),
  ...BESIDE_STEPS,
];

/** What there is to say of an event. */
export type NewEvent = Omit<BookingEvent, 'id' | 'reasonCode' | 'message' | 'data'> &
  Partial<Pick<BookingEvent, 'reasonCode' | 'message' | 'data'>>;

/** One thing that happened to a booking. Append-only. */
@Entity()
@Index({
  name: 'booking_event_message_index',
  expression: `create index "booking_event_message_index" on "booking_event" ("booking_id", "at") where type = 'message'`,
})
export class BookingEvent {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Index()
  @ManyToOne({ entity: () => Booking, deleteRule: 'restrict' })
  booking: Rel<Booking>;

  @Property({ type: 'timestamptz' })
  at: Date;

  @Property({ type: 'string', length: 40 })
  type: BookingEventType;

  @Property({ type: 'string', length: 20, nullable: true })
  fromStatus: BookingStatus | null;

  @Property({ type: 'string', length: 20 })
  toStatus: BookingStatus;

  @Property({ type: 'string', length: 10, check: oneOf('actor_type', EVENT_ACTORS) })
  actorType: EventActor;

  /** User id; null for guests and the system. */
  @Property({ type: 'uuid', nullable: true })
  actorId: string | null;

  /** Why, as one of the caller's list. */
  @Property({ type: 'string', length: 40, nullable: true })
  reasonCode: string | null;

  /** What the guest was told, or what colleagues noted. */
  @Property({ type: 'text', default: '' })
  message: string;

  /** Facts of this event: amounts, deadlines, what changed. */
  @Property({ type: 'json', nullable: true })
  data: Record<string, unknown> | null;

  constructor(values: NewEvent) {
    Object.assign(this, { reasonCode: null, message: '', data: null, ...values });
  }
}
