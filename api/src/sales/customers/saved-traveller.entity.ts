import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { User } from '../../people/accounts/user.entity.js';

/** What a customer keeps of somebody who travels with them. */
export interface TravellerFacts {
  /** As in the passport. */
  name: string;
  /** `1988-04-12` */
  birthDate: string | null;
  /** ISO 3166-1 alpha-2. */
  nationality: string | null;
}

/** Somebody who travels with a customer, kept for the next booking. */
@Entity()
export class SavedTraveller implements TravellerFacts {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Index()
  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user: Rel<User>;

  @Property({ type: 'string', length: 100 })
  name: string;

  @Property({ type: 'date', nullable: true })
  birthDate: string | null;

  @Property({ type: 'string', length: 2, nullable: true })
  nationality: string | null;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(user: User, facts: TravellerFacts, now: Date) {
    this.user = user;
    this.updatedAt = now;
    Object.assign(this, facts);
  }
}
