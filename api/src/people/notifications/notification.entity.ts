import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.js';
import { NOTIFICATION_KINDS, type NotificationFacts, type NotificationKind } from './notification-kinds.js';
import { STAFF_NOTICE_KINDS, type StaffNoticeKind } from './staff-notice-kinds.js';

const KIND_LIST = [...NOTIFICATION_KINDS, ...STAFF_NOTICE_KINDS].map((kind) => `'${kind}'`).join(', ');

/** What a bell counts, and what the next of its kind about one thing takes the place of. */
const UNREAD = `create index "notification_unread_by_thing_index" on "notification" ("user_id", "entity", "entity_id") where "read_at" is null`;

/** Whom to tell when what was accepted of a thing is public. */
const ACCEPTED = `create index "notification_accepted_index" on "notification" ("entity", "entity_id") where "kind" = 'office_hand_in_accepted'`;

/** Something that a customer is told in the account, or a colleague in the office. Kept for a year. */
@Entity()
@Index({ name: 'notification_unread_by_thing_index', expression: UNREAD })
@Index({ name: 'notification_accepted_index', expression: ACCEPTED })
@Index({ properties: ['user', 'createdAt'] })
export class Notification {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user: Rel<User>;

  @Property({ type: 'string', length: 30, check: `kind in (${KIND_LIST})` })
  kind: NotificationKind | StaffNoticeKind;

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
