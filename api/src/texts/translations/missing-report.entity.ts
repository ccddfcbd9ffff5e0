import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How often a released page asked for a text that was not there. Counters only: nothing a visitor wrote. */
@Entity()
export class MissingReport {
  @PrimaryKey({ type: 'string', length: 60 })
  remote: string;

  @PrimaryKey({ type: 'string', length: 80 })
  build: string;

  @PrimaryKey({ type: 'string', length: 20 })
  language: string;

  @PrimaryKey({ type: 'string', length: 60 })
  namespace: string;

  @PrimaryKey({ type: 'string', length: 200 })
  key: string;

  @PrimaryKey({ type: 'string', length: 10 })
  kind: 'unknown' | 'fallback' | 'plural';

  @Property({ type: 'integer' })
  hits: number;

  @Property({ type: 'timestamptz' })
  firstAt: Date;

  @Property({ type: 'timestamptz' })
  lastAt: Date;
}
