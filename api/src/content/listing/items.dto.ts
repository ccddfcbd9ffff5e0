import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { ListedDto } from './listed.dto.js';
import { CURRENCY_CODES, type CurrencyCode } from '../../platform/fields/currencies.js';
import {
  CATEGORY_CODE,
  DESTINATION_TYPES,
  type DestinationType,
  MEAL_PLANS,
  type MealPlan,
  PACKAGE_BADGES,
  PLACE_TYPES,
  PRICING_TYPES,
  type PackageBadge,
  type PlaceType,
  type PricingType,
  RESORT_CATEGORIES,
  type ResortCategory,
  STYLE_TAGS,
  type StyleTag,
} from './codes.js';
import { OccupancyDto, PackagePlaceDto, PlaceDto, PricedTransferDto, TransferDto } from './parts.dto.js';
import { PictureDto } from './picture.dto.js';

/** Members that `?currency=` adds. */
export class DisplayPriceDto {
  /** The price in the wished currency, of a package or a place `price_from.amount`; for showing only. Null where there is none. */
  @ApiPropertyOptional({ type: String, nullable: true, example: '926.50' })
  display_price?: string | null;

  @ApiPropertyOptional({ enum: CURRENCY_CODES, example: 'EUR' })
  display_currency?: CurrencyCode;

  /** Units of the wished currency for one US dollar. */
  @ApiPropertyOptional({ example: '0.85' })
  rate?: string;

  /** Day of the rate. */
  @ApiPropertyOptional({ format: 'date', example: '2021-07-01' })
  rate_as_of?: string;
}

/**
 * A price as a quote says it: for adults who arrive on a day, with taxes, charges, season, obligatory items and the best reduction. Made
 * anew with every change of these, and each day.
 */
export class PriceFromDto {
  /** US dollars for what `pricing_type` says, all in: of the total a traveller's part, a room's, or all of it. */
  @ApiProperty({ example: '1090.00' })
  amount: string;

  /** US dollars that `adults` pay together. */
  @ApiProperty({ example: '2180.00' })
  total: string;

  /** Two, or as near to two as the package takes. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 2 })
  adults: number;

  /** Day of arrival: the next one that can be booked or asked for. */
  @ApiProperty({ format: 'date', example: '2026-12-05' })
  date: string;

  /** The amount on the cheapest open day within a year, `amount` or less. */
  @ApiProperty({ example: '1090.00' })
  lowest: string;

  /** The amount on the dearest one. Where it is `lowest`, every open day costs the same. */
  @ApiProperty({ example: '1362.50' })
  highest: string;

  /** The amount without the reduction or lowered price; null without any. */
  @ApiProperty({ type: String, nullable: true, example: null })
  original: string | null;

  /** From `original` to `amount`. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  discount_percent: number | null;
}

/** What a night costs two adults in the cheapest room that is for sale, with taxes, charges, season and the best reduction. Kept like that of a package. */
export class ResortPriceFromDto {
  /** US dollars for the room, all in. */
  @ApiProperty({ example: '612.00' })
  amount: string;

  /** The next night that can be booked or asked for. */
  @ApiProperty({ format: 'date', example: '2026-12-05' })
  date: string;

  /** The amount on the cheapest open night within a year, `amount` or less. */
  @ApiProperty({ example: '540.00' })
  lowest: string;

  /** The amount on the dearest one. */
  @ApiProperty({ example: '875.00' })
  highest: string;
}

/** A package in a list. */
export class PackageListItemDto extends IntersectionType(DisplayPriceDto, ListedDto) {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  @ApiProperty({ example: 'south-ari-whale-sharks' })
  slug: string;

  @ApiProperty({ maxLength: 100, example: 'South Ari whale sharks' })
  name: string;

  @ApiProperty({ maxLength: 300 })
  summary: string;

  /**
   * US dollars that the agency asks for `pricing_type`, before seasons, reductions and what a departure asks of its own; with taxes if
   * `taxes_included`. What travellers are shown is `price_from`.
   */
  @ApiProperty({ example: '1090.00' })
  price: string;

  /** What `price` was before it was lowered. */
  @ApiProperty({ type: String, nullable: true, example: null })
  original_price: string | null;

  /** From `original_price` to `price`. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  discount_percent: number | null;

  /** What the trip costs on the next day that can be booked; null while there is no such day. */
  @ApiProperty({ type: PriceFromDto, nullable: true })
  price_from: PriceFromDto | null;

  @ApiProperty({ enum: ['USD'], example: 'USD' })
  currency: 'USD';

  /** What the price is for. */
  @ApiProperty({ enum: PRICING_TYPES, example: 'per_person' })
  pricing_type: PricingType;

  /** Same as `pricing_type`. */
  @ApiProperty({ enum: PRICING_TYPES, example: 'per_person' })
  price_basis: PricingType;

  /** Whom a room takes, where the price is per room; else null. */
  @ApiProperty({ type: OccupancyDto, nullable: true })
  occupancy: OccupancyDto | null;

  /** Service charge and taxes are in `price`; in `price_from` and `total_for_two` they always are. */
  @ApiProperty({ example: true })
  taxes_included: boolean;

  /** US dollars that two adults pay together on `price_from.date`, all in; null when two may not book it, or no day can be booked. */
  @ApiProperty({ type: String, nullable: true, example: '2180.00' })
  total_for_two: string | null;

  /** Days. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 5 })
  duration: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  duration_nights: number;

  /** Label in the language of the answer. */
  @ApiProperty({ example: 'Diving' })
  category: string;

  @ApiProperty({ ...CATEGORY_CODE, example: 'diving' })
  category_code: string;

  @ApiProperty({ type: [PackagePlaceDto] })
  destinations: PackagePlaceDto[];

  @ApiProperty({ type: PictureDto, nullable: true })
  cover_image: PictureDto | null;

  @ApiProperty({ example: false })
  is_featured: boolean;

  @ApiProperty({ type: Number, format: 'double', nullable: true, minimum: 1, maximum: 5, example: null })
  rating_average: number | null;

  @ApiProperty({ type: 'integer', example: 0 })
  review_count: number;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  group_size_min: number;

  @ApiProperty({ type: 'integer', minimum: 1, example: 10 })
  group_size_max: number;

  /** Age of the youngest traveller it takes, in years on the first day; null when it takes everybody. */
  @ApiProperty({ type: 'integer', nullable: true, example: 12 })
  min_age: number | null;

  @ApiProperty({ type: TransferDto, nullable: true })
  transfer: TransferDto | null;

  @ApiProperty({ enum: MEAL_PLANS, example: 'BB' })
  meal_plan: MealPlan;

  /** `discount`: costs less than it did; `top_rated`: 4.5 and above from three reviews on; `small_group`: three to eight travellers at most. */
  @ApiProperty({ enum: PACKAGE_BADGES, isArray: true, example: ['top_rated'] })
  badges: PackageBadge[];
}

/** A place to stay in a list. */
export class ResortListItemDto extends IntersectionType(DisplayPriceDto, ListedDto) {
  @ApiProperty({ type: 'integer', example: 1 })
  id: number;

  @ApiProperty({ example: 'kandu-veli' })
  slug: string;

  @ApiProperty({ maxLength: 100, example: 'Kandu Veli' })
  name: string;

  @ApiProperty({ maxLength: 300 })
  summary: string;

  @ApiProperty({ enum: RESORT_CATEGORIES, example: 'resort' })
  category: ResortCategory;

  @ApiProperty({ enum: PLACE_TYPES, example: 'uninhabited_island' })
  place_type: PlaceType;

  @ApiProperty({ minimum: 1, maximum: 5, example: 4.5 })
  stars: number;

  /** ISO 3166-1 code. */
  @ApiProperty({ example: 'MV' })
  country: string;

  /** Name of the atoll. */
  @ApiProperty({ type: String, nullable: true, example: 'North Malé Atoll' })
  atoll: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  island: string | null;

  @ApiProperty({ type: PlaceDto })
  destination: PlaceDto;

  /** What the house asks for two people a night, before seasons, and before taxes where `price_includes_taxes` is false. Of use where
   * `price_from` is null.
   */
  @ApiProperty({ example: '540.00' })
  price_from_per_night: string;

  /** What a night costs on the next day that can be booked; null where there is none. */
  @ApiProperty({ type: ResortPriceFromDto, nullable: true })
  price_from: ResortPriceFromDto | null;

  @ApiProperty({ enum: ['USD'], example: 'USD' })
  currency: 'USD';

  @ApiProperty({ enum: STYLE_TAGS, isArray: true, example: ['honeymoon', 'family'] })
  style_tags: StyleTag[];

  @ApiProperty({ enum: MEAL_PLANS, isArray: true, example: ['BB', 'HB'] })
  meal_plans: MealPlan[];

  @ApiProperty({ type: PricedTransferDto, nullable: true })
  transfer: PricedTransferDto | null;

  @ApiProperty({ type: PictureDto, nullable: true })
  cover_image: PictureDto | null;

  @ApiProperty({ example: true })
  is_featured: boolean;

  @ApiProperty({ type: Number, format: 'double', nullable: true, minimum: 1, maximum: 5, example: null })
  rating_average: number | null;

  @ApiProperty({ type: 'integer', example: 0 })
  review_count: number;
}

/** A destination in a list. */
export class DestinationListItemDto extends IntersectionType(PlaceDto, ListedDto) {
  @ApiProperty({ enum: DESTINATION_TYPES, example: 'local_island' })
  type: DestinationType;

  /** Name of the atoll. */
  @ApiProperty({ type: String, nullable: true, example: 'South Ari Atoll' })
  atoll: string | null;

  @ApiProperty({ example: 'ADh' })
  atoll_code: string;

  @ApiProperty({ type: String, nullable: true, example: 'Dhigurah' })
  island: string | null;

  @ApiProperty({ maxLength: 300 })
  summary: string;

  @ApiProperty({ type: PictureDto, nullable: true })
  image: PictureDto | null;

  /** Picture outside of the library, while there is none in it. */
  @ApiProperty({ type: String, nullable: true, example: null })
  image_url: string | null;

  @ApiProperty({ example: true })
  is_featured: boolean;

  @ApiProperty({ example: 3.5249 })
  lat: number;

  @ApiProperty({ example: 72.926 })
  lng: number;

  /** Published places to stay. */
  @ApiProperty({ type: 'integer', example: 2 })
  resort_count: number;

  /** Published packages that go there. */
  @ApiProperty({ type: 'integer', example: 4 })
  package_count: number;
}
