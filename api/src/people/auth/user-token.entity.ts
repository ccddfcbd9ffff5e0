import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.js';

/** What a link in a mail is good for. */
export const TOKEN_PURPOSES = ['verify_email', 'reset_password', 'change_email', 'invitation'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

const HOUR = 3_600_000;

/** How long a link works. Milliseconds. */
export const TOKEN_LIFE: Record<TokenPurpose, number> = {
  verify_email: 24 * HOUR,
  reset_password: HOUR,
  change_email: 24 * HOUR,
  invitation: 7 * 24 * HOUR,
};

/** A link that was mailed to a user, known by the hash of its token. Works once. */
@Entity()
export class UserToken {
  /** SHA-256 of the token, hexadecimal. */
  @PrimaryKey({ type: 'string', length: 64 })
  hash: string;

  @Index()
  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user: Rel<User>;

  @Property({ type: 'string', length: 20 })
  purpose: TokenPurpose;

  /** The address the link was sent to; it proves that one and no other. */
  @Property({ type: 'string', length: 254 })
  email: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Index()
  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  constructor(hash: string, user: User, values: { purpose: TokenPurpose; email: string }, now: Date) {
    this.hash = hash;
    this.user = user;
    this.purpose = values.purpose;
    this.email = values.email;
    this.createdAt = now;
    this.expiresAt = new Date(now.getTime() + TOKEN_LIFE[values.purpose]);
  }
}
