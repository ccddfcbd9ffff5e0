import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { CHILDREN, CHILD_AGE, LENGTHS } from '@atoll/contract/rules';
import {
  TRIP_BUDGETS,
  TRIP_DESCRIPTION,
  TRIP_DURATIONS,
  type TripBudget,
  WISHED_PLACES,
} from '@atoll/contract/trip-wish';
import { MEAL_PLANS, type MealPlan } from '../../content/listing/codes.js';
import { References } from '../../content/listing/reference-field.js';
import { CURRENCY_CODES, type CurrencyCode } from '../../platform/fields/currencies.js';
import { IsCalendarDate, IsEmailAddress, IsPhone, IsText } from '../../platform/fields/fields.js';
import { Maybe, MaybeNull } from '../../platform/fields/maybe.js';
import { GuardedForm } from '../forms/forms.dto.js';
import { TripWishDto } from './trip-wish.dto.js';

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
export const TRANSFER_PREFERENCES = [
  'any',
  'seaplane',
  'speedboat',
  'domestic_flight',
  'ferry',
  'private_yacht',
] as const;
export type TransferPreference = (typeof TRANSFER_PREFERENCES)[number];

/** A wish for a trip. Description and e-mail are needed, everything else helps. */
export class CreateTripRequestDto extends GuardedForm {
  /** @example "A quiet island for the two of us, manta rays if the season allows, no party boats." */
  @IsText(TRIP_DESCRIPTION.min, TRIP_DESCRIPTION.max)
  description: string;

  /** @example "anna@example.com" */
  @IsEmailAddress()
  email: string;

  /** @example "Анна Смирнова" */
  @ApiPropertyOptional({ type: String, minLength: LENGTHS.name.min, maxLength: LENGTHS.name.max, nullable: true })
  @MaybeNull()
  @IsText(LENGTHS.name.min, LENGTHS.name.max)
  name?: string | null;

  /** @example "+7 912 345-67-89" */
  @ApiPropertyOptional({ type: String, maxLength: LENGTHS.phone.max, nullable: true })
  @MaybeNull()
  @IsPhone()
  phone?: string | null;

  /** Days. */
  @ApiPropertyOptional({ type: 'integer', enum: TRIP_DURATIONS, nullable: true, example: 7 })
  @MaybeNull()
  @IsIn(TRIP_DURATIONS)
  duration?: (typeof TRIP_DURATIONS)[number] | null;

  /** US dollars, for everybody unless `builder` says otherwise. */
  @ApiPropertyOptional({ enum: TRIP_BUDGETS, enumName: 'TripBudget', nullable: true, example: '2000-5000' })
  @MaybeNull()
  @IsIn(TRIP_BUDGETS)
  budget?: TripBudget | null;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 50, nullable: true, example: 2 })
  @MaybeNull()
  @IsInt()
  @Min(1)
  @Max(50)
  travellers?: number | null;

  /** Age of each child. */
  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'integer', minimum: CHILD_AGE.min, maximum: CHILD_AGE.max },
    maxItems: CHILDREN.max,
    default: [],
    example: [7],
  })
  @Maybe()
  @IsArray()
  @ArrayMaxSize(CHILDREN.max)
  @IsInt({ each: true })
  @Min(CHILD_AGE.min, { each: true })
  @Max(CHILD_AGE.max, { each: true })
  children_ages?: number[];

  /** Month of travel, when the days are open. */
  @ApiPropertyOptional({ type: String, pattern: MONTH.source, nullable: true, example: '2027-02' })
  @MaybeNull()
  @IsString()
  @Matches(MONTH, { message: 'invalid_date' })
  travel_month?: string | null;

  /** First day, when it is known. */
  @ApiPropertyOptional({ type: String, format: 'date', nullable: true, example: '2027-02-14' })
  @MaybeNull()
  @IsCalendarDate()
  date_from?: string | null;

  /** Last day, not before the first. */
  @ApiPropertyOptional({ type: String, format: 'date', nullable: true, example: '2027-02-21' })
  @MaybeNull()
  @IsCalendarDate()
  date_to?: string | null;

  /** Ids or slugs of destinations. */
  @References(WISHED_PLACES, ['baa-atoll'])
  destinations?: string[];

  /** Ids or slugs of experiences. */
  @References(WISHED_PLACES, ['manta-snorkelling'])
  experiences?: string[];

  @ApiPropertyOptional({ enum: TRANSFER_PREFERENCES, nullable: true, example: 'speedboat' })
  @MaybeNull()
  @IsIn(TRANSFER_PREFERENCES)
  transfer_preference?: TransferPreference | null;

  @ApiPropertyOptional({ enum: MEAL_PLANS, enumName: 'MealPlan', nullable: true, example: 'HB' })
  @MaybeNull()
  @IsIn(MEAL_PLANS)
  meal_plan?: MealPlan | null;

  /** What the steps of the trip builder ask besides; with it `travellers` is needed, all of them, at least one an adult. */
  @ApiPropertyOptional({ type: TripWishDto, nullable: true })
  @MaybeNull()
  @IsObject()
  @ValidateNested()
  @Type(() => TripWishDto)
  builder?: TripWishDto | null;

  /** Language in which the agency writes back; the request's language unless given. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'ru' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  locale?: Language;

  /** Currency in which the traveller thinks. */
  @ApiPropertyOptional({ enum: CURRENCY_CODES, default: 'USD', example: 'EUR' })
  @Maybe()
  @IsIn(CURRENCY_CODES)
  currency?: CurrencyCode;

  /** Agreement that the agency keeps these data to answer. */
  @ApiProperty({ enum: [true], example: true })
  @Equals(true, { message: 'must_accept' })
  consent: boolean;
}
