import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** `withheld`: there were too many; it goes out when a colleague says so. */
export const OUTBOX_STATUSES = ['queued', 'sent', 'failed', 'withheld'] as const;
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];

/** What a mail is about that somebody of the office sends themselves to see it; its id is the name of the letter. */
export const LETTER_TEST = 'letter_test';

const STATUS_LIST = OUTBOX_STATUSES.map((status) => `'${status}'`).join(', ');

/** What the worker looks for: the earliest mail that is due. */
const DUE = `create index "outbox_message_due_index" on "outbox_message" ("next_at", "id") where "status" = 'queued'`;

export interface NewOutboxMessage {
  template: string;
  locale: string;
  recipient: string;
  payload: object;
  entity: string | null;
  entityId: string | null;
  status: OutboxStatus;
}

/** A mail that is to be sent, written in the transaction of what it tells about. Its id is the mail's Message-ID. */
@Entity()
@Index({ name: 'outbox_message_due_index', expression: DUE })
@Index({ properties: ['createdAt', 'id'] })
@Index({ properties: ['entity', 'entityId'] })
export class OutboxMessage {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** Name in `mail-templates.ts`. */
  @Property({ type: 'string', length: 40 })
  template: string;

  /** Language of the mail: that of the row it tells about, not of the request that wrote it. */
  @Property({ type: 'string', length: 2 })
  locale: string;

  @Property({ type: 'string', length: 254 })
  recipient: string;

  /** Values of the template. Tokens are removed from it once the mail is sent. */
  @Property({ type: 'json' })
  payload: object;

  /** What the mail is about: `booking`, `contact_message`, `letter_test`. */
  @Property({ type: 'string', length: 60, nullable: true })
  entity: string | null;

  @Property({ type: 'string', length: 80, nullable: true })
  entityId: string | null;

  @Property({ type: 'string', length: 10, default: 'queued', check: `status in (${STATUS_LIST})` })
  status: OutboxStatus = 'queued';

  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  /** Not before this time. */
  @Property({ type: 'timestamptz' })
  nextAt: Date;

  @Property({ type: 'string', length: 500, nullable: true })
  lastError: string | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  sentAt: Date | null = null;

  constructor(values: NewOutboxMessage, now: Date) {
    Object.assign(this, values);
    this.createdAt = now;
    this.nextAt = now;
  }
}
