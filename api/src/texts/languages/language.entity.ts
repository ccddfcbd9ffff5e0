import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** A language of the interface. */
@Entity()
export class Language {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  /** Canonical BCP 47. */
  @Unique()
  @Property({ type: 'string', length: 20 })
  code: string;

  /** English name. */
  @Property({ type: 'string', length: 60 })
  name: string;

  @Property({ type: 'string', length: 60 })
  nativeName: string;

  @Property({ type: 'string', length: 8 })
  flag: string;

  @Property({ type: 'string', length: 3, check: "direction in ('ltr', 'rtl')" })
  direction: 'ltr' | 'rtl';

  @Property({ type: 'boolean' })
  isActive: boolean;

  @Property({ type: 'boolean' })
  isDefault: boolean;

  @Property({ type: 'integer' })
  position: number;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(values: Omit<Language, 'id' | 'updatedBy' | 'version'>) {
    Object.assign(this, values);
  }
}
