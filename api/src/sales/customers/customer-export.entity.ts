import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { User } from '../../people/accounts/user.entity.js';

const LIFE = 7 * 24 * 3_600_000;

/** A file with everything stored about a customer, made at the customer's request. */
@Entity()
export class CustomerExport {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Index()
  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user: Rel<User>;

  /** JSON text. */
  @Property({ type: 'text', lazy: true })
  body: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Index()
  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  constructor(user: User, body: string, now: Date) {
    this.user = user;
    this.body = body;
    this.createdAt = now;
    this.expiresAt = new Date(now.getTime() + LIFE);
  }
}
