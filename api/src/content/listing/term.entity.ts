import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export const TERM_KINDS = [
  'atoll',
  'experience_category',
  'gateway',
  'cancellation',
  'faq_category',
  'post_category',
] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** A code of the catalogue and what it is called in each language. */
@Entity()
export class Term {
  @PrimaryKey({ type: 'string', length: 20 })
  kind: TermKind;

  @PrimaryKey({ type: 'string', length: 40 })
  code: string;

  /** By language. */
  @Property({ type: 'json' })
  labels: Record<string, string>;

  /** Heading it is listed under. */
  @Property({ type: 'string', length: 40, nullable: true })
  group: string | null;

  @Property({ type: 'string', length: 40, nullable: true })
  icon: string | null;

  @Property({ type: 'integer' })
  position: number;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;

  constructor(values: Omit<Term, 'updatedBy'>) {
    Object.assign(this, values);
  }
}
