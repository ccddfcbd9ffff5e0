import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Package } from '../../catalogue/packages/package.entity.js';
import { Resort } from '../../catalogue/resorts/resort.entity.js';
import { MEAL_PLANS, type MealPlan, oneOf } from '../../content/listing/codes.js';
import { InboxEntry } from '../inbox/inbox-entry.entity.js';
import { LEAD_STATUSES, type LeadStatus } from './lead-status.js';

/** What a traveller had chosen when they opened the chat. */
export interface NewLead {
  /** Either this or `resort`. */
  package: Package | null;
  resort: Resort | null;
  /** `code` of one of the resort's kinds of room; null where none was chosen, as of a package. */
  roomCode: string | null;
  rooms: number | null;
  mealPlan: MealPlan | null;
  checkIn: string | null;
  /** Of a stay in a room; a package has its own length. */
  checkOut: string | null;
  adults: number | null;
  /** Null where an age is not said. */
  childrenAges: (number | null)[];
  /** What they were shown for it, in cents; null where nothing was to be said yet. */
  totalMinor: number | null;
  locale: string;
  ipHash: string | null;
}

/** Somebody who writes in WhatsApp instead of filling in a form (D-19). Who it is the chat tells. */
@Entity()
@Index({ properties: ['status', 'createdAt'] })
@Index({ properties: ['createdAt', 'id'] })
@Check({ name: 'lead_product_check', expression: 'num_nonnulls(package_id, resort_id) = 1' })
export class Lead extends InboxEntry {
  @Property({ type: 'string', length: 20, check: oneOf('status', LEAD_STATUSES) })
  status: LeadStatus = 'new';

  @Property({ type: 'string', length: 254, nullable: true })
  email: string | null = null;

  @Property({ type: 'string', length: 100, nullable: true })
  name: string | null = null;

  @Index()
  @ManyToOne({ entity: () => Package, nullable: true, deleteRule: 'restrict' })
  package: Rel<Package> | null;

  @Index()
  @ManyToOne({ entity: () => Resort, nullable: true, deleteRule: 'restrict' })
  resort: Rel<Resort> | null;

  @Property({ type: 'string', length: 40, nullable: true })
  roomCode: string | null;

  @Property({ type: 'integer', nullable: true, check: 'rooms >= 1' })
  rooms: number | null;

  @Property({ type: 'string', length: 3, nullable: true, check: oneOf('meal_plan', MEAL_PLANS) })
  mealPlan: MealPlan | null;

  @Property({ type: 'date', nullable: true })
  checkIn: string | null;

  @Property({ type: 'date', nullable: true })
  checkOut: string | null;

  @Property({ type: 'integer', nullable: true, check: 'adults >= 1' })
  adults: number | null;

  @Property({ type: 'json' })
  childrenAges: (number | null)[];

  @Property({ type: 'integer', nullable: true, check: 'total_minor >= 0' })
  totalMinor: number | null;

  /** What colleagues know from the chat. */
  @Property({ type: 'text', default: '' })
  note: string = '';

  /** The booking that it became. */
  @Property({ type: 'uuid', nullable: true })
  bookingId: string | null = null;

  constructor(values: NewLead, now: Date) {
    super('WA', now);
    this.phone = null;
    Object.assign(this, values);
  }
}
