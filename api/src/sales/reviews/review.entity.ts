import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { User } from '../../people/accounts/user.entity.js';
import { Booking } from '../bookings/booking.entity.js';
import { oneOf } from '../../content/listing/codes.js';
import { Experience } from '../../catalogue/experiences/experience.entity.js';
import { Package } from '../../catalogue/packages/package.entity.js';
import { Resort } from '../../catalogue/resorts/resort.entity.js';
import { TRAVELLER_TYPES, type TravellerType } from '../../content/listing/codes.js';
import { REVIEW_STATUSES, type ReviewStatus, type Scores, VOTES, type Vote } from './review-status.js';

export interface NewReview {
  package: Package | null;
  resort: Resort | null;
  experience: Experience | null;
  /** The booking that proves the stay. */
  booking: Booking | null;
  name: string;
  email: string | null;
  country: string | null;
  rating: number;
  scores: Scores;
  title: string | null;
  comment: string;
  /** `2026-03`. */
  stayMonth: string | null;
  travellerType: TravellerType | null;
  language: string;
  verified: boolean;
  ipHash: string | null;
}

/** What a guest says about a package, a resort, an experience or the agency. Read before it appears. */
@Entity()
@Index({ properties: ['status', 'createdAt', 'id'] })
@Index({ properties: ['package', 'status'] })
@Index({ properties: ['resort', 'status'] })
@Index({ properties: ['experience', 'status'] })
// A booking has one review that stands, or waits to be read: what was refused may be written anew, and comes back in no other's place.
@Unique({
  name: 'review_booking_unique',
  expression: `create unique index "review_booking_unique" on "review" ("booking_id") where "status" not in ('rejected', 'spam')`,
})
export class Review {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne({ entity: () => Package, nullable: true, deleteRule: 'cascade' })
  package: Rel<Package> | null;

  @ManyToOne({ entity: () => Resort, nullable: true, deleteRule: 'cascade' })
  resort: Rel<Resort> | null;

  @ManyToOne({ entity: () => Experience, nullable: true, deleteRule: 'cascade' })
  experience: Rel<Experience> | null;

  @ManyToOne({ entity: () => Booking, nullable: true, deleteRule: 'set null' })
  booking: Rel<Booking> | null;

  @Property({ type: 'string', length: 20, check: oneOf('status', REVIEW_STATUSES) })
  status: ReviewStatus;

  @Property({ type: 'string', length: 100 })
  name: string;

  /** Never shown to anybody. */
  @Property({ type: 'string', length: 254, nullable: true })
  email: string | null;

  /** ISO 3166-1 alpha-2. */
  @Property({ type: 'string', length: 2, nullable: true })
  country: string | null;

  @Property({ type: 'integer', check: 'rating >= 1 and rating <= 5' })
  rating: number;

  @Property({ type: 'json' })
  scores: Scores;

  @Property({ type: 'string', length: 120, nullable: true })
  title: string | null;

  @Property({ type: 'text' })
  comment: string;

  @Property({ type: 'string', length: 7, nullable: true })
  stayMonth: string | null;

  @Property({ type: 'string', length: 10, nullable: true, check: oneOf('traveller_type', TRAVELLER_TYPES) })
  travellerType: TravellerType | null;

  @Property({ type: 'string', length: 2 })
  language: string;

  /** The guest was there, as far as a booking tells. */
  @Property({ type: 'boolean' })
  verified: boolean;

  @Property({ type: 'string', length: 500, nullable: true })
  rejectionReason: string | null = null;

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  moderatedBy: Rel<User> | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  moderatedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  replyText: string | null = null;

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  replyBy: Rel<User> | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  replyAt: Date | null = null;

  @Property({ type: 'integer' })
  helpfulCount: number = 0;

  @Property({ type: 'integer' })
  reportedCount: number = 0;

  @Property({ type: 'string', length: 32, nullable: true })
  ipHash: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(values: NewReview, suspect: boolean, now: Date) {
    Object.assign(this, values);
    this.status = suspect ? 'spam' : 'pending';
    this.createdAt = now;
    this.updatedAt = now;
  }

  /** Moderation's verdict. */
  decide(status: ReviewStatus, reason: string | null, moderator: User | null, now: Date): void {
    this.status = status;
    this.rejectionReason = reason;
    this.moderatedBy = moderator;
    this.moderatedAt = now;
    this.updatedAt = now;
  }

  /** The agency's public answer; another one replaces it. */
  answer(text: string, author: User, now: Date): void {
    this.replyText = text;
    this.replyBy = author;
    this.replyAt = now;
    this.updatedAt = now;
  }
}

/** One visitor's vote on a review: once for each kind. */
@Entity()
export class ReviewVote {
  @ManyToOne({ entity: () => Review, primary: true, deleteRule: 'cascade' })
  review: Rel<Review>;

  @PrimaryKey({ type: 'string', length: 10, check: oneOf('kind', VOTES) })
  kind: Vote;

  @PrimaryKey({ type: 'string', length: 32 })
  ipHash: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  at: Date;
}
