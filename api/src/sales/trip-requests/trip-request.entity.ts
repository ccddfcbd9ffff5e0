import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { TRIP_BUDGETS, TRIP_DURATIONS, type TripWish } from '@atoll/contract/trip-wish';
import { User } from '../../people/accounts/user.entity.js';
import { oneOf } from '../../content/listing/codes.js';
import { InboxEntry } from '../inbox/inbox-entry.entity.js';
import { TRIP_REQUEST_STATUSES, type TripRequestStatus } from './trip-request-status.js';

/** An offer that was noted before offers were sent from here. Money as decimal text in USD, the day as `YYYY-MM-DD`. */
export interface TripQuote {
  total: string;
  valid_until: string;
  sent_at: string;
}

/** What the visitor tells. */
export interface TripRequestFacts {
  name: string | null;
  email: string;
  phone: string | null;
  description: string;
  duration: number | null;
  budget: string | null;
  travellers: number | null;
  childrenAges: number[];
  /** `2027-02`. */
  travelMonth: string | null;
  dateFrom: string | null;
  dateTo: string | null;
  destinations: string[];
  experiences: string[];
  transferPreference: string | null;
  mealPlan: string | null;
  /** What the steps of the trip builder say besides. */
  builder: TripWish | null;
}

export interface NewTripRequest extends TripRequestFacts {
  locale: string;
  currency: string;
  ipHash: string | null;
  /** Made from a contact message: its id. */
  contactMessageId: string | null;
}

/** A trip that somebody wishes for, and what becomes of it. */
@Entity()
@Index({ properties: ['status', 'createdAt'] })
@Index({ properties: ['createdAt', 'id'] })
export class TripRequest extends InboxEntry {
  @Property({ type: 'string', length: 20, check: oneOf('status', TRIP_REQUEST_STATUSES) })
  status: TripRequestStatus;

  @Property({ type: 'string', length: 254 })
  email: string;

  @Property({ type: 'string', length: 100, nullable: true })
  name: string | null;

  @Property({ type: 'text' })
  description: string;

  /** Days. */
  @Property({ type: 'integer', nullable: true, check: `duration in (${TRIP_DURATIONS.join(', ')})` })
  duration: number | null;

  @Property({ type: 'string', length: 12, nullable: true, check: oneOf('budget', TRIP_BUDGETS) })
  budget: string | null;

  @Property({ type: 'integer', nullable: true, check: 'travellers >= 1' })
  travellers: number | null;

  @Property({ type: 'json' })
  childrenAges: number[];

  @Property({ type: 'string', length: 7, nullable: true })
  travelMonth: string | null;

  @Property({ type: 'date', nullable: true })
  dateFrom: string | null;

  @Property({ type: 'date', nullable: true, check: 'date_to >= date_from' })
  dateTo: string | null;

  @Property({ type: 'json' })
  destinations: string[];

  @Property({ type: 'json' })
  experiences: string[];

  @Property({ type: 'string', length: 40, nullable: true })
  transferPreference: string | null;

  @Property({ type: 'string', length: 3, nullable: true })
  mealPlan: string | null;

  @Property({ type: 'json', nullable: true })
  builder: TripWish | null;

  @Property({ type: 'json' })
  quotes: TripQuote[] = [];

  @Property({ type: 'string', length: 500, nullable: true })
  lostReason: string | null = null;

  @Property({ type: 'string', length: 3 })
  currency: string;

  /** The contact message it was made from. */
  @Property({ type: 'uuid', nullable: true })
  contactMessageId: string | null;

  constructor(values: NewTripRequest, suspect: boolean, now: Date) {
    super('TR', now);
    Object.assign(this, values);
    this.status = suspect ? 'spam' : 'new';
  }
}

/** What a colleague noted about a request. Append-only. */
@Entity()
export class TripRequestNote {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Index()
  @ManyToOne({ entity: () => TripRequest, deleteRule: 'cascade' })
  request: Rel<TripRequest>;

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  author: Rel<User> | null;

  @Property({ type: 'text' })
  text: string;

  @Property({ type: 'timestamptz' })
  at: Date;

  constructor(values: Omit<TripRequestNote, 'id'>) {
    Object.assign(this, values);
  }
}
