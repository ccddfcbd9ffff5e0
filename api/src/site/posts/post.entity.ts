import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { type FactsOf, IndexedContent, IndexedContentText, type WordsOf } from '../../content/editing/content.js';
import { Media } from '../../content/media/media.entity.js';
import type { Block } from '../../content/rich-text/blocks.js';

export const POST_CATEGORIES = ['planning', 'islands', 'wildlife', 'diving', 'culture', 'food'] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];

/** What a post is made of. */
export type PostFacts = FactsOf<Post, 'slug'>;

/** An article of the blog. */
@Entity()
@Index({ properties: ['status', 'publishedAt', 'id'] })
@Index({
  name: 'post_search_index',
  expression: 'create index "post_search_index" on "post" using gin ("search" gin_trgm_ops)',
})
export class Post extends IndexedContent {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Unique()
  @Property({ type: 'string', length: 80 })
  slug: string;

  @ManyToOne({ entity: () => Media, nullable: true, deleteRule: 'restrict' })
  cover: Rel<Media> | null;

  @Property({ type: 'string', length: 100 })
  authorName: string;

  @ManyToOne({ entity: () => Media, nullable: true, deleteRule: 'restrict' })
  authorAvatar: Rel<Media> | null;

  /** Codes, each a `term` of the kind `post_category`. */
  @Property({ type: 'json' })
  categories: PostCategory[];

  @Property({ type: 'json' })
  tags: string[];

  /** Ids of packages in their order. */
  @Property({ type: 'json' })
  relatedPackages: number[];

  constructor(slug: string, facts: PostFacts, now: Date) {
    super();
    this.slug = slug;
    Object.assign(this, facts);
    this.born(now);
  }
}

/** Words of a post in one language; an empty field falls back to English. */
@Entity()
export class PostText extends IndexedContentText {
  @ManyToOne({ entity: () => Post, primary: true, deleteRule: 'cascade' })
  post: Rel<Post>;

  @PrimaryKey({ type: 'string', length: 2 })
  language: string;

  @Property({ type: 'string', length: 160, nullable: true })
  title: string | null;

  @Property({ type: 'string', length: 200, nullable: true })
  excerpt: string | null;

  @Property({ type: 'json', nullable: true })
  body: Block[] | null;

  @Property({ type: 'string', length: 500, nullable: true })
  authorBio: string | null;

  /** Derived from the body when it is written. */
  @Property({ type: 'integer', nullable: true })
  readingMinutes: number | null;

  constructor(post: Post, language: string, words: WordsOf<PostText, 'post'>) {
    super();
    this.post = post;
    this.language = language;
    Object.assign(this, words);
  }
}
