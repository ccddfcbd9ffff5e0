import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What an agency wants otherwise than CLDR has it for a language; null = as in CLDR. */
@Entity()
export class RegionalSetting {
  @PrimaryKey({ type: 'string', length: 20 })
  language: string;

  @Property({ type: 'string', length: 3, nullable: true })
  currencyCode: string | null = null;

  @Property({ type: 'string', length: 8, nullable: true })
  currencySymbol: string | null = null;

  @Property({ type: 'string', length: 20, nullable: true })
  dateFormat: string | null = null;

  /** 12 or 24. */
  @Property({ type: 'integer', nullable: true })
  timeFormat: number | null = null;

  @Property({ type: 'string', length: 60, nullable: true })
  timezone: string | null = null;

  @Property({ type: 'string', length: 40, nullable: true })
  phoneFormat: string | null = null;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'uuid' })
  updatedBy: string;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(language: string) {
    this.language = language;
  }
}
