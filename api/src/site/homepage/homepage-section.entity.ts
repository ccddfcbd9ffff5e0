import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { oneOf } from '../../content/listing/codes.js';

/** Kinds of sections as the staff order them (entities 3.10). */
export const HOMEPAGE_SECTIONS = [
  'hero',
  'search',
  'featured_packages',
  'destinations',
  'featured_resorts',
  'experiences',
  'why_us',
  'testimonials',
  'blog',
  'map',
  'newsletter',
  'trip_request',
] as const;
export type HomepageSectionType = (typeof HOMEPAGE_SECTIONS)[number];

/** Words of a section in one language. */
export interface SectionTexts {
  title?: string | null;
  subtitle?: string | null;
  items?: { title: string; body: string }[];
}

export interface SectionValues {
  type: HomepageSectionType;
  visible: boolean;
  position: number;
  config: { limit?: number };
  texts: Record<string, SectionTexts>;
}

/** A section of the homepage; one of each kind. */
@Entity()
export class HomepageSection {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Unique()
  @Property({ type: 'string', length: 30, check: oneOf('type', HOMEPAGE_SECTIONS) })
  type: HomepageSectionType;

  @Property({ type: 'boolean' })
  visible: boolean;

  @Property({ type: 'integer' })
  position: number;

  /** `limit`: how many entries a section of featured things shows. */
  @Property({ type: 'json' })
  config: { limit?: number };

  /** By language; what is missing falls back to English, and that to the words of the site's settings. */
  @Property({ type: 'json' })
  texts: Record<string, SectionTexts>;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(values: SectionValues, now: Date) {
    Object.assign(this, values);
    this.updatedAt = now;
  }
}
