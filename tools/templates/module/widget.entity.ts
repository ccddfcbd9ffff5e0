import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** A widget of the agency. */
@Entity()
export class Widget {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Unique()
  @Property({ type: 'string', length: 200 })
  name: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(name: string, by: string | null, now: Date) {
    this.createdAt = now;
    this.rename(name, by, now);
  }

  rename(name: string, by: string | null, now: Date): void {
    this.name = name;
    this.updatedBy = by;
    this.updatedAt = now;
  }
}
