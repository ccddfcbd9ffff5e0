import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.js';

/** A code that opens once in place of the second factor, known by its hash only. */
@Entity()
export class RecoveryCode {
  /** SHA-256, hexadecimal. */
  @PrimaryKey({ type: 'string', length: 64 })
  hash: string;

  @Index()
  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user: Rel<User>;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;

  constructor(hash: string, user: User, now: Date) {
    this.hash = hash;
    this.user = user;
    this.createdAt = now;
  }
}
