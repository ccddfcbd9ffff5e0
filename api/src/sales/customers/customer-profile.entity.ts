import type { Rel } from '@mikro-orm/core';
import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../people/accounts/user.entity.js';

export interface ProfileFacts {
  phone: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  currency: string;
  marketingOptIn: boolean;
}

/** What a customer tells beside name and address. Shares the id of its user. */
@Entity()
export class CustomerProfile {
  @OneToOne({ entity: () => User, primary: true, owner: true, deleteRule: 'cascade' })
  user: Rel<User>;

  @Property({ type: 'string', length: 20, nullable: true })
  phone: string | null = null;

  @Property({ type: 'string', length: 2, nullable: true })
  country: string | null = null;

  /** Currency in which prices are shown. */
  @Property({ type: 'string', length: 3, default: 'USD' })
  currency: string = 'USD';

  @Property({ type: 'boolean', default: false })
  marketingOptIn: boolean = false;

  /** When the terms were accepted. */
  @Property({ type: 'timestamptz', nullable: true })
  termsAcceptedAt: Date | null = null;

  constructor(user: User, facts: Partial<ProfileFacts> = {}, termsAcceptedAt: Date | null = null) {
    this.user = user;
    Object.assign(this, facts);
    this.termsAcceptedAt = termsAcceptedAt;
  }
}
