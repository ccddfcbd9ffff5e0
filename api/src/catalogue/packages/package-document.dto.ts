import { ApiProperty } from '@nestjs/swagger';
import { IndexedDto, StoredWordsDto, TranslationsAnswer } from '../../content/editing/editing.dto.js';
import type { Language } from '@atoll/contract/languages';
import {
  CANCELLATION_POLICIES,
  CATEGORY_CODE,
  type CancellationPolicy,
  CONFIRMATION_MODES,
  type ConfirmationMode,
  DIFFICULTIES,
  type Difficulty,
  MEAL_PLANS,
  type MealPlan,
  PACKAGE_TYPES,
  PRICING_TYPES,
  type PackageType,
  type PricingType,
} from '../../content/listing/codes.js';
import { OccupancyDto, TransferDto } from '../../content/listing/parts.dto.js';
import { WriteInclusionDto, WriteItineraryDayDto } from './package-editing.dto.js';

/** Words of a package in one language, as stored. */
export class PackageWordsDto extends StoredWordsDto {
  @ApiProperty({ type: String, nullable: true, example: 'South Ari whale sharks' })
  name: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  summary: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  description: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  body: string | null;

  @ApiProperty({ type: [String], nullable: true, example: null })
  highlights: string[] | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  seo_title: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  seo_description: string | null;
}

/** A package in every language, as staff read and write it. */
export class PackageDocumentDto extends IndexedDto {
  @ApiProperty({ example: 'south-ari-whale-sharks' })
  slug: string;

  @TranslationsAnswer(PackageWordsDto)
  translations: Partial<Record<Language, PackageWordsDto>>;

  @ApiProperty({ example: 'MV-DIV-04' })
  code: string;

  @ApiProperty({ enum: PACKAGE_TYPES, example: 'diving' })
  type: PackageType;

  @ApiProperty({ ...CATEGORY_CODE, example: 'diving' })
  category_code: string;

  @ApiProperty({ type: 'integer', example: 5 })
  duration: number;

  @ApiProperty({ type: 'integer', example: 4 })
  duration_nights: number;

  @ApiProperty({ example: '1090.00' })
  price: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  original_price: string | null;

  @ApiProperty({ enum: PRICING_TYPES, example: 'per_person' })
  pricing_type: PricingType;

  /** Whom a room takes, where the price is per room. */
  @ApiProperty({ type: OccupancyDto, nullable: true })
  occupancy: OccupancyDto | null;

  @ApiProperty({ type: 'integer', example: 1 })
  group_size_min: number;

  @ApiProperty({ type: 'integer', nullable: true, example: 2 })
  group_size_recommended: number | null;

  @ApiProperty({ type: 'integer', example: 10 })
  group_size_max: number;

  @ApiProperty({ type: 'integer', nullable: true, example: 12 })
  min_age: number | null;

  @ApiProperty({ enum: DIFFICULTIES, example: 'moderate' })
  difficulty: Difficulty;

  @ApiProperty({ type: TransferDto, nullable: true })
  transfer: TransferDto | null;

  @ApiProperty({ enum: MEAL_PLANS, example: 'HB' })
  meal_plan: MealPlan;

  @ApiProperty({ type: 'integer', isArray: true, example: [1, 2, 3, 12] })
  best_months: number[];

  @ApiProperty({ enum: CONFIRMATION_MODES, example: 'on_request' })
  confirmation_mode: ConfirmationMode;

  @ApiProperty({ type: String, enum: CANCELLATION_POLICIES, nullable: true, example: 'flex_48h' })
  cancellation_policy: CancellationPolicy | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  start_date: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  end_date: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  available_from: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  available_to: string | null;

  @ApiProperty({ type: [WriteInclusionDto] })
  inclusions: WriteInclusionDto[];

  @ApiProperty({ type: [WriteItineraryDayDto] })
  itinerary: WriteItineraryDayDto[];

  @ApiProperty({ type: 'integer', isArray: true, example: [7] })
  destinations: number[];

  @ApiProperty({ type: 'integer', isArray: true, example: [1] })
  resorts: number[];

  @ApiProperty({ type: 'integer', isArray: true, example: [4] })
  experiences: number[];

  @ApiProperty({ type: 'integer', isArray: true, example: [20] })
  faqs: number[];

  @ApiProperty({ example: false })
  includes_international_flights: boolean;

  /** For the office only, like the cost. */
  @ApiProperty({ type: String, nullable: true, example: 'Dhigurah Whale Guides' })
  supplier: string | null;

  @ApiProperty({ type: String, nullable: true, example: '820.00' })
  cost_price: string | null;

  /** The first is the cover. */
  @ApiProperty({ type: 'integer', isArray: true, example: [3, 8] })
  images: number[];
}
