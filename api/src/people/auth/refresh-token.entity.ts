import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Session } from './session.entity.js';

/** A refresh token, known by its hash only. Used once; the next one belongs to the same session. */
@Entity()
export class RefreshToken {
  /** SHA-256 of the token, hexadecimal. */
  @PrimaryKey({ type: 'string', length: 64 })
  hash: string;

  @Index()
  @ManyToOne({ entity: () => Session, deleteRule: 'cascade' })
  session: Rel<Session>;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;

  constructor(hash: string, session: Session, now: Date) {
    this.hash = hash;
    this.session = session;
    this.createdAt = now;
  }
}
