import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { FILTERS } from '@atoll/contract/rules';
import {
  AMENITY_GROUPS,
  type AmenityGroup,
  HOUSE_REEFS,
  type HouseReef,
  MEAL_PLANS,
  type MealPlan,
  PICTURE_KINDS,
  type PictureKind,
  RESORT_CATEGORIES,
  type ResortCategory,
  STYLE_TAGS,
  type StyleTag,
  TRANSFER_MODES,
  type TransferMode,
} from '../../content/listing/codes.js';
import {
  BooleanFilter,
  ChoiceFilter,
  CodesFilter,
  CurrencyFilter,
  IdsFilter,
  IntegerFilter,
  PriceFilter,
  ReferencesFilter,
  SearchFilter,
  TimeFilter,
} from '../../platform/fields/filters.js';
import { type Counts, CountsField } from '../../content/listing/facets.dto.js';
import { PackageListItemDto, ResortListItemDto } from '../../content/listing/items.dto.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { CancellationPolicyDto, SeoDto } from '../../content/listing/parts.dto.js';
import { PictureDto } from '../../content/listing/picture.dto.js';
import { TransferListItemDto } from '../../content/listing/transfer-item.dto.js';
import { PreviewField, PricedQuery } from '../../content/listing/reference.dto.js';
import { StateFilterField } from '../../content/listing/staff-list.dto.js';
import type { StateFilter } from '../../content/listing/staff-list.queries.js';
import type { CurrencyCode } from '../../platform/fields/currencies.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { PageQuery } from '../../platform/data/page.dto.js';

export const RESORT_SORTS = ['featured', 'price_low', 'price_high', 'stars', 'name'] as const;
export type ResortSort = (typeof RESORT_SORTS)[number];

/** Filters and order of the resort list; filters add up. */
export class ListResortsQuery extends PageQuery {
  /** For staff: in this state, or `all`. Without it the list is what visitors see. */
  @StateFilterField()
  status?: StateFilter;

  /** One of these, by id. */
  @IdsFilter([3])
  id?: number[];

  /** Lies in one of these destinations (slug or id). */
  @ReferencesFilter(['north-male-atoll'])
  destination?: string[];

  /** ISO 3166-1 code of the country. */
  @ApiPropertyOptional({ pattern: '^[A-Z]{2}$', example: 'MV' })
  @Maybe()
  @Matches(/^[A-Z]{2}$/)
  country?: string;

  /** Kind of place. */
  @ChoiceFilter(RESORT_CATEGORIES, 'guesthouse')
  category?: ResortCategory;

  /** At least so many stars. */
  @ApiPropertyOptional({ type: Number, minimum: FILTERS.stars.min, maximum: FILTERS.stars.max, example: 4.5 })
  @Maybe()
  @Matches(/^([1-4](\.[05])?|5(\.0)?)$/)
  stars_min?: string;

  /** Whom or what it is for. */
  @ChoiceFilter(STYLE_TAGS, 'family')
  style?: StyleTag;

  /** Offers all of these (codes of `amenities/`). */
  @CodesFilter(['spa'])
  amenity?: string[];

  /** Offers this meal plan. */
  @ChoiceFilter(MEAL_PLANS, 'AI')
  meal_plan?: MealPlan;

  /** How travellers get there. */
  @ChoiceFilter(TRANSFER_MODES, 'seaplane')
  transfer_type?: TransferMode;

  /** Minutes that the main way there takes at most. */
  @IntegerFilter(FILTERS.minutes, 60)
  transfer_minutes_max?: number;

  /**
   * Reached on the day on which one lands at this time in the Maldives, by one of the ways there. Days of the week
   * on which it does not go are not looked at: the transfer check is asked for a date.
   */
  @TimeFilter('17:30')
  landing?: string;

  /** Lowest `price_from.amount`, in US dollars unless `currency` is given. */
  @PriceFilter(100)
  price_min?: string;

  /** Highest `price_from.amount`, in US dollars unless `currency` is given. */
  @PriceFilter(900)
  price_max?: string;

  /** Only featured places, or only the others. */
  @BooleanFilter()
  is_featured?: boolean;

  /** Words of names, in any language. */
  @SearchFilter()
  search?: string;

  /** Order of the results. By price it is that of `price_from.amount`, with what has none at the end. */
  @ApiPropertyOptional({ enum: RESORT_SORTS, default: 'featured', example: 'price_low' })
  @Maybe()
  @IsIn(RESORT_SORTS)
  sort?: ResortSort;

  /** Currency to show prices in beside US dollars; `price_min` and `price_max` count in it. */
  @CurrencyFilter()
  currency?: CurrencyCode;
}

/** The filters of the resort list, without its order and pages. */
export class ResortFacetsQuery extends OmitType(ListResortsQuery, ['status', 'sort', 'page', 'page_size'] as const) {}

/**
 * How many places each value of a filter would leave, the other filters kept. Values that would leave none are not there. Amenities add
 * up: each is counted beside those that are asked for.
 */
export class ResortFacetsDto {
  /** By slug. */
  @CountsField('north-male-atoll')
  destination: Counts;

  @CountsField('guesthouse')
  category: Counts;

  @CountsField('family')
  style: Counts;

  @CountsField('AI')
  meal_plan: Counts;

  @CountsField('seaplane')
  transfer_type: Counts;

  /** For each of some times, those whose main way there takes no longer. */
  @CountsField('60')
  transfer_minutes_max: Counts;

  @CountsField('spa')
  amenity: Counts;
}

/** Most entries of the featured list. */
export const MAX_FEATURED = 24;

/** Filters of the featured list. */
export class FeaturedResortsQuery extends PricedQuery {
  /** ISO 3166-1 code of the country. */
  @ApiPropertyOptional({ pattern: '^[A-Z]{2}$', example: 'MV' })
  @Maybe()
  @Matches(/^[A-Z]{2}$/)
  country?: string;
}

/** Query of one place to stay. */
export class GetResortQuery extends PricedQuery {
  /** ISO 3166-1 code of the country it must lie in. */
  @ApiPropertyOptional({ pattern: '^[A-Z]{2}$', example: 'MV' })
  @Maybe()
  @Matches(/^[A-Z]{2}$/)
  country?: string;

  /** Shows it as visitors would see it although it is not public. */
  @PreviewField()
  preview?: string;
}

/** Places to stay of one page. */
export class ResortPageDto extends PageLinksDto {
  @ApiProperty({ type: [ResortListItemDto] })
  results: ResortListItemDto[];
}

/** Something a place offers. */
export class AmenityDto {
  @ApiProperty({ example: 'spa' })
  code: string;

  @ApiProperty({ example: 'Spa' })
  name: string;

  @ApiProperty({ enum: AMENITY_GROUPS, example: 'wellness' })
  group: AmenityGroup;

  @ApiProperty({ example: 'spa' })
  icon: string;
}

/** A kind of room. */
export class RoomTypeDto {
  @ApiProperty({ example: 'water' })
  code: string;

  @ApiProperty({ example: 'Water Villa' })
  name: string;

  @ApiProperty({})
  summary: string;

  @ApiProperty({ type: 'integer', nullable: true, example: 84 })
  size_sqm: number | null;

  @ApiProperty({ type: 'integer', minimum: 1, example: 3 })
  max_occupancy: number;

  @ApiProperty({ example: true })
  over_water: boolean;

  @ApiProperty({ example: false })
  private_pool: boolean;

  @ApiProperty({ type: 'integer', nullable: true, example: 2 })
  max_adults: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 1 })
  max_children: number | null;

  @ApiProperty({ type: String, nullable: true, example: '1 double' })
  bed_config: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'lagoon' })
  view: string | null;

  /** Rooms of this kind. */
  @ApiProperty({ type: 'integer', nullable: true, example: 24 })
  count: number | null;

  @ApiProperty({ type: [AmenityDto] })
  amenities: AmenityDto[];

  @ApiProperty({ type: [PictureDto] })
  images: PictureDto[];

  /** US dollars for two people, all in. */
  @ApiProperty({ example: '980.00' })
  price_per_night: string;
}

/** What a meal plan costs beyond the price of the room, for one person a night in US dollars. */
export class MealSupplementDto {
  @ApiProperty({ enum: MEAL_PLANS, example: 'HB' })
  meal_plan: MealPlan;

  @ApiProperty({ example: '45.00' })
  supplement_per_adult: string;

  @ApiProperty({ example: '22.50' })
  supplement_per_child: string;
}

/** A picture of a resort and what it shows. */
export class ResortPictureDto extends PictureDto {
  @ApiProperty({ enum: PICTURE_KINDS, example: 'aerial' })
  kind: PictureKind;
}

/** Ages in years: who may stay, and until when one counts as an infant or a child. */
export class ChildrenPolicyDto {
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  min_age: number | null;

  @ApiProperty({ type: 'integer', example: 1 })
  infant_max: number;

  @ApiProperty({ type: 'integer', example: 11 })
  child_max: number;
}

/** A place to stay in full. */
export class ResortDto extends ResortListItemDto {
  @ApiProperty({ maxLength: 1000 })
  description: string;

  @ApiProperty({ type: [String] })
  highlights: string[];

  @ApiProperty({ type: String, nullable: true })
  beach_notes: string | null;

  @ApiProperty({ type: [AmenityDto] })
  amenities: AmenityDto[];

  @ApiProperty({ enum: HOUSE_REEFS, example: 'good' })
  house_reef: HouseReef;

  /** Of the meal plans that are not in the price of the room, in the order of `meal_plans`. */
  @ApiProperty({ type: [MealSupplementDto] })
  meal_supplements: MealSupplementDto[];

  @ApiProperty({ type: [RoomTypeDto] })
  room_types: RoomTypeDto[];

  @ApiProperty({ type: 'integer', example: 3 })
  restaurants: number;

  @ApiProperty({ type: 'integer', example: 2 })
  bars: number;

  @ApiProperty({ example: '14:00' })
  check_in_time: string;

  @ApiProperty({ example: '12:00' })
  check_out_time: string;

  @ApiProperty({ type: 'integer', example: 92 })
  registered_rooms: number;

  @ApiProperty({ type: [ResortPictureDto] })
  images: ResortPictureDto[];

  @ApiProperty({ example: 4.327 })
  lat: number;

  @ApiProperty({ example: 73.438 })
  lng: number;

  @ApiProperty({ type: SeoDto })
  seo: SeoDto;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Four villas without steps; the boat has a ramp at high tide.',
  })
  accessibility_notes: string | null;

  /** Registered name of the owner. */
  @ApiProperty({ type: String, nullable: true, example: null })
  legal_name: string | null;

  /** ISO 639-1 codes. */
  @ApiProperty({ type: [String], example: ['en', 'ru'] })
  languages_spoken: string[];

  @ApiProperty({ type: ChildrenPolicyDto })
  children_policy: ChildrenPolicyDto;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  min_nights: number;

  /** Prices include service charge and taxes. */
  @ApiProperty({ example: true })
  price_includes_taxes: boolean;

  /** Percent. */
  @ApiProperty({ example: '10.00' })
  service_charge_rate: string;

  @ApiProperty({ type: CancellationPolicyDto, nullable: true })
  cancellation_policy: CancellationPolicyDto | null;

  /** Ways to get there, the main one first; for a guesthouse those to its island too. */
  @ApiProperty({ type: [TransferListItemDto] })
  transfers: TransferListItemDto[];

  /** Up to three packages that stay here or go to its destination. */
  @ApiProperty({ type: [PackageListItemDto] })
  packages: PackageListItemDto[];

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;
}
