import { createHash, randomBytes } from 'node:crypto';
import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { KEY_PACES, type KeyPace, type KeyScope } from '@atoll/contract/permissions';
import { User } from '../accounts/user.entity.js';

/** What every key begins with, so that people and scanners of secrets know one when they see it. */
const MARK = 'atoll_';
/** What is shown of a key afterwards: enough to tell two of them apart. */
const SHOWN = MARK.length + 6;

export const KEY = new RegExp(`^${MARK}[\\w-]{43}$`);

/** A new key: 256 random bits. */
export const newKey = (): string => `${MARK}${randomBytes(32).toString('base64url')}`;

/** Hash under which a key is stored. It has more randomness than anybody can try, so a plain hash does. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

interface NewKey {
  name: string;
  scopes: KeyScope[];
  pace: KeyPace;
  expiresOn: string | null;
  createdBy: Rel<User>;
}

/** What another system signs in with. It never may do more than who made it may at the time; the key itself is nowhere stored. */
@Entity()
export class ApiKey {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'string', length: 60 })
  name: string;

  /** The beginning of the key. */
  @Property({ type: 'string', length: 20 })
  prefix: string;

  @Unique()
  @Property({ type: 'string', length: 64 })
  hash: string;

  @Property({ type: 'json' })
  scopes: KeyScope[];

  /** Calls a minute. */
  @Property({ type: 'integer', check: `pace in (${KEY_PACES.join(', ')})` })
  pace: KeyPace;

  /** Last day on which it counts, in the Maldives; null: no end. */
  @Property({ type: 'date', nullable: true })
  expiresOn: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  createdBy: Rel<User> | null;

  /** To the hour: a write for every call would cost more than the call. */
  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null = null;

  constructor(values: NewKey, key: string, now: Date) {
    Object.assign(this, values);
    this.prefix = key.slice(0, SHOWN);
    this.hash = hashKey(key);
    this.createdAt = now;
  }
}
