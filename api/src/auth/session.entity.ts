import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import { User } from './user.entity.js';

/** One sign-in: the family of its refresh tokens. Looked up on every call, so that revoking acts at once. */
@Entity()
export class Session {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Index()
  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user: Rel<User>;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  /** Absolute end, whatever is refreshed. */
  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  /** Last sign of life: sign-in or refresh. */
  @Property({ type: 'timestamptz' })
  lastUsedAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null = null;

  @Property({ type: 'string', length: 20, nullable: true })
  revokedReason: 'logout' | 'reuse' | null = null;

  constructor(user: User, now: Date, lifeMs: number) {
    this.user = user;
    this.createdAt = now;
    this.lastUsedAt = now;
    this.expiresAt = new Date(now.getTime() + lifeMs);
  }
}
