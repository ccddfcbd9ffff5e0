import { ApiProperty } from '@nestjs/swagger';
import { IndexedDto, StoredWordsDto, TranslationsAnswer } from '../../content/editing/editing.dto.js';
import type { Language } from '@atoll/contract/languages';
import {
  CANCELLATION_POLICIES,
  type CancellationPolicy,
  HOUSE_REEFS,
  type HouseReef,
  MEAL_PLANS,
  type MealPlan,
  PLACE_TYPES,
  type PlaceType,
  RESORT_CATEGORIES,
  type ResortCategory,
  STYLE_TAGS,
  type StyleTag,
} from '../../content/listing/codes.js';
import { WriteMealSupplementDto, WriteRoomTypeDto } from './room-type.dto.js';
import { ChildrenPolicyDto } from './resorts.dto.js';

const Word = (example: string | null = null) => ApiProperty({ type: String, nullable: true, example });

/** Words of a place to stay in one language, as stored. */
export class ResortWordsDto extends StoredWordsDto {
  @Word('Kandu Veli')
  name: string | null;

  @Word()
  summary: string | null;

  @Word()
  description: string | null;

  @ApiProperty({ type: [String], nullable: true, example: null })
  highlights: string[] | null;

  @Word()
  beach_notes: string | null;

  @Word()
  accessibility_notes: string | null;

  @Word()
  seo_title: string | null;

  @Word()
  seo_description: string | null;
}

/** Whom the office calls. */
export class ResortContactDto {
  @Word('sales@kandu-veli.example')
  email: string | null;

  @Word('+960 000 0000')
  phone: string | null;
}

/** A place to stay in every language, as staff read and write it. */
export class ResortDocumentDto extends IndexedDto {
  @ApiProperty({ example: 'kandu-veli' })
  slug: string;

  @TranslationsAnswer(ResortWordsDto)
  translations: Partial<Record<Language, ResortWordsDto>>;

  @ApiProperty({ enum: RESORT_CATEGORIES, example: 'resort' })
  category: ResortCategory;

  @ApiProperty({ enum: PLACE_TYPES, example: 'uninhabited_island' })
  place_type: PlaceType;

  @ApiProperty({ type: 'integer', example: 7 })
  destination: number;

  @ApiProperty({ example: 'MV' })
  country: string;

  @ApiProperty({ example: 'K' })
  atoll: string;

  @Word()
  island: string | null;

  @ApiProperty({ example: 4.327 })
  lat: number;

  @ApiProperty({ example: 73.438 })
  lng: number;

  @ApiProperty({ minimum: 1, maximum: 5, example: 4.5 })
  stars: number;

  @ApiProperty({ type: 'integer', example: 92 })
  registered_rooms: number;

  @ApiProperty({ enum: STYLE_TAGS, isArray: true, example: ['family'] })
  style_tags: StyleTag[];

  @ApiProperty({ type: [String], example: ['wifi', 'spa'] })
  amenities: string[];

  @ApiProperty({ enum: HOUSE_REEFS, example: 'good' })
  house_reef: HouseReef;

  @ApiProperty({ enum: MEAL_PLANS, isArray: true, example: ['BB', 'HB'] })
  meal_plans: MealPlan[];

  @ApiProperty({ type: [WriteMealSupplementDto] })
  meal_supplements: WriteMealSupplementDto[];

  @ApiProperty({ type: 'integer', example: 3 })
  restaurants: number;

  @ApiProperty({ type: 'integer', example: 2 })
  bars: number;

  @ApiProperty({ example: '540.00' })
  price_from_per_night: string;

  @ApiProperty({ example: true })
  price_includes_taxes: boolean;

  @ApiProperty({ example: '10.00' })
  service_charge_rate: string;

  @ApiProperty({ type: 'integer', example: 1 })
  min_nights: number;

  @ApiProperty({ type: ChildrenPolicyDto })
  children_policy: ChildrenPolicyDto;

  @ApiProperty({ type: String, enum: CANCELLATION_POLICIES, nullable: true, example: 'resort_low_45d' })
  cancellation_policy: CancellationPolicy | null;

  @ApiProperty({ type: [String], example: ['en', 'ru'] })
  languages_spoken: string[];

  @ApiProperty({ example: '14:00' })
  check_in_time: string;

  @ApiProperty({ example: '12:00' })
  check_out_time: string;

  @ApiProperty({ type: [WriteRoomTypeDto] })
  room_types: WriteRoomTypeDto[];

  @Word()
  legal_name: string | null;

  /** For the office only, like the two below. */
  @ApiProperty({ type: ResortContactDto })
  contact: ResortContactDto;

  @Word('15.00')
  commission_percent: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-10-31' })
  contract_valid_to: string | null;
}
