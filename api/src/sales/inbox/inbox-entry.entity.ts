import type { Rel } from '@mikro-orm/core';
import { Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { User } from '../../people/accounts/user.entity.js';
import { newReference } from '../../platform/fields/reference.js';

/** How long the agency has to answer. Milliseconds. */
const REPLY_WITHIN = 24 * 3_600_000;

/** What every row has that a visitor's form leaves for the office to answer. */
export abstract class InboxEntry {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Unique()
  @Property({ type: 'string', length: 9 })
  reference: string;

  @Property({ type: 'string', length: 20, nullable: true })
  phone: string | null;

  /** Language in which the agency writes back. */
  @Property({ type: 'string', length: 2 })
  locale: string;

  @Index()
  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  assignedTo: Rel<User> | null = null;

  @Property({ type: 'string', length: 32, nullable: true })
  ipHash: string | null;

  @Property({ type: 'timestamptz' })
  replyBy: Date;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;

  @Property({ type: 'integer', version: true })
  version: number;

  abstract status: string;

  /** Where it is answered; null where it came by telephone or chat. */
  abstract email: string | null;

  /** @param prefix two letters that the reference starts with */
  protected constructor(prefix: string, now: Date) {
    this.reference = newReference(prefix);
    this.replyBy = new Date(now.getTime() + REPLY_WITHIN);
    this.createdAt = now;
    this.updatedAt = now;
  }

  /** Another reference, when the first one is taken. */
  renewReference(): void {
    this.reference = newReference(this.reference.slice(0, 2));
  }
}
