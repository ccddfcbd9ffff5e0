import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** A key that people added beside the released ones. */
@Entity()
@Unique({ properties: ['namespace', 'key'] })
export class TranslationKey {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'string', length: 60 })
  namespace: string;

  /** Of a plural: without the form (`nights`, not `nights_other`). */
  @Property({ type: 'string', length: 200 })
  key: string;

  @Property({ type: 'boolean' })
  isPlural: boolean;

  /** For translators: where the text stands and what it means. */
  @Property({ type: 'string', length: 500, nullable: true })
  description: string | null;

  /** Most characters (graphemes) a text may have. */
  @Property({ type: 'integer', nullable: true })
  maxLength: number | null;

  @Property({ type: 'uuid' })
  createdBy: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  constructor(values: Omit<TranslationKey, 'id'>) {
    Object.assign(this, values);
  }
}
