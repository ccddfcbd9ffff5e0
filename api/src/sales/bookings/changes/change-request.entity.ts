import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { oneOf } from '../../../content/listing/codes.js';
import { type EventActor, EVENT_ACTORS } from '../booking-event.entity.js';
import type { StayTermsDto } from './stay-terms.dto.js';
import { Booking } from '../booking.entity.js';

/** One that `lapsed` was open when its booking ended. */
export const CHANGE_STATUSES = ['open', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];

/** What of a stay is to be another. Absent members stay as they are. */
export interface StayChange {
  check_in?: string;
  /** Of a stay in a room; a package has its own. */
  nights?: number;
  adults?: number;
  children_ages?: number[];
  extras?: { code: string; qty: number }[];
}

/** Terms as they are kept; those of earlier requests do not say how long the stay is. */
export type KeptTerms = Omit<StayTermsDto, 'nights'> & Partial<Pick<StayTermsDto, 'nights'>>;

export interface NewChangeRequest {
  booking: Booking;
  requested: StayChange;
  note: string;
  /** What the booking costs, and what it would, in cents. */
  totalBeforeMinor: number;
  totalMinor: number;
  /** What cancelling costs as it is asked for, in cents. */
  leastFeeMinor: number;
  /** What holds for the stay, and what would, as it was shown. */
  termsBefore: KeptTerms | null;
  termsAfter: KeptTerms | null;
  actorType: EventActor;
  actorId: string | null;
}

/** What somebody would like to change about a booking, and what the agency answers (T20). */
@Entity()
export class ChangeRequest {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Index()
  @ManyToOne({ entity: () => Booking, deleteRule: 'cascade' })
  booking: Rel<Booking>;

  @Property({ type: 'json' })
  requested: StayChange;

  /** In the words of who asks. */
  @Property({ type: 'text', default: '' })
  note: string;

  @Property({ type: 'string', length: 10, default: 'open', check: oneOf('status', CHANGE_STATUSES) })
  status: ChangeStatus = 'open';

  @Property({ type: 'integer' })
  totalBeforeMinor: number;

  @Property({ type: 'integer' })
  totalMinor: number;

  /** What cancelling cost when it was asked for; it costs no less with the new stay. */
  @Property({ type: 'integer', default: 0, check: 'least_fee_minor >= 0' })
  leastFeeMinor: number;

  /** What held for the stay when it was asked for; null where nobody had agreed to terms, and in requests of before. */
  @Property({ type: 'json', nullable: true })
  termsBefore: KeptTerms | null;

  /** What was shown for the new stay; null in requests of before. */
  @Property({ type: 'json', nullable: true })
  termsAfter: KeptTerms | null;

  /** What the agency says to it. */
  @Property({ type: 'text', default: '' })
  answer: string = '';

  @Property({ type: 'string', length: 10, check: oneOf('actor_type', EVENT_ACTORS) })
  actorType: EventActor;

  @Property({ type: 'uuid', nullable: true })
  actorId: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  constructor(values: NewChangeRequest, now: Date) {
    Object.assign(this, values);
    this.createdAt = now;
  }

  /** Ends it. */
  decide(status: Exclude<ChangeStatus, 'open'>, answer: string, now: Date): void {
    this.status = status;
    this.answer = answer;
    this.decidedAt = now;
  }
}
