import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { LENGTHS } from '@atoll/contract/rules';
import { TRIP_BUDGETS, TRIP_DURATIONS, type TripBudget } from '@atoll/contract/trip-wish';
import { PartFilter } from '../../platform/fields/filters.js';
import { MEAL_PLANS, type MealPlan } from '../../content/listing/codes.js';
import { ColleagueDto } from '../../platform/access/colleague.dto.js';
import { CURRENCY_CODES, type CurrencyCode } from '../../platform/fields/currencies.js';
import { IsCalendarDate, IsPhone, IsText } from '../../platform/fields/fields.js';
import { Maybe, MaybeNull } from '../../platform/fields/maybe.js';
import { InboxItemDto, InboxQuery } from '../inbox/inbox.dto.js';
import {
  OFFER_STATUSES,
  type OfferStatus,
  TRIP_REQUEST_STATUSES,
  type TripRequestStatus,
} from './trip-request-status.js';
import { TRANSFER_PREFERENCES, type TransferPreference } from './trip-requests.dto.js';
import { TripWishDto } from './trip-wish.dto.js';

/** The package of an offer, named in English for the office, for its guest in their language. */
export class OfferPackageDto {
  /** @example "honeymoon-baa-quiet-week" */
  slug: string;

  /** @example "A quiet week in Baa Atoll" */
  name: string;
}

/** An offer as the office reads it. Money in US dollars, days in the Maldives. */
export class TripOfferDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  /**
   * Counted from 1 within its request.
   * @example 1
   */
  @ApiProperty({ type: 'integer', minimum: 1 })
  number: number;

  @ApiProperty({ enum: OFFER_STATUSES, enumName: 'TripOfferStatus', example: 'open' })
  status: OfferStatus;

  package: OfferPackageDto;

  /** @example "2027-02-14" */
  @ApiProperty({ format: 'date' })
  check_in: string;

  /** @example "2027-02-21" */
  @ApiProperty({ format: 'date' })
  check_out: string;

  /** @example 2 */
  @ApiProperty({ type: 'integer', minimum: 1 })
  adults: number;

  /** @example [7] */
  @ApiProperty({ type: [Number] })
  children_ages: number[];

  /** @example "8380.00" */
  total: string;

  /** Why another total than the computed one; null where it is that. */
  @ApiProperty({ type: String, nullable: true, example: null })
  price_reason: string | null;

  /** @example "This island has the quietest beach in Baa." */
  words: string;

  /** @example "2026-12-05" */
  @ApiProperty({ format: 'date' })
  valid_until: string;

  @ApiProperty({ type: ColleagueDto, nullable: true })
  author: ColleagueDto | null;

  /** What the guest said to it. */
  @ApiProperty({ example: '' })
  answer: string;

  /** @example "2026-11-22T08:00:00.000Z" */
  sent_at: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  decided_at: string | null;

  /** The booking that it became. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: null })
  booking_id: string | null;
}

/** An offer that was noted before offers were sent from here, with the time it was noted. */
export class SentTripQuoteDto {
  /** @example "4820.00" */
  total: string;

  /** @example "2026-12-05" */
  valid_until: string;

  /** @example "2026-11-22T08:00:00.000Z" */
  sent_at: string;
}

/** What a colleague noted. */
export class TripRequestNoteDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  @ApiProperty({ type: ColleagueDto, nullable: true })
  author: ColleagueDto | null;

  /** @example "Called back: prefers the second week of February." */
  text: string;

  /** @example "2026-11-21T09:30:00.000Z" */
  at: string;
}

/** A trip request in a list of the office. Everything the visitor wrote is plain text. */
export class TripRequestItemDto extends InboxItemDto {
  /** @example "TR-7K3QZ4" */
  reference: string;

  @ApiProperty({ enum: TRIP_REQUEST_STATUSES, enumName: 'TripRequestStatus', example: 'new' })
  status: TripRequestStatus;

  @ApiProperty({ type: String, nullable: true, example: 'Анна Смирнова' })
  name: string | null;

  /** @example "A quiet island for the two of us." */
  description: string;

  @ApiProperty({ type: 'integer', enum: TRIP_DURATIONS, nullable: true, example: 7 })
  duration: number | null;

  @ApiProperty({ enum: TRIP_BUDGETS, enumName: 'TripBudget', nullable: true, example: '2000-5000' })
  budget: TripBudget | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 2 })
  travellers: number | null;

  @ApiProperty({ type: 'array', items: { type: 'integer' }, example: [7] })
  children_ages: number[];

  @ApiProperty({ type: String, nullable: true, example: '2027-02' })
  travel_month: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  date_from: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  date_to: string | null;

  @ApiProperty({ type: [String], example: ['baa-atoll'] })
  destinations: string[];

  @ApiProperty({ type: [String], example: ['manta-snorkelling'] })
  experiences: string[];

  @ApiProperty({ enum: TRANSFER_PREFERENCES, nullable: true, example: 'speedboat' })
  transfer_preference: TransferPreference | null;

  @ApiProperty({ enum: MEAL_PLANS, enumName: 'MealPlan', nullable: true, example: 'HB' })
  meal_plan: MealPlan | null;

  @ApiProperty({ enum: CURRENCY_CODES, example: 'EUR' })
  currency: CurrencyCode;

  /**
   * New or in progress after `reply_by`.
   * @example false
   */
  is_overdue: boolean;
}

/** A trip request with everything about it. */
export class TripRequestDto extends TripRequestItemDto {
  /** What the steps of the trip builder say besides. */
  @ApiProperty({ type: TripWishDto, nullable: true })
  builder: TripWishDto | null;

  quotes: SentTripQuoteDto[];

  /** Oldest first; the last one counts. */
  @ApiProperty({ type: [TripOfferDto] })
  offers: TripOfferDto[];

  /** Whether an offer can be sent from here, the next one too. */
  can_offer: boolean;

  @ApiProperty({ type: String, nullable: true, example: null })
  lost_reason: string | null;

  /** The contact message it was made from. */
  @ApiProperty({ type: String, nullable: true, example: null })
  contact_message: string | null;

  notes: TripRequestNoteDto[];

  /** Where it can go from here. */
  @ApiProperty({ enum: TRIP_REQUEST_STATUSES, enumName: 'TripRequestStatus', isArray: true, example: ['in_progress'] })
  allowed_statuses: TripRequestStatus[];
}

/** One page of trip requests. */
export class TripRequestPageDto {
  /** @example 1 */
  count: number;

  @ApiProperty({ type: String, nullable: true, example: null })
  next: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  previous: string | null;

  results: TripRequestItemDto[];
}

export class ListTripRequestsQuery extends InboxQuery {
  /** Everything but spam unless given. */
  @ApiPropertyOptional({ enum: TRIP_REQUEST_STATUSES, enumName: 'TripRequestStatus' })
  @Maybe()
  @IsIn(TRIP_REQUEST_STATUSES)
  status?: TripRequestStatus;

  /** Part of reference, name, e-mail or description. */
  @PartFilter('manta')
  search?: string;
}

/** What the office corrects: absent members stay. */
export class UpdateTripRequestDto {
  /** Id of a colleague who works on requests; null: nobody. */
  @ApiPropertyOptional({ type: String, nullable: true, example: '019aa7c1-0000-7000-8000-000000000000' })
  @MaybeNull()
  @IsUUID()
  assigned_to?: string | null;

  @ApiPropertyOptional({
    type: String,
    minLength: LENGTHS.name.min,
    maxLength: LENGTHS.name.max,
    nullable: true,
    example: 'Анна Смирнова',
  })
  @MaybeNull()
  @IsText(LENGTHS.name.min, LENGTHS.name.max)
  name?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: 20, nullable: true, example: '+7 912 345-67-89' })
  @MaybeNull()
  @IsPhone()
  phone?: string | null;

  @ApiPropertyOptional({ type: 'integer', enum: TRIP_DURATIONS, nullable: true, example: 10 })
  @MaybeNull()
  @IsIn(TRIP_DURATIONS)
  duration?: (typeof TRIP_DURATIONS)[number] | null;

  @ApiPropertyOptional({ enum: TRIP_BUDGETS, enumName: 'TripBudget', nullable: true, example: '5000-10000' })
  @MaybeNull()
  @IsIn(TRIP_BUDGETS)
  budget?: TripBudget | null;

  @ApiPropertyOptional({ type: String, format: 'date', nullable: true, example: '2027-02-14' })
  @MaybeNull()
  @IsCalendarDate()
  date_from?: string | null;

  @ApiPropertyOptional({ type: String, format: 'date', nullable: true, example: '2027-02-24' })
  @MaybeNull()
  @IsCalendarDate()
  date_to?: string | null;
}

/** A step in the pipeline. */
export class TransitionTripRequestDto {
  /** `quoted` follows from an offer, `accepted` from its guest. */
  @ApiProperty({ enum: TRIP_REQUEST_STATUSES, enumName: 'TripRequestStatus', example: 'in_progress' })
  @IsIn(TRIP_REQUEST_STATUSES)
  status: TripRequestStatus;

  /** Needed for `lost`. */
  @ApiPropertyOptional({ minLength: 2, maxLength: 500, example: 'Booked directly with the resort' })
  @Maybe()
  @IsText(2, 500)
  lost_reason?: string;
}

/** A note for colleagues. */
export class AddTripRequestNoteDto {
  /** @example "Called back: prefers the second week of February." */
  @IsText(2, 2000)
  text: string;
}
