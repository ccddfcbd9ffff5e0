import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ContentText, type WordsOf } from '../../content/editing/content.js';
import { Media } from '../../content/media/media.entity.js';
import { Transfer } from './transfer.entity.js';

/** Words of a transfer in one language; an empty field falls back to English. */
@Entity()
export class TransferText extends ContentText {
  @ManyToOne({ entity: () => Transfer, primary: true, deleteRule: 'cascade' })
  transfer: Rel<Transfer>;

  @PrimaryKey({ type: 'string', length: 2 })
  language: string;

  @Property({ type: 'string', length: 100, nullable: true })
  name: string | null = null;

  @Property({ type: 'text', nullable: true })
  notes: string | null = null;

  @Property({ type: 'text', nullable: true })
  weatherNote: string | null = null;

  constructor(transfer: Transfer, language: string, words: WordsOf<TransferText, 'transfer'>) {
    super();
    this.transfer = transfer;
    this.language = language;
    Object.assign(this, words);
  }
}

/** Pictures of a transfer in their order; the first is the cover. */
@Entity()
export class TransferImage {
  @ManyToOne({ entity: () => Transfer, primary: true, deleteRule: 'cascade' })
  transfer: Rel<Transfer>;

  @ManyToOne({ entity: () => Media, primary: true, deleteRule: 'restrict' })
  media: Rel<Media>;

  @Property({ type: 'integer' })
  position: number;

  constructor(transfer: Transfer, media: Media, position: number) {
    this.transfer = transfer;
    this.media = media;
    this.position = position;
  }
}
