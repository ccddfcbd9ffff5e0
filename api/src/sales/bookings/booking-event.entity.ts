import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Booking } from './booking.entity.js';
import type { BookingStatus } from './booking-status.js';

/** One thing that happened to a booking. Append-only. */
@Entity()
export class BookingEvent {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Index()
  @ManyToOne({ entity: () => Booking, deleteRule: 'restrict' })
  booking: Rel<Booking>;

  @Property({ type: 'timestamptz' })
  at: Date;

  /** `created`, later the transitions. */
  @Property({ type: 'string', length: 40 })
  type: string;

  @Property({ type: 'string', length: 20, nullable: true })
  fromStatus: BookingStatus | null;

  @Property({ type: 'string', length: 20 })
  toStatus: BookingStatus;

  /** User id; null for guests and the system. */
  @Property({ type: 'uuid', nullable: true })
  actorId: string | null;

  constructor(values: Omit<BookingEvent, 'id'>) {
    Object.assign(this, values);
  }
}
