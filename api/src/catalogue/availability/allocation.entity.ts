import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { oneOf } from '../../content/listing/codes.js';
import { Allotment } from './allotment.entity.js';
import { Departure } from './departure.entity.js';

/** Soft ones are held until somebody decides, hard ones are sold. */
export const ALLOCATION_KINDS = ['soft', 'hard'] as const;
export type AllocationKind = (typeof ALLOCATION_KINDS)[number];

const ONE_ROW = '(departure_id is null) <> (date is null) and num_nulls(resort_id, room_code, date) in (0, 3)';

/** What a booking has taken of one departure or one night. Written by `Stock` alone, in step with the counts it stands for. */
@Entity()
@Check({ name: 'allocation_row_check', expression: ONE_ROW })
@Index({ properties: ['booking'] })
@Index({ properties: ['departure'] })
@Index({ properties: ['allotment'] })
export class Allocation {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** Its bookings are no matter of the catalogue. */
  @Property({ type: 'uuid', fieldName: 'booking_id' })
  booking: string;

  @ManyToOne({ entity: () => Departure, nullable: true, deleteRule: 'restrict' })
  departure: Rel<Departure> | null;

  @ManyToOne({
    entity: () => Allotment,
    nullable: true,
    deleteRule: 'restrict',
    joinColumns: ['resort_id', 'room_code', 'date'],
    // Else the day would have the length of the code, and every start would find it changed.
    length: 0,
  })
  allotment: Rel<Allotment> | null;

  /** Places or rooms. */
  @Property({ type: 'integer', check: 'qty >= 1' })
  qty: number;

  @Property({ type: 'string', length: 4, check: oneOf('kind', ALLOCATION_KINDS) })
  kind: AllocationKind;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  takenAt: Date;

  /** Since then it counts no more. */
  @Property({ type: 'timestamptz', nullable: true })
  releasedAt: Date | null;
}
