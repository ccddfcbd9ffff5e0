import { type Rel, PrimaryKeyProp } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Resort } from '../resorts/resort.entity.js';

/** Rooms of one kind that the agency may sell for one night. `Stock` alone changes what is held and sold. */
@Entity()
@Check({ name: 'allotment_rooms_check', expression: 'held >= 0 and sold >= 0 and held + sold <= rooms' })
export class Allotment {
  [PrimaryKeyProp]?: ['resort', 'roomCode', 'date'];

  @ManyToOne({ entity: () => Resort, primary: true, deleteRule: 'cascade' })
  resort: Rel<Resort>;

  /** `code` of one of the resort's kinds of room. */
  @PrimaryKey({ type: 'string', length: 40 })
  roomCode: string;

  /** The night that begins on this day. */
  @PrimaryKey({ type: 'date' })
  date: string;

  @Property({ type: 'integer' })
  rooms: number;

  /** Rooms of bookings that are not decided yet. */
  @Property({ type: 'integer', default: 0 })
  held: number = 0;

  @Property({ type: 'integer', default: 0 })
  sold: number = 0;

  /** Nothing of it is sold, whatever is left. */
  @Property({ type: 'boolean', default: false })
  stopSell: boolean = false;

  /** A stay with this night in it has at least as many in this place. */
  @Property({ type: 'integer', default: 1, check: 'min_nights >= 1' })
  minNights: number = 1;

  /** Cents for the night, in place of the room's price; null = as the room. */
  @Property({ type: 'integer', nullable: true, check: 'price_minor >= 0' })
  priceMinor: number | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt: Date;

  /** Who changed it last; null while it is as the seed wrote it. */
  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;

  constructor(resort: Resort, roomCode: string, date: string, rooms: number) {
    this.resort = resort;
    this.roomCode = roomCode;
    this.date = date;
    this.rooms = rooms;
  }
}
