import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Language } from '@atoll/contract/languages';

/** How something would read with changes that nobody has stored, for a day (D-22). */
@Entity()
export class ContentPreview {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  /** The kind of content, or `homepage`. */
  @Property({ type: 'string', length: 40 })
  subject: string;

  /** JSON of the public read, by language. */
  @Property({ type: 'json' })
  answers: Record<Language, string>;

  @Property({ type: 'uuid', nullable: true })
  actorId: string | null;

  @Property({ type: 'timestamptz', index: true })
  expiresAt: Date;

  constructor(values: Omit<ContentPreview, 'id'>) {
    Object.assign(this, values);
  }
}
