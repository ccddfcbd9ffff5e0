import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { oneOf } from '../../content/listing/codes.js';
import { Content, ContentText, type FactsOf, type WordsOf } from '../../content/editing/content.js';
import { Media } from '../../content/media/media.entity.js';

export const PAGE_KEYS = ['home', 'packages', 'resorts', 'transportation', 'about', 'contact', 'blog', 'faq'] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

/** What a page hero is made of. */
export type PageHeroFacts = FactsOf<PageHero, 'slug'>;

/** The first view of a page. Several may exist for one page: the first active one is shown. */
@Entity()
@Index({ properties: ['pageKey', 'status', 'position', 'id'] })
export class PageHero extends Content {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Unique()
  @Property({ type: 'string', length: 80 })
  slug: string;

  @Property({ type: 'string', length: 20, check: oneOf('page_key', PAGE_KEYS) })
  pageKey: PageKey;

  @ManyToOne({ entity: () => Media, nullable: true, deleteRule: 'restrict' })
  image: Rel<Media> | null;

  @ManyToOne({ entity: () => Media, nullable: true, deleteRule: 'restrict' })
  imageMobile: Rel<Media> | null;

  /** Share of the width that must stay in view; null = as the picture itself says. */
  @Property({ type: 'double', nullable: true })
  focalX: number | null;

  @Property({ type: 'double', nullable: true })
  focalY: number | null;

  /** 0 (none) to 1 (black). */
  @Property({ type: 'double' })
  overlayOpacity: number;

  @Property({ type: 'string', length: 300, nullable: true })
  ctaUrl: string | null;

  @Property({ type: 'boolean' })
  active: boolean;

  @Property({ type: 'timestamptz', nullable: true })
  activeFrom: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  activeTo: Date | null;

  constructor(slug: string, facts: PageHeroFacts, now: Date) {
    super();
    this.slug = slug;
    Object.assign(this, facts);
    this.born(now);
  }
}

/** Words of a hero in one language; an empty field falls back to English. */
@Entity()
export class PageHeroText extends ContentText {
  @ManyToOne({ entity: () => PageHero, primary: true, deleteRule: 'cascade' })
  pageHero: Rel<PageHero>;

  @PrimaryKey({ type: 'string', length: 2 })
  language: string;

  @Property({ type: 'string', length: 120, nullable: true })
  title: string | null;

  @Property({ type: 'string', length: 300, nullable: true })
  subtitle: string | null;

  @Property({ type: 'string', length: 60, nullable: true })
  ctaLabel: string | null;

  constructor(pageHero: PageHero, language: string, words: WordsOf<PageHeroText, 'pageHero'>) {
    super();
    this.pageHero = pageHero;
    this.language = language;
    Object.assign(this, words);
  }
}
