import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { TextOrigin } from './translation.entity.js';

export const SUGGESTION_STATES = ['open', 'accepted', 'rejected'] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

/** Another text proposed for an approved one, which stays in place until somebody decides. */
@Entity()
@Index({ properties: ['language', 'namespace', 'key'] })
export class TranslationSuggestion {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'string', length: 60 })
  namespace: string;

  @Property({ type: 'string', length: 200 })
  key: string;

  @Property({ type: 'string', length: 20 })
  language: string;

  @Property({ type: 'text' })
  value: string;

  /** Version of the text it was made on. */
  @Property({ type: 'integer' })
  baseVersion: number;

  @Property({ type: 'string', length: 12 })
  origin: TextOrigin;

  /** The import that brought it. */
  @Property({ type: 'uuid', nullable: true })
  jobId: string | null;

  @Property({ type: 'string', length: 10, check: "state in ('open', 'accepted', 'rejected')" })
  state: SuggestionState = 'open';

  @Property({ type: 'uuid' })
  createdBy: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'uuid', nullable: true })
  decidedBy: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  /** Why it was turned down. */
  @Property({ type: 'string', length: 300, nullable: true })
  decisionReason: string | null = null;

  constructor(values: Omit<TranslationSuggestion, 'id' | 'state' | `deci${string}`>) {
    Object.assign(this, values);
  }

  /** Closes the suggestion. */
  decide(state: 'accepted' | 'rejected', by: string, now: Date, reason: string | null): void {
    this.state = state;
    this.decidedBy = by;
    this.decidedAt = now;
    this.decisionReason = reason;
  }
}
