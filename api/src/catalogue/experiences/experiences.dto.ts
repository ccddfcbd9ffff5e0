import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import {
  DIFFICULTIES,
  type Difficulty,
  EXPERIENCE_CATEGORIES,
  type ExperienceCategory,
} from '../../content/listing/codes.js';
import { ExperienceListItemDto } from '../../content/listing/experience-item.dto.js';
import {
  BooleanFilter,
  ChoiceFilter,
  CurrencyFilter,
  IntegerFilter,
  PriceFilter,
  ReferencesFilter,
  SearchFilter,
} from '../../platform/fields/filters.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { SeoDto } from '../../content/listing/parts.dto.js';
import { PreviewField, PricedQuery } from '../../content/listing/reference.dto.js';
import { PictureDto } from '../../content/listing/picture.dto.js';
import { StateFilterField } from '../../content/listing/staff-list.dto.js';
import type { StateFilter } from '../../content/listing/staff-list.queries.js';
import type { CurrencyCode } from '../../platform/fields/currencies.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { PageQuery } from '../../platform/data/page.dto.js';

export const EXPERIENCE_SORTS = ['featured', 'price_low', 'price_high', 'duration', 'name'] as const;
export type ExperienceSort = (typeof EXPERIENCE_SORTS)[number];

/** Filters and order of the experience list; filters add up. */
export class ListExperiencesQuery extends PageQuery {
  /** For staff: in this state, or `all`. Without it the list is what visitors see. */
  @StateFilterField()
  status?: StateFilter;

  /** Only featured experiences, or only the others. */
  @BooleanFilter()
  is_featured?: boolean;

  /** The same as `is_featured`, under the name that the site's first client sends. */
  @BooleanFilter()
  featured?: boolean;

  /** Kind of experience. */
  @ChoiceFilter(EXPERIENCE_CATEGORIES, 'wildlife')
  category?: ExperienceCategory;

  @ChoiceFilter(DIFFICULTIES, 'easy')
  difficulty?: Difficulty;

  /** Takes place in one of these destinations (slug or id). */
  @ReferencesFilter(['dhigurah'])
  destination?: string[];

  /** Lowest price, in US dollars unless `currency` is given. */
  @PriceFilter(30)
  price_min?: string;

  /** Highest price, in US dollars unless `currency` is given. */
  @PriceFilter(150)
  price_max?: string;

  /** Takes at most so many minutes. */
  @IntegerFilter({ min: 1, max: 10_080 }, 180)
  duration_max?: number;

  /** Words of names and places, in any language. */
  @SearchFilter()
  search?: string;

  /** Order of the results. */
  @ApiPropertyOptional({ enum: EXPERIENCE_SORTS, default: 'featured', example: 'price_low' })
  @Maybe()
  @IsIn(EXPERIENCE_SORTS)
  sort?: ExperienceSort;

  /** Currency to show prices in beside US dollars; `price_min` and `price_max` count in it. */
  @CurrencyFilter()
  currency?: CurrencyCode;
}

/** Query of one experience. */
export class GetExperienceQuery extends PricedQuery {
  /** Shows it as visitors would see it although it is not public. */
  @PreviewField()
  preview?: string;
}

/** Experiences of one page. */
export class ExperiencePageDto extends PageLinksDto {
  @ApiProperty({ type: [ExperienceListItemDto] })
  results: ExperienceListItemDto[];
}

/** An experience in full. */
export class ExperienceDto extends ExperienceListItemDto {
  @ApiProperty({
    maxLength: 1000,
    example: 'The boat leaves the harbour at half past eight and follows the outer reef.',
  })
  description: string;

  @ApiProperty({ type: [String], example: ['Mask and fins', 'Lunch on the sandbank'] })
  includes: string[];

  @ApiProperty({ type: [String], example: ['Underwater camera'] })
  excludes: string[];

  @ApiProperty({ type: [String], example: ['Sun cream that spares the reef'] })
  what_to_bring: string[];

  /** Local times; empty when it is arranged. */
  @ApiProperty({ type: [String], example: ['08:30'] })
  start_times: string[];

  /** ISO days 1 (Monday) to 7; empty means every day. */
  @ApiProperty({ type: 'integer', isArray: true, example: [1, 3, 6] })
  weekdays: number[];

  @ApiProperty({ type: String, nullable: true, example: 'At the harbour of Dhigurah' })
  meeting_point: string | null;

  /** Guests are fetched where they stay. */
  @ApiProperty({ example: false })
  pickup: boolean;

  @ApiProperty({ type: String, nullable: true, example: 'There is swell on the outer reef; a vest is on board.' })
  safety_notes: string | null;

  /** How to behave near animals. */
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Three metres from the body, four from the tail; no touching.',
  })
  wildlife_code: string | null;

  @ApiProperty({ type: [PictureDto] })
  images: PictureDto[];

  @ApiProperty({ type: SeoDto })
  seo: SeoDto;

  /** Up to three others: of the same kind, then in the same place, then those that the list begins with. */
  @ApiProperty({ type: [ExperienceListItemDto], maxItems: 3 })
  related: ExperienceListItemDto[];

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;
}
