import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { oneOf } from '../../content/listing/codes.js';
import { Content, ContentText, type FactsOf, type WordsOf } from '../../content/editing/content.js';
import { FAQ_CATEGORIES, type FaqCategory } from '../../content/rich-text/faq-categories.js';

/** What a faq is made of. */
export type FaqFacts = FactsOf<Faq, 'slug'>;

/** A question that travellers ask. */
@Entity()
@Index({ properties: ['status', 'position', 'id'] })
@Index({
  name: 'faq_search_index',
  expression: 'create index "faq_search_index" on "faq" using gin ("search" gin_trgm_ops)',
})
export class Faq extends Content {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Unique()
  @Property({ type: 'string', length: 80 })
  slug: string;

  @Property({ type: 'string', length: 20, check: oneOf('category', FAQ_CATEGORIES) })
  category: FaqCategory;

  /** Slugs of pages that say more. */
  @Property({ type: 'json' })
  relatedPages: string[];

  constructor(slug: string, facts: FaqFacts, now: Date) {
    super();
    this.slug = slug;
    Object.assign(this, facts);
    this.born(now);
  }
}

/** Question and answer in one language; an empty field falls back to English. */
@Entity()
export class FaqText extends ContentText {
  @ManyToOne({ entity: () => Faq, primary: true, deleteRule: 'cascade' })
  faq: Rel<Faq>;

  @PrimaryKey({ type: 'string', length: 2 })
  language: string;

  @Property({ type: 'string', length: 300, nullable: true })
  question: string | null;

  /** Sanitised HTML. */
  @Property({ type: 'text', nullable: true })
  answer: string | null;

  constructor(faq: Faq, language: string, words: WordsOf<FaqText, 'faq'>) {
    super();
    this.faq = faq;
    this.language = language;
    Object.assign(this, words);
  }
}
