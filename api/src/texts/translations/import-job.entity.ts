import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { ImportTranslationsDto } from './exchange/exchange.dto.js';

/** One import of texts, tried or carried out, with what becomes of every row of its file. */
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
  options: ImportTranslationsDto;

  /** Rows by what became of them. */
  @Property({ type: 'json' })
  summary: object;

  @Property({ type: 'json', lazy: true })
  rows: object[];

  /** `preview`: a dry run that may be carried out for a day. */
  @Property({ type: 'string', length: 10, check: "state in ('preview', 'applied', 'reverted')" })
  state: 'preview' | 'applied' | 'reverted';

  /** Of a preview: what the file said, to carry it out without the file. */
  @Property({ type: 'json', nullable: true, lazy: true })
  fileRows: object[] | null;

  @Property({ type: 'uuid' })
  actorId: string;

  @Property({ type: 'timestamptz' })
  at: Date;

  @Property({ type: 'uuid', nullable: true })
  revertedBy: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  revertedAt: Date | null = null;

  constructor(values: ImportValues & { id: string }) {
    Object.assign(this, values);
  }
}

/** What an import is made of. */
export type ImportValues = Omit<ImportJob, 'id' | 'revertedBy' | 'revertedAt'>;
