import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Content, ContentText, type FactsOf, type WordsOf } from '../../content/editing/content.js';
import { Media } from '../../content/media/media.entity.js';

/** What a category is made of. */
export type CategoryFacts = FactsOf<Category, 'slug', 'image'>;

/** A kind of trip. Its slug is the code that packages name, so it stays as it was made. */
@Entity()
@Index({ properties: ['status', 'position', 'id'] })
export class Category extends Content {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  /** At most 40 characters, like `package.category_code`; that of a deleted one is longer. */
  @Unique()
  @Property({ type: 'string', length: 80 })
  slug: string;

  @ManyToOne({ entity: () => Media, nullable: true, deleteRule: 'restrict' })
  image: Rel<Media> | null = null;

  constructor(slug: string, facts: CategoryFacts, now: Date) {
    super();
    this.slug = slug;
    Object.assign(this, facts);
    this.born(now);
  }
}

/** Words of a category in one language; an empty field falls back to English. */
@Entity()
export class CategoryText extends ContentText {
  @ManyToOne({ entity: () => Category, primary: true, deleteRule: 'cascade' })
  category: Rel<Category>;

  @PrimaryKey({ type: 'string', length: 2 })
  language: string;

  @Property({ type: 'string', length: 60, nullable: true })
  name: string | null = null;

  @Property({ type: 'string', length: 300, nullable: true })
  description: string | null = null;

  constructor(category: Category, language: string, words: WordsOf<CategoryText, 'category'>) {
    super();
    this.category = category;
    this.language = language;
    Object.assign(this, words);
  }
}
