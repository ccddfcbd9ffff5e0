import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** One import of texts that was carried out, with what became of every row of its file. */
@Entity()
@Index({ properties: ['at'] })
export class ImportJob {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'string', length: 20 })
  language: string;

  @Property({ type: 'string', length: 200 })
  fileName: string;

  /** Of the file's bytes, in hex. */
  @Property({ type: 'string', length: 64 })
  sha256: string;

  @Property({ type: 'string', length: 8 })
  format: string;

  @Property({ type: 'json' })
  options: object;

  /** Rows by what became of them. */
  @Property({ type: 'json' })
  summary: object;

  @Property({ type: 'json', lazy: true })
  rows: object[];

  @Property({ type: 'string', length: 10, check: "state in ('applied', 'reverted')" })
  state: 'applied' | 'reverted';

  @Property({ type: 'uuid' })
  actorId: string;

  @Property({ type: 'timestamptz' })
  at: Date;

  @Property({ type: 'uuid', nullable: true })
  revertedBy: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  revertedAt: Date | null = null;

  constructor(values: Omit<ImportJob, 'revertedBy' | 'revertedAt'>) {
    Object.assign(this, values);
  }
}
