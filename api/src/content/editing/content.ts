import { ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Media } from '../media/media.entity.js';
import { CONTENT_STATUSES, type ContentStatus, TEXT_STATUSES, type TextStatus, oneOf } from '../listing/codes.js';

/** What destinations, resorts and packages share: lifecycle (D-22), order, search column, who changed it when. */
export abstract class Content {
  @Property({ type: 'string', length: 20, check: oneOf('status', CONTENT_STATUSES) })
  status: ContentStatus = 'draft';

  @Property({ type: 'timestamptz', nullable: true })
  publishedAt: Date | null = null;

  /** When a scheduled one goes public. */
  @Property({ type: 'timestamptz', nullable: true })
  publishAt: Date | null = null;

  /** When a public one leaves again. */
  @Property({ type: 'timestamptz', nullable: true })
  unpublishAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  archivedAt: Date | null = null;

  /** Deleted for everybody; the row is purged 30 days later. Its state is `archived` until then. */
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  @Property({ type: 'boolean' })
  isFeatured: boolean = false;

  /** Place in lists sorted by `featured`, from 1. */
  @Property({ type: 'integer' })
  position: number = 1000;

  /** Names of all languages and of linked places, folded (`foldText`); has a trigram index. */
  @Property({ type: 'text' })
  search: string = '';

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt: Date;

  /** Who made it; null for what the seed wrote. */
  @Property({ type: 'uuid', nullable: true })
  createdBy: string | null = null;

  /** Who changed it last; null while it is as the seed wrote it. */
  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;

  @Property({ type: 'integer', version: true })
  version: number;

  protected born(now: Date): void {
    this.createdAt = now;
    this.updatedAt = now;
  }

  /** Makes it visible to visitors. */
  publish(now: Date): void {
    this.status = 'published';
    this.publishedAt ??= now;
  }

  /** True when a person has changed it: seeds leave it alone. */
  get touched(): boolean {
    return this.updatedBy !== null;
  }
}

/** Content with a page of its own, as search engines and shared links see it. */
export abstract class IndexedContent extends Content {
  /** Picture of a shared link; the cover when there is none. */
  @ManyToOne({ entity: () => Media, nullable: true, deleteRule: 'restrict' })
  ogImage: Rel<Media> | null = null;

  /** Search engines are asked to leave its page out. */
  @Property({ type: 'boolean', default: false })
  noindex: boolean = false;
}

/** State of one language of a piece of content. */
export abstract class ContentText {
  @Property({ type: 'string', length: 20, check: oneOf('status', TEXT_STATUSES) })
  status: TextStatus = 'published';

  /**
   * English: counts the changes of its words. Another language: the English count that its words belong to; a lower one than
   * English has makes it outdated.
   */
  @Property({ type: 'integer' })
  sourceVersion: number = 1;

  /** Fields whose English words changed since this language was saved. */
  @Property({ type: 'json', defaultRaw: `'[]'` })
  outdatedFields: string[] = [];
}

/** The same of content with a page of its own: what search engines and shared links say of it. */
export abstract class IndexedContentText extends ContentText {
  @Property({ type: 'string', length: 100, nullable: true })
  seoTitle: string | null = null;

  @Property({ type: 'string', length: 200, nullable: true })
  seoDescription: string | null = null;
}

/**
 * What a row of a kind is made of: its own columns and, of those that all content has, what a seed says of them. `Apart` are given
 * beside them or follow from them, `Optional` ones have a value from the start.
 */
export type FactsOf<Row extends Content, Apart extends keyof Row, Optional extends keyof Row = never> = Omit<
  Row,
  keyof IndexedContent | 'id' | Apart | Optional
> &
  Partial<Pick<Row, Optional | 'isFeatured' | 'position' | 'search'>>;

/** What a text row is made of beside its language and its `Owner`: words by their column, none where none is given. */
export type WordsOf<Text extends ContentText, Owner extends keyof Text> = Partial<
  Omit<Text, keyof ContentText | 'language' | Owner>
>;
