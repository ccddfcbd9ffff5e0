import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { oneOf } from '../../content/listing/codes.js';
import { Content, ContentText, type FactsOf, type WordsOf } from '../../content/editing/content.js';
import { Media } from '../../content/media/media.entity.js';

export const CULTURAL_TYPES = ['greeting', 'etiquette', 'phrase', 'festival', 'cuisine', 'tip', 'law'] as const;
export type CulturalType = (typeof CULTURAL_TYPES)[number];

/** What a cultural content is made of. */
export type CulturalContentFacts = FactsOf<CulturalContent, 'slug'>;

/** Something a guest of the islands should know: a greeting, a custom, a dish, a law. */
@Entity()
@Index({ properties: ['status', 'contentType', 'position', 'id'] })
export class CulturalContent extends Content {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Unique()
  @Property({ type: 'string', length: 80 })
  slug: string;

  @Property({ type: 'string', length: 20, check: oneOf('content_type', CULTURAL_TYPES) })
  contentType: CulturalType;

  /** Words in Dhivehi, the same for readers of every language. */
  @Property({ type: 'string', length: 200, nullable: true })
  phrase: string | null;

  @ManyToOne({ entity: () => Media, nullable: true, deleteRule: 'restrict' })
  image: Rel<Media> | null;

  /** First day on which it is shown, in the Maldives. */
  @Property({ type: 'date', nullable: true })
  validFrom: string | null;

  /** Last day on which it is shown. */
  @Property({ type: 'date', nullable: true })
  validTo: string | null;

  constructor(slug: string, facts: CulturalContentFacts, now: Date) {
    super();
    this.slug = slug;
    Object.assign(this, facts);
    this.born(now);
  }
}

/** Words of an entry in one language. */
@Entity()
export class CulturalContentText extends ContentText {
  @ManyToOne({ entity: () => CulturalContent, primary: true, deleteRule: 'cascade' })
  culturalContent: Rel<CulturalContent>;

  @PrimaryKey({ type: 'string', length: 2 })
  language: string;

  @Property({ type: 'string', length: 160, nullable: true })
  title: string | null;

  /** Sanitised HTML. */
  @Property({ type: 'text', nullable: true })
  body: string | null;

  /** How a reader of this language would say the phrase. */
  @Property({ type: 'string', length: 200, nullable: true })
  pronunciation: string | null;

  constructor(
    culturalContent: CulturalContent,
    language: string,
    words: WordsOf<CulturalContentText, 'culturalContent'>,
  ) {
    super();
    this.culturalContent = culturalContent;
    this.language = language;
    Object.assign(this, words);
  }
}
