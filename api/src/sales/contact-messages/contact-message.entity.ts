import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { User } from '../../people/accounts/user.entity.js';
import { oneOf } from '../../content/listing/codes.js';
import { InboxEntry } from '../inbox/inbox-entry.entity.js';
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

/** What a visitor wrote to the agency. */
@Entity()
@Index({ properties: ['status', 'createdAt'] })
@Index({ properties: ['createdAt', 'id'] })
export class ContactMessage extends InboxEntry {
  @Property({ type: 'string', length: 20, check: oneOf('status', CONTACT_MESSAGE_STATUSES) })
  status: ContactMessageStatus;

  @Property({ type: 'string', length: 254 })
  email: string;

  @Property({ type: 'string', length: 100 })
  name: string;

  @Property({ type: 'string', length: 150, nullable: true })
  subject: string | null;

  @Property({ type: 'text' })
  message: string;

  @Property({ type: 'text', nullable: true })
  pageUrl: string | null;

  /** The trip request it became. */
  @Property({ type: 'uuid', nullable: true })
  convertedTo: string | null = null;

  /** First answer. */
  @Property({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null = null;

  constructor(values: NewContactMessage, suspect: boolean, now: Date) {
    super('MC', now);
    Object.assign(this, values);
    this.status = suspect ? 'spam' : 'new';
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
