import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../people/accounts/user.entity.js';

export const FAVOURITE_KINDS = ['package', 'resort', 'experience'] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

const KIND_LIST = FAVOURITE_KINDS.map((kind) => `'${kind}'`).join(', ');

/** Something a customer keeps for later. */
@Entity()
export class Favourite {
  @ManyToOne({ entity: () => User, primary: true, deleteRule: 'cascade' })
  user: Rel<User>;

  @PrimaryKey({ type: 'string', length: 20, check: `kind in (${KIND_LIST})` })
  kind: FavouriteKind;

  @PrimaryKey({ type: 'integer', autoincrement: false })
  itemId: number;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  constructor(user: User, kind: FavouriteKind, itemId: number, now: Date) {
    this.user = user;
    this.kind = kind;
    this.itemId = itemId;
    this.createdAt = now;
  }
}
