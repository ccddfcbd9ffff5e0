import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { ProfileFacts } from './customer-profile.entity.js';

/** How long the link of a letter confirms a registration, as the letter says. */
export const LINK_HOURS = 24;

export interface RegistrationFacts extends ProfileFacts {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  locale: string;
  place: string;
}

/**
 * A registration that waits for its address to be confirmed. Each one carries its own password: whoever confirms gets the
 * account they asked for themselves, whatever others sent for the same address.
 */
@Entity()
export class Registration {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** SHA-256 of the link's token, hexadecimal. */
  @Unique()
  @Property({ type: 'string', length: 64 })
  hash: string;

  /** Lower case. */
  @Index()
  @Property({ type: 'string', length: 254 })
  email: string;

  @Property({ type: 'string', length: 200 })
  passwordHash: string;

  @Property({ type: 'string', length: 100 })
  firstName: string;

  @Property({ type: 'string', length: 100 })
  lastName: string;

  @Property({ type: 'string', length: 2 })
  locale: string;

  @Property({ type: 'string', length: 20, nullable: true })
  phone: string | null;

  @Property({ type: 'string', length: 2, nullable: true })
  country: string | null;

  @Property({ type: 'string', length: 3 })
  currency: string;

  @Property({ type: 'boolean' })
  marketingOptIn: boolean;

  /** True when nobody got the link because there was an account already: stored so that both cases cost the same. */
  @Property({ type: 'boolean' })
  isDecoy: boolean;

  /** Keyed hash of the address it came from (`FamiliarPlaces.of`). */
  @Property({ type: 'string', length: 32, default: '' })
  place: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Index()
  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  constructor(hash: string, facts: RegistrationFacts, isDecoy: boolean, now: Date) {
    this.hash = hash;
    Object.assign(this, facts);
    this.email = facts.email.toLowerCase();
    this.isDecoy = isDecoy;
    this.createdAt = now;
    this.expiresAt = new Date(now.getTime() + LINK_HOURS * 3_600_000);
  }

  /** What was sent, for another link. */
  facts(): RegistrationFacts {
    const { email, passwordHash, firstName, lastName, locale, phone, country, currency, marketingOptIn, place } = this;
    return { email, passwordHash, firstName, lastName, locale, phone, country, currency, marketingOptIn, place };
  }
}
