import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PICTURE_KINDS, type PictureKind, oneOf } from '../../content/listing/codes.js';
import { Content, ContentText, type FactsOf, type WordsOf } from '../../content/editing/content.js';
import { Media } from '../../content/media/media.entity.js';
import { Resort } from './resort.entity.js';

/** What a resort image is made of. */
export type ResortImageFacts = FactsOf<ResortImage, never>;

/** Visitors see a picture of the library once on a resort; drafts may repeat it. */
const ONCE = `create unique index "resort_image_published_media_unique" on "resort_image" ("resort_id", "media_id") where "status" = 'published'`;

/** A picture of a resort. Those that are public are shown in their order; the resort's cover is one of them. */
@Entity()
@Index({ properties: ['resort', 'position'] })
@Index({ name: 'resort_image_published_media_unique', expression: ONCE })
@Check({ name: 'resort_image_media_check', expression: 'media_id is not null or deleted_at is not null' })
export class ResortImage extends Content {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @ManyToOne({ entity: () => Resort, deleteRule: 'cascade' })
  resort: Rel<Resort>;

  /** Null once it is deleted: the library may part with the picture then. */
  @ManyToOne({ entity: () => Media, nullable: true, deleteRule: 'restrict' })
  media: Rel<Media> | null;

  @Property({ type: 'string', length: 20, check: oneOf('kind', PICTURE_KINDS) })
  kind: PictureKind;

  /** Stands for the resort in lists (`Resort.cover`); one that is not public yet will when it is published. */
  @Property({ type: 'boolean', default: false })
  isCover: boolean = false;

  constructor(facts: ResortImageFacts, now: Date) {
    super();
    Object.assign(this, facts);
    this.born(now);
  }
}

/** What a picture shows, in one language; without words the picture's alternative text says it. */
@Entity()
export class ResortImageText extends ContentText {
  @ManyToOne({ entity: () => ResortImage, primary: true, deleteRule: 'cascade' })
  resortImage: Rel<ResortImage>;

  @PrimaryKey({ type: 'string', length: 2 })
  language: string;

  @Property({ type: 'string', length: 200, nullable: true })
  caption: string | null = null;

  constructor(resortImage: ResortImage, language: string, words: WordsOf<ResortImageText, 'resortImage'>) {
    super();
    this.resortImage = resortImage;
    this.language = language;
    Object.assign(this, words);
  }
}
