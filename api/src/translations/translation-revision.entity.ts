import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** Every text that an edit ever had. Only added to. */
@Entity()
@Index({ properties: ['translationId', 'revision'] })
export class TranslationRevision {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'uuid' })
  translationId: string;

  /** Version of the translation, from 1. */
  @Property({ type: 'integer' })
  revision: number;

  @Property({ type: 'text' })
  value: string;

  /** What was shown before; null when the text was missing. */
  @Property({ type: 'text', nullable: true })
  previous: string | null;

  @Property({ type: 'uuid' })
  by: string;

  @Property({ type: 'timestamptz' })
  at: Date;

  constructor(values: Omit<TranslationRevision, 'id'>) {
    Object.assign(this, values);
  }
}
