import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.js';
import { NOTIFICATION_KINDS, type NotificationFacts, type NotificationKind } from './notification-kinds.js';

const KIND_LIST = NOTIFICATION_KINDS.map((kind) => `'${kind}'`).join(', ');

/** Something that a customer is told in the account. Kept for a year. */
@Entity()
@Index({ properties: ['user', 'createdAt'] })
export class Notification {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user: Rel<User>;

  @Property({ type: 'string', length: 30, check: `kind in (${KIND_LIST})` })
  kind: NotificationKind;

  /** What stands in the text. */
  @Property({ type: 'json' })
  facts: NotificationFacts;

  /** What it is about: `booking`, `review` … */
  @Property({ type: 'string', length: 30, nullable: true })
  entity: string | null;

  @Property({ type: 'string', length: 40, nullable: true })
  entityId: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  readAt: Date | null;
}
