import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import { type CallOrigin, coarseAddress } from '../../platform/access/origin.js';
import { User } from '../accounts/user.entity.js';

/** Why a session ended before its time. */
export type RevokedReason = 'logout' | 'reuse' | 'revoked' | 'password' | 'email' | 'disabled' | 'deleted';

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
  revokedReason: RevokedReason | null = null;

  /** What the device calls itself. */
  @Property({ type: 'string', length: 300, default: '' })
  userAgent: string = '';

  /** The device's network, without the part that names a household. */
  @Property({ type: 'string', length: 50, default: '' })
  network: string = '';

  constructor(user: User, now: Date, lifeMs: number, origin?: CallOrigin) {
    this.user = user;
    this.userAgent = origin?.userAgent.slice(0, 300) ?? '';
    this.network = origin ? coarseAddress(origin.ip) : '';
    this.createdAt = now;
    this.lastUsedAt = now;
    this.expiresAt = new Date(now.getTime() + lifeMs);
  }
}
