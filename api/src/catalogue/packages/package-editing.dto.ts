import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { ROOM_UNITS, type RoomUnit } from '@atoll/contract/price';
import { CHILD_AGE } from '@atoll/contract/rules';
import { ByLanguage } from '../../content/editing/by-language.js';
import {
  ChoiceField,
  ChoicesField,
  DateField,
  IdsField,
  IsPart,
  LabelField,
  MoneyField,
  NumberField,
  PartField,
  PartsField,
  RangeField,
  TextField,
  TextsField,
  YesField,
} from '../../content/editing/fields.js';
import { ReferencesField } from '../../content/editing/reference-fields.js';
import { CategoryCodeField } from '../../content/listing/category-field.js';
import { Guarded } from '../../platform/access/guarded-members.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { WriteIndexedContent, WriteWordsDto } from '../../content/editing/write-content.dto.js';
import { RichTextField } from '../../content/rich-text/fields.js';
import {
  CANCELLATION_POLICIES,
  type CancellationPolicy,
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
  PRICE_TAXES,
  PRICING_TYPES,
  type PackageType,
  type PriceTaxes,
  type PricingType,
  TRANSFER_MODES,
  type TransferMode,
  SOLD_BY,
  type SoldBy,
} from '../../content/listing/codes.js';
import { WritePackageStayDto } from './package-stay.dto.js';
import { WriteTravelDto } from './travel.dto.js';

/** Words of a package in one language. */
export class WritePackageWordsDto extends WriteWordsDto {
  @TextField(2, 100, 'South Ari whale sharks')
  name?: string | null;

  @TextField(0, 300, 'Five days on the reef edge where the young ones feed all year.')
  summary?: string | null;

  @TextField(0, 1000, 'Dhigurah lies on the outer reef of South Ari.')
  description?: string | null;

  /** HTML that follows the description; what is not allowed is taken out. */
  @RichTextField(10_000, '<h3>Before you come</h3><p>Bring a mask that fits.</p>')
  body?: string | null;

  @TextsField(12, 150, ['Two guided trips on the reef edge'])
  highlights?: string[] | null;

  @TextField(0, 60, 'South Ari whale sharks: five days')
  seo_title?: string | null;

  @TextField(0, 155, 'Snorkel with whale sharks from a guesthouse on Dhigurah.')
  seo_description?: string | null;
}

/** What an optional service is ordered by. */
const EXTRA_CODE = /^[a-z0-9]+(_[a-z0-9]+)*$/;

/** A label by language. */
export class LabelsDto extends ByLanguage<string>((language) =>
  LabelField(
    200,
    { en: 'Shared speedboat from Malé', ru: 'Общий катер из Мале', zh: '从马累出发的拼船快艇' }[language],
  ),
) {}

/** What the price includes, excludes or can be added. */
export class WriteInclusionDto {
  /** What it is ordered by: only of optional ones with a price, made for those that come without. */
  @TextField(1, 40, 'extra_1')
  @Matches(EXTRA_CODE, { message: 'invalid_tag' })
  code: string | null = null;

  @ApiProperty({ enum: INCLUSION_CATEGORIES, example: 'included' })
  @IsIn(INCLUSION_CATEGORIES)
  category: InclusionCategory;

  /** US dollars, for optional ones. */
  @MoneyField({ nullable: true, example: null })
  price: string | null = null;

  @TextField(1, 40, 'boat')
  icon: string | null = null;

  @ApiProperty({ type: LabelsDto })
  @IsPart(LabelsDto)
  text: LabelsDto;
}

/** Title and text of a day. */
export class DayWordsDto {
  @ApiProperty({ minLength: 1, maxLength: 150, example: 'Two dives on the thilas' })
  @IsString()
  @Matches(/\S/, { message: 'required' })
  @MaxLength(150)
  title: string;

  @ApiPropertyOptional({ maxLength: 2000, default: '', example: 'Nitrox is free for certified divers.' })
  @Maybe()
  @IsString()
  @MaxLength(2000)
  body: string = '';
}

/** Words of a day by language. */
export class DayTextsDto extends ByLanguage<DayWordsDto>(() => PartField(DayWordsDto)) {}

/** One day of the trip, or several alike. */
export class WriteItineraryDayDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 365, example: 4 })
  @IsInt()
  @Min(1)
  @Max(365)
  day: number;

  /** Last day, when the entry is for several. */
  @NumberField(1, 365, 6, true)
  day_to: number | null = null;

  @TextField(1, 100, 'Dhigurah')
  island: string | null = null;

  @ApiPropertyOptional({ example: { to: 'dhigurah', mode: 'speedboat' } })
  @PartField(WriteTravelDto, true)
  travel: WriteTravelDto | null = null;

  @ChoicesField(MEALS, ['breakfast'])
  meals: Meal[] = [];

  @ApiProperty({ type: DayTextsDto })
  @IsPart(DayTextsDto)
  text: DayTextsDto;
}

/** The way there. */
export class WritePackageTransferDto {
  @ApiProperty({ enum: TRANSFER_MODES, example: 'speedboat' })
  @IsIn(TRANSFER_MODES)
  mode: TransferMode;

  @NumberField(1, 2880, 25, true)
  minutes: number | null = null;
}

/** Whom one room or villa takes for its price. A child may have an adult's place, an adult never a child's. */
export class WriteOccupancyDto {
  @ApiProperty({ enum: ROOM_UNITS, example: 'villa' })
  @IsIn(ROOM_UNITS)
  unit: RoomUnit;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 20, example: 2 })
  @IsInt()
  @Min(1)
  @Max(20)
  adults: number;

  /** Children beside them. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 20, example: 2 })
  @IsInt()
  @Min(0)
  @Max(20)
  children: number;

  /** Oldest age on the first day that counts as a child; null for 17. */
  @NumberField(1, CHILD_AGE.max, 11, true)
  child_age_max: number | null = null;
}

/** What children up to an age pay. */
export class WriteChildBandDto {
  /** Oldest age on the first day, that one included. */
  @ApiProperty({ type: 'integer', minimum: CHILD_AGE.min, maximum: CHILD_AGE.max, example: 11 })
  @IsInt()
  @Min(CHILD_AGE.min)
  @Max(CHILD_AGE.max)
  age_max: number;

  /** Percent of an adult's price. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 50 })
  @IsInt()
  @Min(0)
  @Max(100)
  share_percent: number;
}

/** A package as staff write it. Everything may be left out but a name of a new one. */
export class WritePackageDto extends WriteIndexedContent(WritePackageWordsDto) {
  /** Code of the agency; made from the category when it is left out. */
  @ApiPropertyOptional({ pattern: '^[A-Z0-9]+(-[A-Z0-9]+)*$', maxLength: 30, example: 'MV-DIV-04' })
  @Maybe()
  @IsString()
  @MaxLength(30)
  @Matches(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, { message: 'invalid_code' })
  code?: string;

  @ChoiceField(PACKAGE_TYPES, 'diving')
  type?: PackageType;

  /** Code of a category, adventure unless said. To be public it needs one that is not in the archive. */
  @CategoryCodeField()
  category_code?: string;

  /** The same as `category_code`. */
  @CategoryCodeField()
  category?: string;

  /** Days. */
  @NumberField(1, 365, 5)
  duration?: number;

  /** One less than the days unless set; null goes back to that. */
  @NumberField(0, 365, 4, true)
  duration_nights?: number | null;

  /** US dollars, with taxes and charges unless `price_taxes` says otherwise. */
  @MoneyField({ example: '1090.00' })
  price?: string;

  /** Taxes and charges are inside the price, or come on top of it. */
  @ChoiceField(PRICE_TAXES, 'included')
  price_taxes?: PriceTaxes;

  /** Price before the discount; higher than the price. */
  @MoneyField({ nullable: true, example: '1290.00' })
  original_price?: string | null;

  @ChoiceField(PRICING_TYPES, 'per_person')
  pricing_type?: PricingType;

  /** Whom a room takes for the price: needed where it is per room, left out elsewhere. */
  @PartField(WriteOccupancyDto, true)
  occupancy?: WriteOccupancyDto | null;

  /** What children pay, youngest first; older ones pay as adults. Where the price is for a person. */
  @PartsField(WriteChildBandDto, 6)
  child_bands?: WriteChildBandDto[];

  /** US dollars for an adult who travels alone. Where the price is for a person. */
  @MoneyField({ example: '250.00' })
  single_supplement?: string;

  @NumberField(1, 500, 1)
  group_size_min?: number;

  @NumberField(1, 500, 2, true)
  group_size_recommended?: number | null;

  @NumberField(1, 500, 10)
  group_size_max?: number;

  @NumberField(0, 99, 12, true)
  min_age?: number | null;

  @ChoiceField(DIFFICULTIES, 'moderate')
  difficulty?: Difficulty;

  @PartField(WritePackageTransferDto, true)
  transfer?: WritePackageTransferDto | null;

  @ChoiceField(MEAL_PLANS, 'HB')
  meal_plan?: MealPlan;

  /** Months 1 to 12. */
  @RangeField(1, 12, [1, 2, 3, 12])
  best_months?: number[];

  @ChoiceField(CONFIRMATION_MODES, 'on_request')
  confirmation_mode?: ConfirmationMode;

  /** What its places are counted by: departures, or the rooms of its `stays`; nobody counts them on request. */
  @ChoiceField(SOLD_BY, 'rooms')
  sold_by?: SoldBy;

  /** Where the nights are spent, in the order of the trip: all of them, or none is said. */
  @PartsField(WritePackageStayDto, 30)
  stays?: WritePackageStayDto[];

  @ChoiceField(CANCELLATION_POLICIES, 'flex_48h', true)
  cancellation_policy?: CancellationPolicy | null;

  /** First day of the travel window. */
  @DateField('2027-01-10')
  start_date?: string | null;

  /** Last day of the travel window. */
  @DateField('2027-04-30')
  end_date?: string | null;

  /** On sale from. */
  @DateField('2026-12-01')
  available_from?: string | null;

  /** On sale until. */
  @DateField('2027-04-01')
  available_to?: string | null;

  @PartsField(WriteInclusionDto, 60)
  inclusions?: WriteInclusionDto[];

  @PartsField(WriteItineraryDayDto, 60)
  itinerary?: WriteItineraryDayDto[];

  /** Ids or slugs of destinations in the order of travel. */
  @ReferencesField(30, [7])
  destinations?: (number | string)[];

  /** Ids or slugs of the places to stay. */
  @ReferencesField(30, [1])
  resorts?: (number | string)[];

  /** Ids or slugs of the experiences on the way. */
  @ReferencesField(30, [4])
  experiences?: (number | string)[];

  /** Ids or slugs of the questions that travellers ask about it. */
  @ReferencesField(20, [20])
  faqs?: (number | string)[];

  /** Flights to the Maldives are in the price. */
  @YesField(false)
  includes_international_flights?: boolean;

  /** For the office only: whom the agency buys it from. */
  @TextField(1, 200, 'Dhigurah Whale Guides')
  supplier?: string | null;

  /** What it costs the agency, counted as the price is. Only who may change rates (`rates.change`) reads and writes it, and no API key. */
  @Guarded('rates.change')
  @MoneyField({ nullable: true, example: '820.00' })
  cost_price?: string | null;

  /** Ids of pictures; the first is the cover. */
  @IdsField(40, [3, 8])
  images?: number[];
}
