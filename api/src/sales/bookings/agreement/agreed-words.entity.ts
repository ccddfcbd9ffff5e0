import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Block } from '../../../content/rich-text/blocks.js';

/** The very words of terms that somebody accepted. Bookings name them by their hash, so that the same words are stored once. */
@Entity()
export class AgreedWords {
  /** SHA-256 of `blocks` as Postgres writes them, hexadecimal. */
  @PrimaryKey({ type: 'string', length: 64 })
  hash: string;

  /** In which they are written: English where a language had no words of its own. */
  @Property({ type: 'string', length: 2 })
  language: string;

  @Property({ type: 'string', length: 160 })
  title: string;

  @Property({ type: 'json' })
  blocks: Block[];
}
