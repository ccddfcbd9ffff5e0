import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Which version of which seeder has run: later data reaches an existing installation, nothing runs twice. */
@Entity()
export class SeedRecord {
  @PrimaryKey({ type: 'string', length: 80 })
  name: string;

  @Property({ type: 'string', length: 80 })
  version: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  appliedAt: Date;
}
