import { ArrayType, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import {
  CERTIFICATIONS,
  type Certification,
  DIFFICULTIES,
  type Difficulty,
  EXPERIENCE_CATEGORIES,
  type ExperienceCategory,
  PRICING_TYPES,
  type PricingType,
  oneOf,
} from '../../content/listing/codes.js';
import { type FactsOf, IndexedContent } from '../../content/editing/content.js';
import { Media } from '../../content/media/media.entity.js';

/** What an experience is made of. */
export type ExperienceFacts = FactsOf<Experience, 'slug', 'imageUrl'>;

/** Something to do for some hours: an outing, a dive, a class. */
@Entity()
@Index({ properties: ['status', 'position', 'id'] })
@Index({ properties: ['status', 'priceMinor', 'id'] })
@Index({ properties: ['status', 'durationMinutes', 'id'] })
@Index({
  name: 'experience_search_index',
  expression: 'create index "experience_search_index" on "experience" using gin ("search" gin_trgm_ops)',
})
export class Experience extends IndexedContent {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Unique()
  @Property({ type: 'string', length: 80 })
  slug: string;

  @Property({ type: 'string', length: 20, check: oneOf('category_code', EXPERIENCE_CATEGORIES) })
  categoryCode: ExperienceCategory = 'culture';

  /** Cents, all in. */
  @Property({ type: 'integer', check: 'price_minor >= 0' })
  priceMinor: number = 0;

  @Property({ type: 'string', length: 20, check: oneOf('pricing_type', PRICING_TYPES) })
  pricingType: PricingType = 'per_person';

  @Property({ type: 'integer', check: 'duration_minutes > 0' })
  durationMinutes: number = 60;

  @Property({ type: 'string', length: 20, check: oneOf('difficulty', DIFFICULTIES) })
  difficulty: Difficulty = 'easy';

  /** Years. */
  @Property({ type: 'integer', nullable: true })
  minAge: number | null = null;

  @Property({ type: 'boolean' })
  swimRequired: boolean = false;

  @Property({ type: 'string', length: 10, check: oneOf('certification', CERTIFICATIONS) })
  certification: Certification = 'none';

  @Property({ type: 'integer', check: 'group_size_min > 0' })
  groupSizeMin: number = 1;

  @Property({ type: 'integer', nullable: true, check: 'group_size_max >= group_size_min' })
  groupSizeMax: number | null = null;

  /** Local times, `HH:MM`; none when it is arranged. */
  @Property({ type: ArrayType, columnType: 'text[]' })
  startTimes: string[] = [];

  /** ISO days 1 (Monday) to 7; none means every day. */
  @Property({ type: 'json' })
  weekdays: number[] = [];

  /** Months 1 to 12; none means all year. */
  @Property({ type: 'json' })
  seasonMonths: number[] = [];

  /** Guests are fetched where they stay. */
  @Property({ type: 'boolean' })
  pickup: boolean = false;

  @ManyToOne({ entity: () => Media, nullable: true, deleteRule: 'restrict' })
  cover: Rel<Media> | null = null;

  /** Address of a picture elsewhere, shown while there is none in the library. */
  @Property({ type: 'string', length: 500, nullable: true })
  imageUrl: string | null = null;

  constructor(slug: string, facts: ExperienceFacts, now: Date) {
    super();
    this.slug = slug;
    Object.assign(this, facts);
    this.born(now);
  }
}
