import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.js';

/** An address from which the owner of an account has signed in: what strangers do elsewhere does not keep them out there. */
@Entity()
export class FamiliarPlace {
  [PrimaryKeyProp]?: ['user', 'hash'];

  @ManyToOne({ entity: () => User, primary: true, deleteRule: 'cascade' })
  user: Rel<User>;

  /** Keyed hash of the address (`FamiliarPlaces.of`). */
  @PrimaryKey({ type: 'string', length: 32 })
  hash: string;

  @Index()
  @Property({ type: 'timestamptz' })
  seenAt: Date;
}
