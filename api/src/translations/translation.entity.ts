import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** A person's edit of one text of the interface; released texts themselves stay in their releases. */
@Entity()
@Unique({ properties: ['language', 'namespace', 'key'] })
export class Translation {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'string', length: 60 })
  namespace: string;

  @Property({ type: 'string', length: 200 })
  key: string;

  @Property({ type: 'string', length: 2 })
  language: string;

  @Property({ type: 'text' })
  value: string;

  /** Hash of the released source and text that the edit was made on: another one makes it outdated. */
  @Property({ type: 'string', length: 16 })
  baseHash: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'uuid' })
  updatedBy: string;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(place: { namespace: string; key: string; language: string }, now: Date) {
    Object.assign(this, place);
    this.createdAt = now;
  }

  /** Writes another text. */
  edit(value: string, baseHash: string, by: string, now: Date): void {
    this.value = value;
    this.baseHash = baseHash;
    this.updatedBy = by;
    this.updatedAt = now;
  }
}
