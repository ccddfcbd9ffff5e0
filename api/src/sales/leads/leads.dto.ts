import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { ADULTS, CHILDREN, CHILD_AGE, LENGTHS, STAY_ROOMS } from '@atoll/contract/rules';
import { MEAL_PLANS, type MealPlan } from '../../content/listing/codes.js';
import { OptionalReference } from '../../content/listing/reference-field.js';
import { IsCalendarDate, IsEmailAddress, IsPhone, IsText } from '../../platform/fields/fields.js';
import { PartFilter } from '../../platform/fields/filters.js';
import { Maybe, MaybeNull } from '../../platform/fields/maybe.js';
import { InboxItemDto, InboxQuery } from '../inbox/inbox.dto.js';
import { PRODUCT_KINDS, type ProductKind } from '../products/product-kinds.js';
import { RoomCode, WholeNumber } from '../quotes/party-fields.js';
import { QuoteExtraDto } from '../quotes/stay-request.dto.js';
import { LEAD_STATUSES, type LeadStatus } from './lead-status.js';

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

const isAgeOrUnsaid = (age: unknown): boolean =>
  age === null || (Number.isInteger(age) && Number(age) >= CHILD_AGE.min && Number(age) <= CHILD_AGE.max);

/** What a traveller wants to write about in WhatsApp: as much as they have chosen. */
export class CreateBookingIntentDto {
  /** Id or slug of the package; either this or `resort`. */
  @OptionalReference('honeymoon-baa-quiet-week', 'package_not_available')
  package?: string | null;

  /** Id or slug of the resort, guesthouse or liveaboard. */
  @OptionalReference('kandu-veli', 'resort_not_available')
  resort?: string | null;

  /** Code of a kind of room there. */
  @RoomCode()
  room_type?: string;

  /** Rooms of this kind; without it as many as everybody has a bed in. */
  @WholeNumber(STAY_ROOMS, 1)
  rooms?: number;

  @ApiPropertyOptional({ enum: MEAL_PLANS, example: 'HB' })
  @Maybe()
  @IsIn(MEAL_PLANS)
  meal_plan?: MealPlan;

  /** @example "2027-02-14" */
  @ApiPropertyOptional({ format: 'date' })
  @Maybe()
  @IsCalendarDate()
  check_in?: string;

  /** Last day of a stay in a room. */
  @ApiPropertyOptional({ format: 'date', example: '2027-02-20' })
  @Maybe()
  @IsCalendarDate()
  check_out?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: ADULTS.min, maximum: ADULTS.max, example: 2 })
  @Maybe()
  @IsInt()
  @Min(ADULTS.min)
  @Max(ADULTS.max)
  adults?: number;

  /** Age of each child at check-in; null where it is not said yet. */
  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'integer', nullable: true, minimum: CHILD_AGE.min, maximum: CHILD_AGE.max },
    maxItems: CHILDREN.max,
    default: [],
    example: [7],
  })
  @Maybe()
  @IsArray()
  @ArrayMaxSize(CHILDREN.max)
  @ValidateBy({ name: 'isInt', validator: { validate: isAgeOrUnsaid } }, { each: true })
  children_ages?: (number | null)[] = [];

  /** What is added to the trip, as its price was asked for. */
  @ApiPropertyOptional({ type: [QuoteExtraDto], maxItems: 20, default: [] })
  @Maybe()
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique(({ code }: QuoteExtraDto) => code)
  @ValidateNested({ each: true })
  @Type(() => QuoteExtraDto)
  extras?: QuoteExtraDto[] = [];

  /** Id or slug of another way to the island than the main one. */
  @OptionalReference('madi-faru-seaplane')
  transfer?: string | null;

  /** The total that was shown for all this, in US dollars. The message says it as long as it holds; without it the message says none. */
  @ApiPropertyOptional({ pattern: AMOUNT.source, example: '8380.00' })
  @Maybe()
  @Matches(AMOUNT, { message: 'invalid_price' })
  shown_total?: string;

  /** Language of the message; the request's language unless given. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'ru' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  locale?: Language;
}

/** A chat that can be opened. */
export class BookingIntentDto {
  /**
   * Stands in the message: the office finds the lead by it.
   * @example "WA-7K3QZ4"
   */
  reference: string;

  /** @example "https://wa.me/9600000000?text=…" */
  whatsapp_url: string;

  /** The message as it will stand in the chat. */
  text: string;

  /** The total in the message, in US dollars; null where none was shown, or it is another one now. */
  @ApiProperty({ type: String, nullable: true, example: '8380.00' })
  total: string | null;
}

/** The package or the resort of a lead, named in English. */
export class LeadProductDto {
  @ApiProperty({ enum: PRODUCT_KINDS, enumName: 'ProductKind', example: 'package' })
  kind: ProductKind;

  /** @example 7 */
  id: number;

  /** @example "honeymoon-baa-quiet-week" */
  slug: string;

  /** @example "A quiet week in Baa Atoll" */
  name: string;
}

/** The kind of room that a lead is about, named in English. */
export class LeadRoomDto {
  /** @example "water" */
  code: string;

  /** @example "Water Villa" */
  name: string;
}

/** A chat in the office's list. */
export class LeadItemDto extends InboxItemDto {
  /** @example "WA-7K3QZ4" */
  reference: string;

  @ApiProperty({ enum: LEAD_STATUSES, enumName: 'LeadStatus', example: 'new' })
  status: LeadStatus;

  /** Null until a colleague knows it from the chat. */
  @ApiProperty({ type: String, nullable: true, example: null })
  declare email: string;

  @ApiProperty({ type: String, nullable: true, example: 'Анна' })
  name: string | null;

  product: LeadProductDto;

  /** Null for a package, and where no room was chosen. */
  @ApiProperty({ type: LeadRoomDto, nullable: true })
  room: LeadRoomDto | null;

  /** Rooms that were asked for; null for as many as the party needs. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  rooms: number | null;

  /** Null for a package, and for what is in the price of the room. */
  @ApiProperty({ enum: MEAL_PLANS, nullable: true, example: null })
  meal_plan: MealPlan | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-02-14' })
  check_in: string | null;

  /** Null for a package. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  check_out: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 2 })
  adults: number | null;

  /**
   * Null where an age is not said yet.
   * @example [7]
   */
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true } })
  children_ages: (number | null)[];

  /** What the traveller was shown, in US dollars. */
  @ApiProperty({ type: String, nullable: true, example: '8380.00' })
  total: string | null;

  /** @example "Wants the villa at the end of the jetty." */
  note: string;

  /** The booking that it became. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: null })
  booking_id: string | null;

  /**
   * New after `reply_by`.
   * @example false
   */
  is_overdue: boolean;
}

/** One chat. */
export class LeadDto extends LeadItemDto {
  /** Where it can go from here; `booked` follows from a booking. */
  @ApiProperty({ enum: LEAD_STATUSES, enumName: 'LeadStatus', isArray: true, example: ['in_progress'] })
  allowed_statuses: LeadStatus[];
}

/** One page of chats. */
export class LeadPageDto {
  /** @example 1 */
  count: number;

  @ApiProperty({ type: String, nullable: true, example: null })
  next: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  previous: string | null;

  results: LeadItemDto[];
}

export class ListLeadsQuery extends InboxQuery {
  /** Everything but spam unless given. */
  @ApiPropertyOptional({ enum: LEAD_STATUSES, enumName: 'LeadStatus' })
  @Maybe()
  @IsIn(LEAD_STATUSES)
  status?: LeadStatus;

  /** Part of reference, name, phone, e-mail or note. */
  @PartFilter('WA-7K3QZ4')
  search?: string;
}

/** A change of a lead: absent members stay. */
export class UpdateLeadDto {
  @ApiPropertyOptional({ enum: ['new', 'in_progress', 'lost', 'spam'], example: 'in_progress' })
  @Maybe()
  @IsIn(['new', 'in_progress', 'lost', 'spam'])
  status?: Exclude<LeadStatus, 'booked'>;

  /** Id of a colleague who answers bookings; null: nobody. */
  @ApiPropertyOptional({ type: String, nullable: true, example: '019aa7c1-0000-7000-8000-000000000000' })
  @MaybeNull()
  @IsUUID()
  assigned_to?: string | null;

  /** Who it is. */
  @ApiPropertyOptional({
    type: String,
    minLength: LENGTHS.name.min,
    maxLength: LENGTHS.name.max,
    nullable: true,
    example: 'Анна',
  })
  @MaybeNull()
  @IsText(LENGTHS.name.min, LENGTHS.name.max)
  name?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: 20, nullable: true, example: '+7 912 345-67-89' })
  @MaybeNull()
  @IsPhone()
  phone?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: 'anna@example.com' })
  @MaybeNull()
  @IsEmailAddress()
  email?: string | null;

  /** What colleagues should know. */
  @ApiPropertyOptional({ maxLength: 2000, example: 'Wants the villa at the end of the jetty.' })
  @Maybe()
  @IsText(0, 2000)
  note?: string;
}
