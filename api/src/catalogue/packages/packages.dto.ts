import { ReviewPreviewDto } from '../../content/listing/review-preview.dto.js';
import { ApiHideProperty, ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { FILTERS } from '@atoll/contract/rules';
import {
  CATEGORY_CODE,
  CONFIRMATION_MODES,
  type ConfirmationMode,
  DIFFICULTIES,
  type Difficulty,
  INCLUSION_CATEGORIES,
  type InclusionCategory,
  MEALS,
  MEAL_PLANS,
  type Meal,
  type MealPlan,
  PACKAGE_TYPES,
  type PackageType,
  TRANSFER_MODES,
  type TransferMode,
} from '../../content/listing/codes.js';
import {
  BooleanFilter,
  ChoiceFilter,
  CurrencyFilter,
  DayFilter,
  IdsFilter,
  IntegerFilter,
  PriceAlias,
  PriceFilter,
  ReferencesFilter,
  SearchFilter,
} from '../../platform/fields/filters.js';
import { type Counts, CountsField } from '../../content/listing/facets.dto.js';
import { ExperienceListItemDto } from '../../content/listing/experience-item.dto.js';
import { PackageListItemDto } from '../../content/listing/items.dto.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { StateFilterField } from '../../content/listing/staff-list.dto.js';
import type { StateFilter } from '../../content/listing/staff-list.queries.js';
import { CancellationPolicyDto, SeoDto } from '../../content/listing/parts.dto.js';
import { PreviewField, PricedQuery } from '../../content/listing/reference.dto.js';
import { PictureDto } from '../../content/listing/picture.dto.js';
import type { CurrencyCode } from '../../platform/fields/currencies.js';
import { CategoryCodeField } from '../../content/listing/category-field.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { FaqEntryDto } from '../../content/rich-text/block-answers.dto.js';
import { PageQuery } from '../../platform/data/page.dto.js';
import { TravelDto } from './travel.dto.js';

export const PACKAGE_SORTS = ['featured', 'price_low', 'price_high', 'rating', 'newest', 'duration'] as const;
export type PackageSort = (typeof PACKAGE_SORTS)[number];

/** Older spellings of `sort`. */
export const PACKAGE_ORDERINGS = {
  price: 'price_low',
  '-price': 'price_high',
  rating: 'rating',
  '-rating': 'rating',
  '-rating_average': 'rating',
  '-created_at': 'newest',
  duration: 'duration',
  '-is_featured': 'featured',
} as const satisfies Record<string, PackageSort>;

/** Filters and order of the package list; filters add up. */
export class ListPackagesQuery extends PageQuery {
  /** One of these, by id. */
  @IdsFilter([3])
  id?: number[];

  /** Goes to one of these destinations (slug or id). */
  @ReferencesFilter(['dhigurah'])
  destination?: string[];

  /** Category code. */
  @CategoryCodeField()
  category?: string;

  /** Exactly so many days. */
  @IntegerFilter(FILTERS.days, 7)
  duration?: number;

  /** At least so many days. */
  @IntegerFilter(FILTERS.days, 3)
  duration_min?: number;

  /** At most so many days. */
  @IntegerFilter(FILTERS.days, 10)
  duration_max?: number;

  /** Lowest `price_from.amount`, in US dollars unless `currency` is given; with `status` lowest `price`. */
  @PriceFilter(500)
  price_min?: string;

  /** Highest `price_from.amount`, in US dollars unless `currency` is given; with `status` highest `price`. */
  @PriceFilter(2500)
  price_max?: string;

  /** A party of this size may book it. */
  @IntegerFilter(FILTERS.travellers, 2)
  travellers?: number;

  /** Can be travelled on this day or later, as far as its travel window tells. */
  @DayFilter('2027-01-10')
  available_from?: string;

  /** Can be travelled on this day or earlier. */
  @DayFilter('2027-02-28')
  available_to?: string;

  /** Meals in the price. */
  @ChoiceFilter(MEAL_PLANS, 'HB')
  meal_plan?: MealPlan;

  /** How travellers get there. */
  @ChoiceFilter(TRANSFER_MODES, 'speedboat')
  transfer_type?: TransferMode;

  /** Only featured packages, or only the others. */
  @BooleanFilter()
  is_featured?: boolean;

  /** Words of names, in any language: `Malé`, `male`, `Мале` and `马累` find the same. */
  @SearchFilter()
  search?: string;

  @StateFilterField()
  status?: StateFilter;

  /** Order of the results. By price it is that of `price_from.amount`, with what has none at the end; with `status` that of `price`. */
  @ApiPropertyOptional({ enum: PACKAGE_SORTS, default: 'featured', example: 'price_low' })
  @Maybe()
  @IsIn(PACKAGE_SORTS)
  sort?: PackageSort;

  /** Currency to show prices in beside US dollars; `price_min` and `price_max` count in it. */
  @CurrencyFilter()
  currency?: CurrencyCode;

  @ApiHideProperty()
  @PriceAlias()
  min_price?: string;

  @ApiHideProperty()
  @PriceAlias()
  max_price?: string;

  @ApiHideProperty()
  @Maybe()
  @IsIn([...PACKAGE_SORTS, ...Object.keys(PACKAGE_ORDERINGS)])
  ordering?: string;
}

/** The filters of the package list, without its order and pages. */
export class PackageFacetsQuery extends OmitType(ListPackagesQuery, [
  'status',
  'sort',
  'ordering',
  'page',
  'page_size',
] as const) {}

/** How many packages each value of a filter would leave, the other filters kept. Values that would leave none are not there. */
export class PackageFacetsDto {
  /** By slug. */
  @CountsField('dhigurah')
  destination: Counts;

  @CountsField('diving')
  category: Counts;

  @CountsField('HB')
  meal_plan: Counts;

  @CountsField('speedboat')
  transfer_type: Counts;

  /** By days. */
  @CountsField('7')
  duration: Counts;
}

/** Query of one package. */
export class GetPackageQuery extends PricedQuery {
  /** Shows it as visitors would see it although it is not public. */
  @PreviewField()
  preview?: string;
}

/** Packages of one page. */
export class PackagePageDto extends PageLinksDto {
  @ApiProperty({ type: [PackageListItemDto] })
  results: PackageListItemDto[];
}

/** A category of packages. */
export class PackageCategoryDto {
  @ApiProperty({ ...CATEGORY_CODE, example: 'diving' })
  code: string;

  /** In the language of the answer. */
  @ApiProperty({ example: 'Diving' })
  label: string;

  /** Packages on sale. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  count: number;
}

/** What the price includes, excludes or can be added. */
export class InclusionDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id: number;

  /** What it is ordered by; of optional ones with a price. */
  @ApiProperty({ type: String, nullable: true, example: null })
  code: string | null;

  @ApiProperty({ enum: INCLUSION_CATEGORIES, example: 'included' })
  category: InclusionCategory;

  @ApiProperty({ example: 'Shared speedboat from Malé, two hours each way' })
  label: string;

  /** US dollars, for optional ones. */
  @ApiProperty({ type: String, nullable: true, example: null })
  price: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'boat' })
  icon: string | null;
}

/** One day of the trip, or several alike. */
export class ItineraryDayDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 4 })
  day: number;

  /** Last day, when the entry is for several. */
  @ApiProperty({ type: 'integer', nullable: true, example: 6 })
  day_to: number | null;

  @ApiProperty({ example: 'Two dives on the thilas' })
  title: string;

  @ApiProperty({})
  body: string;

  @ApiProperty({ type: String, nullable: true, example: 'Dhigurah' })
  island: string | null;

  /** On days on which one moves on to another destination of the package. */
  @ApiProperty({ type: TravelDto, nullable: true })
  travel: TravelDto | null;

  @ApiProperty({ enum: MEALS, isArray: true, example: ['breakfast'] })
  meals: Meal[];
}

/** Where travellers of a package stay. */
export class PackageResortDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id: number;

  @ApiProperty({ example: 'kandu-veli' })
  slug: string;

  @ApiProperty({ example: 'Kandu Veli' })
  name: string;

  @ApiProperty({ type: PictureDto, nullable: true })
  cover_image: PictureDto | null;
}

/** Children up to an age, that one included. */
export class ChildBandDto {
  /** Oldest age on the first day. */
  @ApiProperty({ type: 'integer', example: 11 })
  age_max: number;

  /** Percent of an adult's price. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 50 })
  share_percent: number;
}

/** A package in full. */
export class PackageDto extends PackageListItemDto {
  @ApiProperty({ example: 'MV-DIV-04' })
  code: string;

  @ApiProperty({ enum: PACKAGE_TYPES, example: 'diving' })
  type: PackageType;

  @ApiProperty({ maxLength: 1000 })
  description: string;

  /** Sanitised HTML that follows the description. */
  @ApiProperty({ type: String, nullable: true, example: '<h3>Before you come</h3><p>Bring a mask that fits.</p>' })
  body: string | null;

  /** The cover first. */
  @ApiProperty({ type: [PictureDto] })
  images: PictureDto[];

  @ApiProperty({ type: [String] })
  highlights: string[];

  @ApiProperty({ type: [InclusionDto] })
  inclusions: InclusionDto[];

  @ApiProperty({ type: [ItineraryDayDto] })
  itinerary: ItineraryDayDto[];

  @ApiProperty({ type: 'integer', nullable: true, example: 2 })
  group_size_recommended: number | null;

  @ApiProperty({ enum: DIFFICULTIES, example: 'moderate' })
  difficulty: Difficulty;

  /** First day of the travel window. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  start_date: string | null;

  /** Last day of the travel window. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  end_date: string | null;

  /** On sale from. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  available_from: string | null;

  /** On sale until. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  available_to: string | null;

  /** Months 1 to 12. */
  @ApiProperty({ type: 'integer', isArray: true, example: [1, 2, 3, 12] })
  best_months: number[];

  @ApiProperty({ type: CancellationPolicyDto })
  cancellation_policy: CancellationPolicyDto;

  /** What children pay of an adult's price, the youngest first; older ones pay as adults. */
  @ApiProperty({ type: [ChildBandDto] })
  child_bands: ChildBandDto[];

  @ApiProperty({ enum: CONFIRMATION_MODES, example: 'on_request' })
  confirmation_mode: ConfirmationMode;

  @ApiProperty({ type: [PackageResortDto] })
  resorts: PackageResortDto[];

  /** Those that are public. */
  @ApiProperty({ type: [ExperienceListItemDto] })
  experiences: ExperienceListItemDto[];

  /** Flights to the Maldives are in the price. */
  @ApiProperty({ example: false })
  includes_international_flights: boolean;

  /** What travellers ask about it. */
  @ApiProperty({ type: [FaqEntryDto] })
  faqs: FaqEntryDto[];

  /** Up to three approved reviews, those in the reader's language first, then the newest. */
  @ApiProperty({ type: [ReviewPreviewDto] })
  reviews_preview: ReviewPreviewDto[];

  @ApiProperty({ type: SeoDto })
  seo: SeoDto;

  /** Up to three packages of the same kind. */
  @ApiProperty({ type: [PackageListItemDto] })
  related: PackageListItemDto[];

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;
}
