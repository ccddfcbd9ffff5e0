import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

export const COMMENT_STATES = ['remark', 'open', 'settled'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/**
 * What a colleague has said about a text. All languages share the thread of a text; the forms of a plural have one too, at the form
 * `other`, which every language has. It outlives its text, as edits do, and stands beside it again should the text come back.
 */
@Entity()
@Index({ properties: ['namespace', 'key', 'createdAt'] })
@Index({
  name: 'text_comment_open_index',
  expression: `create index "text_comment_open_index" on "text_comment" ("namespace", "key") where state = 'open'`,
})
export class TextComment {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'string', length: 60 })
  namespace: string;

  /** Of a plural: with the form `other`. */
  @Property({ type: 'string', length: 200 })
  key: string;

  /** The one language that it is about; null when it is about all. */
  @Property({ type: 'string', length: 20, nullable: true })
  language: string | null;

  @Property({ type: 'text' })
  text: string;

  /** A question is `open` until somebody settles it; a `remark` asks nothing. */
  @Property({ type: 'string', length: 10, check: "state in ('remark', 'open', 'settled')" })
  state: CommentState;

  @Property({ type: 'uuid' })
  createdBy: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'uuid', nullable: true })
  settledBy: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  settledAt: Date | null = null;

  constructor(values: Omit<TextComment, 'id' | 'settledBy' | 'settledAt' | 'settle' | 'open'>) {
    Object.assign(this, values);
  }

  /** Closes a question; what is none, or closed already, stays as it is. @returns whether it changed */
  settle(by: string, now: Date): boolean {
    if (this.state !== 'open') return false;
    Object.assign(this, { state: 'settled', settledBy: by, settledAt: now });
    return true;
  }

  /** Makes an open question of it, whatever it was. @returns whether it changed */
  open(): boolean {
    if (this.state === 'open') return false;
    Object.assign(this, { state: 'open', settledBy: null, settledAt: null });
    return true;
  }
}
