import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { CHILD_AGE } from '@atoll/contract/rules';
import {
  ChoiceField,
  ChoicesField,
  ClockField,
  DateField,
  MoneyField,
  NumberField,
  PartField,
  PartsField,
  TagsField,
  TextField,
  TextsField,
  YesField,
} from '../../content/editing/fields.js';
import { ReferenceField } from '../../content/editing/reference-fields.js';
import { WriteIndexedContent, WriteWordsDto } from '../../content/editing/write-content.dto.js';
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
import { IsEmailAddress, IsPhone } from '../../platform/fields/fields.js';
import { Maybe, MaybeNull } from '../../platform/fields/maybe.js';
import { WriteMealSupplementDto, WriteRoomTypeDto } from './room-type.dto.js';

/** Words of a place to stay in one language. */
export class WriteResortWordsDto extends WriteWordsDto {
  @TextField(2, 100, 'Kandu Veli')
  name?: string | null;

  @TextField(0, 300, 'A channel island twenty-five minutes from the airport.')
  summary?: string | null;

  @TextField(0, 1000, 'The house reef begins where the lagoon turns blue.')
  description?: string | null;

  @TextsField(12, 150, ['House reef at the channel'])
  highlights?: string[] | null;

  @TextField(0, 600, 'Soft sand in the west, coral pieces in the east.')
  beach_notes?: string | null;

  @TextField(0, 600, 'Four villas without steps; the boat has a ramp at high tide.')
  accessibility_notes?: string | null;

  @TextField(0, 60, 'Kandu Veli, North Malé Atoll')
  seo_title?: string | null;

  @TextField(0, 155, 'Channel house reef, lagoon for children, late arrivals welcome.')
  seo_description?: string | null;
}

/** Ages in years. */
export class WriteChildrenPolicyDto {
  /** Youngest guest; null for all. */
  @NumberField(0, 99, 12, true)
  min_age: number | null = null;

  /** Oldest infant. */
  @ApiPropertyOptional({ type: 'integer', minimum: CHILD_AGE.min, maximum: CHILD_AGE.max, default: 1, example: 1 })
  @Maybe()
  @IsInt()
  @Min(0)
  @Max(CHILD_AGE.max)
  infant_max: number = 1;

  /** Oldest child. */
  @ApiPropertyOptional({ type: 'integer', minimum: CHILD_AGE.min, maximum: CHILD_AGE.max, default: 11, example: 11 })
  @Maybe()
  @IsInt()
  @Min(0)
  @Max(CHILD_AGE.max)
  child_max: number = 11;
}

/** Whom the office calls. */
export class WriteContactDto {
  @ApiPropertyOptional({
    type: String,
    format: 'email',
    nullable: true,
    maxLength: 254,
    example: 'sales@kandu-veli.example',
  })
  @MaybeNull()
  @IsEmailAddress()
  email: string | null = null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 20, example: '+960 000 0000' })
  @MaybeNull()
  @IsPhone()
  phone: string | null = null;
}

const HALF_STARS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

/** Percent with up to two decimals. */
const PERCENT = /^(\d{1,2}(\.\d{1,2})?|100(\.0{1,2})?)$/;

/** A place to stay as staff write it. A new one needs a name, its destination, its place on the map and a price. */
export class WriteResortDto extends WriteIndexedContent(WriteResortWordsDto) {
  @ChoiceField(RESORT_CATEGORIES, 'resort')
  category?: ResortCategory;

  @ChoiceField(PLACE_TYPES, 'uninhabited_island')
  place_type?: PlaceType;

  /** Id or slug of the destination it lies in. */
  @ReferenceField(7, false)
  destination?: number | string;

  /** ISO 3166-1 code. */
  @ApiPropertyOptional({ pattern: '^[A-Z]{2}$', default: 'MV', example: 'MV' })
  @Maybe()
  @IsString()
  @Matches(/^[A-Z]{2}$/)
  country?: string;

  /** Code of the atoll; the destination's when it is left out. */
  @ApiPropertyOptional({ maxLength: 10, example: 'K' })
  @Maybe()
  @IsString()
  @MaxLength(10)
  atoll?: string;

  @TextField(1, 100, 'Thulusdhoo')
  island?: string | null;

  @ApiPropertyOptional({ type: Number, minimum: -90, maximum: 90, example: 4.327 })
  @Maybe()
  @IsNumber()
  @Min(-90)
  @Max(90)
  lat?: number;

  @ApiPropertyOptional({ type: Number, minimum: -180, maximum: 180, example: 73.438 })
  @Maybe()
  @IsNumber()
  @Min(-180)
  @Max(180)
  lng?: number;

  /** Half steps. */
  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: 5, multipleOf: 0.5, example: 4.5 })
  @Maybe()
  @IsIn(HALF_STARS)
  stars?: number;

  @NumberField(0, 10_000, 92)
  registered_rooms?: number;

  @ChoicesField(STYLE_TAGS, ['family'])
  style_tags?: StyleTag[];

  /** Codes of `amenities/`. */
  @TagsField(100, ['spa', 'wifi'])
  amenities?: string[];

  @ChoiceField(HOUSE_REEFS, 'good')
  house_reef?: HouseReef;

  @ChoicesField(MEAL_PLANS, ['BB', 'HB'])
  meal_plans?: MealPlan[];

  /** Of the plans that are not in the price of the room; at most one for each of `meal_plans`. */
  @PartsField(WriteMealSupplementDto, 6)
  meal_supplements?: WriteMealSupplementDto[];

  @NumberField(0, 100, 3)
  restaurants?: number;

  @NumberField(0, 100, 2)
  bars?: number;

  /** US dollars for two people a night, all in. With rooms it is always the cheapest one's. */
  @MoneyField({ example: '540.00' })
  price_from_per_night?: string;

  @YesField(true, true)
  price_includes_taxes?: boolean;

  /** Percent. */
  @ApiPropertyOptional({ pattern: PERCENT.source, default: '10.00', example: '10.00' })
  @Maybe()
  @IsString({ message: 'invalid_percent' })
  @Matches(PERCENT, { message: 'invalid_percent' })
  service_charge_rate?: string;

  @NumberField(1, 60, 1)
  min_nights?: number;

  @PartField(WriteChildrenPolicyDto)
  children_policy?: WriteChildrenPolicyDto;

  @ChoiceField(CANCELLATION_POLICIES, 'resort_low_45d', true)
  cancellation_policy?: CancellationPolicy | null;

  /** ISO 639-1 codes. */
  @ApiPropertyOptional({ type: [String], maxItems: 30, example: ['en', 'ru'] })
  @Maybe()
  @IsArray()
  @ArrayMaxSize(30)
  @ArrayUnique()
  @IsString({ each: true })
  @Matches(/^[a-z]{2}$/, { each: true })
  languages_spoken?: string[];

  @ClockField('14:00')
  check_in_time?: string;

  @ClockField('12:00')
  check_out_time?: string;

  @PartsField(WriteRoomTypeDto, 40)
  room_types?: WriteRoomTypeDto[];

  /** Registered name of the owner. */
  @TextField(1, 200, 'Kandu Veli Private Limited')
  legal_name?: string | null;

  /** For the office only: never in a public answer. */
  @PartField(WriteContactDto)
  contact?: WriteContactDto;

  /** For the office only. Percent. */
  @ApiPropertyOptional({ type: String, nullable: true, pattern: PERCENT.source, example: '15.00' })
  @MaybeNull()
  @IsString({ message: 'invalid_percent' })
  @Matches(PERCENT, { message: 'invalid_percent' })
  commission_percent?: string | null;

  /** For the office only: last day of the contract. */
  @DateField('2027-10-31')
  contract_valid_to?: string | null;
}
