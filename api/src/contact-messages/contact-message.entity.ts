import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { User } from '../auth/user.entity.js';
import { newReference } from '../bookings/reference.js';
import { oneOf } from '../catalogue/codes.js';
import { CONTACT_MESSAGE_STATUSES, type ContactMessageStatus } from './contact-message-status.js';

export interface NewContactMessage {
  name: string;
  email: string;
  phone: string | null;
  subject: string | null;
  message: string;
  locale: string;
  /** Page from which it was sent, without query. */
  pageUrl: string | null;
  ipHash: string | null;
}

/** How long the agency has to answer. Milliseconds. */
const REPLY_WITHIN = 24 * 3_600_000;

/** What a visitor wrote to the agency. */
@Entity()
@Index({ properties: ['status', 'createdAt'] })
@Index({ properties: ['createdAt', 'id'] })
export class ContactMessage {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Unique()
  @Property({ type: 'string', length: 9 })
  reference: string = newReference('MC');

  @Property({ type: 'string', length: 20, check: oneOf('status', CONTACT_MESSAGE_STATUSES) })
  status: ContactMessageStatus;

  @Property({ type: 'string', length: 100 })
  name: string;

  @Property({ type: 'string', length: 254 })
  email: string;

  @Property({ type: 'string', length: 20, nullable: true })
  phone: string | null;

  @Property({ type: 'string', length: 150, nullable: true })
  subject: string | null;

  @Property({ type: 'text' })
  message: string;

  @Property({ type: 'string', length: 2 })
  locale: string;

  @Property({ type: 'text', nullable: true })
  pageUrl: string | null;

  @Index()
  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  assignedTo: Rel<User> | null = null;

  /** The trip request it became. */
  @Property({ type: 'uuid', nullable: true })
  convertedTo: string | null = null;

  @Property({ type: 'string', length: 32, nullable: true })
  ipHash: string | null;

  @Property({ type: 'timestamptz' })
  replyBy: Date;

  /** First answer. */
  @Property({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(values: NewContactMessage, suspect: boolean, now: Date) {
    Object.assign(this, values);
    this.status = suspect ? 'spam' : 'new';
    this.replyBy = new Date(now.getTime() + REPLY_WITHIN);
    this.createdAt = now;
    this.updatedAt = now;
  }

  /** Another reference, when the first one is taken. */
  renewReference(): void {
    this.reference = newReference('MC');
  }
}

/** An answer of the office. Append-only. */
@Entity()
export class ContactReply {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Index()
  @ManyToOne({ entity: () => ContactMessage, deleteRule: 'cascade' })
  message: Rel<ContactMessage>;

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  author: Rel<User> | null;

  @Property({ type: 'text' })
  body: string;

  /** The mail that carries it. */
  @Property({ type: 'uuid' })
  outboxId: string;

  @Property({ type: 'timestamptz' })
  at: Date;

  constructor(values: Omit<ContactReply, 'id'>) {
    Object.assign(this, values);
  }
}
