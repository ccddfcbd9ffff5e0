import { ROOT_PAGES } from '@atoll/contract/paths';
import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { oneOf } from '../../content/listing/codes.js';
import { type FactsOf, IndexedContent, IndexedContentText, type WordsOf } from '../../content/editing/content.js';
import { Media } from '../../content/media/media.entity.js';
import type { Block } from '../../content/rich-text/blocks.js';

export const PAGE_TEMPLATES = ['standard', 'legal', 'about'] as const;
export type PageTemplate = (typeof PAGE_TEMPLATES)[number];

/** What a page is made of. */
export type PageFacts = FactsOf<Page, 'slug' | 'isSystem'>;

/** A page of the site, made of blocks. `position` is its place in menus. */
@Entity()
@Index({ properties: ['status', 'position', 'id'] })
export class Page extends IndexedContent {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Unique()
  @Property({ type: 'string', length: 80 })
  slug: string;

  @Property({ type: 'string', length: 20, check: oneOf('template', PAGE_TEMPLATES) })
  template: PageTemplate;

  @Property({ type: 'boolean' })
  showInFooter: boolean;

  @ManyToOne({ entity: () => Media, nullable: true, deleteRule: 'restrict' })
  cover: Rel<Media> | null;

  constructor(slug: string, facts: PageFacts, now: Date) {
    super();
    this.slug = slug;
    Object.assign(this, facts);
    this.born(now);
  }

  /** True for pages that the product links to. */
  get isSystem(): boolean {
    return ROOT_PAGES.includes(this.slug);
  }
}

/** What the about page says beside its blocks. Figures are claims: public only when somebody switches them on (D-29). */
export interface AboutDetails {
  team: { name: string; role: string; text: string; media: number | null }[];
  values: { title: string; body: string }[];
  stats: { label: string; value: string; visible: boolean }[];
}

/** Words of a page in one language; an empty field falls back to English. */
@Entity()
export class PageText extends IndexedContentText {
  @ManyToOne({ entity: () => Page, primary: true, deleteRule: 'cascade' })
  page: Rel<Page>;

  @PrimaryKey({ type: 'string', length: 2 })
  language: string;

  @Property({ type: 'string', length: 160, nullable: true })
  title: string | null;

  @Property({ type: 'text', nullable: true })
  excerpt: string | null;

  @Property({ type: 'json', nullable: true })
  blocks: Block[] | null;

  /** The template `about` alone has them. */
  @Property({ type: 'json', nullable: true })
  details: AboutDetails | null;

  constructor(page: Page, language: string, words: WordsOf<PageText, 'page'>) {
    super();
    this.page = page;
    this.language = language;
    Object.assign(this, words);
  }
}
