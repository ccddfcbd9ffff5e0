import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  Equals,
  IsBoolean,
  IsIn,
  IsObject,
  IsString,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import type { PricingType } from '@atoll/contract/price';
import { LENGTHS } from '@atoll/contract/rules';
import { IsCalendarDate, IsText, PlainText } from '../../platform/fields/fields.js';
import { IsAssignee } from '../../platform/fields/office-fields.js';
import { TermsHash } from '../quotes/terms-hash-field.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { LanguageQuery, PageQuery } from '../../platform/data/page.dto.js';
import { BookingContactDto, ContactDto } from './booking-contact.dto.js';
import { BookingDetailsDto } from './details/booking-details.dto.js';
import { BookedProductDto, BookedRoomDto } from './booked-product.dto.js';
import { StayRequestDto } from '../quotes/stay-request.dto.js';
import { PriceDetailsDto } from '../quotes/quote.dto.js';
import { BookingTransferCheckDto, BookingTransferDto } from './flights/booking-transfer.dto.js';
import { PriceAdjustmentDto } from './price-adjustment.dto.js';
import { ShownPriceDto } from './booking-price.dto.js';
import { REFERENCE } from '../../content/listing/reference-field.js';
import { BooleanFilter, ChoiceFilter, ChoicesFilter, DayFilter, PartFilter } from '../../platform/fields/filters.js';
import { OccupancyDto } from '../../content/listing/parts.dto.js';
import { BookingStateDto } from './booking-state.dto.js';
import {
  BOOKING_SOURCES,
  BOOKING_STATUSES,
  type BookingSource,
  type BookingStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from './booking-status.js';

export const BOOKING_SORTS = ['newest', 'oldest', 'check_in', 'reply_by', 'clock', 'message'] as const;
export const DUE_FILTERS = ['today', 'overdue'] as const;
const PRICING = ['per_person', 'per_group', 'per_room'];

/** A booking request. The price is that of what is sold: what stands in it is only what the traveller saw. */
export class CreateBookingDto extends StayRequestDto {
  @IsObject()
  @ValidateNested()
  @Type(() => ContactDto)
  contact: ContactDto;

  /** @example "Quiet villa, please" */
  @ApiPropertyOptional({ maxLength: LENGTHS.requests.max, default: '' })
  @Maybe()
  @PlainText()
  @IsString()
  @MaxLength(LENGTHS.requests.max)
  special_requests?: string = '';

  /** @example true */
  @ApiProperty({ enum: [true] })
  @Equals(true, { message: 'must_accept' })
  accept_terms: boolean;

  /** The token of a quote for the same stay: its total and its conditions are what the traveller accepts; otherwise 409 `price_changed` or `trip_changed`. */
  @ApiPropertyOptional({
    maxLength: 4100,
    example: 'eyJzdGF5Ijp7InBhY2thZ2UiOjF9fQ.q0c9Zk3tq1c6m0g9Jm0qgk3tq1c6m0g9Jm0qgk3tq1c',
  })
  @Maybe()
  @IsString()
  @MaxLength(4100)
  quote_token?: string;

  /** What the traveller saw and accepts, where there is no `quote_token`; when it costs another total by now, in whichever direction, 409 `price_changed`; when it takes other nights, has another cancellation policy or is to be paid otherwise, 409 `trip_changed`. */
  @ApiPropertyOptional({ type: ShownPriceDto })
  @ValidateIf(
    ({ quote_token, shown_price }: CreateBookingDto) => quote_token === undefined || shown_price !== undefined,
  )
  @IsObject()
  @ValidateNested()
  @Type(() => ShownPriceDto)
  shown_price?: ShownPriceDto;

  /** Version of the terms that the traveller read; when another one applies by now, 400. Without it the present one is meant. */
  @ApiPropertyOptional({ maxLength: 40, example: '1' })
  @Maybe()
  @IsString()
  @MaxLength(40)
  terms_version?: string;

  /** SHA-256 of the words of the terms that the traveller read, as a quote says it in the language of `locale`; when they are others by now, 400. Where there is a `quote_token`, that says it. */
  @TermsHash()
  terms_hash?: string;

  /** Language in which the agency writes back; the request's language unless given. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'ru' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  locale?: Language;

  /** How it comes in; `phone`, `email` and `agent` are for staff with `bookings.change`, who book for somebody, as they do by `whatsapp`. */
  @ApiPropertyOptional({ enum: BOOKING_SOURCES, enumName: 'BookingSource', default: 'form' })
  @Maybe()
  @IsIn(BOOKING_SOURCES)
  source?: BookingSource = 'form';

  /** On a day that is sold out: wait for a place; the first who waits is offered it. Without it such a day is 409 `sold_out`. */
  @ApiPropertyOptional({ default: false })
  @Maybe()
  @IsBoolean()
  join_waitlist?: boolean = false;

  /** Reference of the chat that staff book for: the lead is done with it. */
  @ApiPropertyOptional({ pattern: '^WA-[0-9A-HJKMNP-TV-Z]{6}$', example: 'WA-7K3QZ4' })
  @Maybe()
  @Matches(/^WA-[0-9A-HJKMNP-TV-Z]{6}$/, { message: 'unknown_reference' })
  lead?: string;

  /** Another total than the computed one, which `quote_token` or `shown_price` still say; for staff with `bookings.override_price` who book for somebody. */
  @ApiPropertyOptional({ type: PriceAdjustmentDto })
  @Maybe()
  @IsObject()
  @ValidateNested()
  @Type(() => PriceAdjustmentDto)
  price_adjustment?: PriceAdjustmentDto;

  /** Why staff write it for somebody, for colleagues. Required of them. */
  @ApiPropertyOptional({ maxLength: 500, example: 'Asked for by telephone' })
  @Maybe()
  @IsText(3, 500)
  staff_reason?: string;
}

/** A booking as its guest and the office see it. */
export class BookingDto extends BookingStateDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  /** @example "MV-7K3QZ4" */
  reference: string;

  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus' })
  status: BookingStatus;

  product: BookedProductDto;

  /** The room of a stay by nights; null for a package. */
  @ApiProperty({ type: BookedRoomDto, nullable: true })
  room: BookedRoomDto | null;

  /** @example "2027-02-14" */
  check_in: string;

  /** @example "2027-02-21" */
  check_out: string;

  /** @example 7 */
  nights: number;

  /** @example 2 */
  adults: number;

  /** @example [7] */
  @ApiProperty({ type: [Number] })
  children_ages: number[];

  /** @example 3 */
  travellers: number;

  /** Landing in the Maldives, local time; null where it is not known. */
  @ApiProperty({ type: String, nullable: true, example: '2027-02-14T13:05' })
  arrival_flight_at: string | null;

  /** Take-off from the Maldives, local time; null where it is not known. */
  @ApiProperty({ type: String, nullable: true, example: '2027-02-20T21:40' })
  departure_flight_at: string | null;

  /** Another way to the island than the main one, where it was chosen. */
  @ApiProperty({ type: BookingTransferDto, nullable: true })
  transfer: BookingTransferDto | null;

  /** Null without flights, and where no way to the island is known. */
  @ApiProperty({ type: BookingTransferCheckDto, nullable: true })
  transfer_check: BookingTransferCheckDto | null;

  /** What its guest may tell later. */
  @ApiProperty({ type: BookingDetailsDto })
  details: BookingDetailsDto;

  contact: BookingContactDto;

  /** @example "Quiet villa, please" */
  special_requests: string;

  /**
   * Price of the package, or of the room a night, when it was booked.
   * @example "1899.00"
   */
  price: string;

  @ApiProperty({ enum: PRICING })
  pricing_type: PricingType;

  /** Whom a room took for that price, where it was per room. */
  @ApiProperty({ type: OccupancyDto, nullable: true })
  occupancy: OccupancyDto | null;

  /**
   * How often the price counts: travellers, rooms, or 1 for a group.
   * @example 3
   */
  @ApiProperty({ type: 'integer', minimum: 1 })
  units: number;

  /**
   * All that is to be paid.
   * @example "5697.00"
   */
  total: string;

  /** @example "USD" */
  currency: string;

  /** How the total came about, when it is due and what comes back of it, as it was agreed; null in bookings from before it was kept. Names are in the language of the booking; for staff who read one booking in that of the answer. */
  @ApiProperty({ type: PriceDetailsDto, nullable: true })
  price_details: PriceDetailsDto | null;

  /**
   * The total in the currency the traveller chose, at the rate of that day.
   * @example "4842.45"
   */
  @ApiPropertyOptional()
  display_total?: string;

  /** @example "EUR" */
  @ApiPropertyOptional()
  display_currency?: string;

  @ApiProperty({ enum: LANGUAGE_CODES })
  locale: Language;

  /** Through which door it came; staff wrote the last three for somebody. */
  @ApiProperty({ enum: BOOKING_SOURCES, enumName: 'BookingSource' })
  source: BookingSource;

  /** Version of the terms that were accepted with it; null in bookings from before they were kept. */
  @ApiProperty({ type: String, nullable: true, example: '1' })
  terms_version: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-21T08:00:00.000Z' })
  terms_accepted_at: string | null;

  /** SHA-256 of their words in the language of the booking, hexadecimal. */
  @ApiProperty({ type: String, nullable: true, example: null })
  terms_hash: string | null;

  /** @example "2026-11-21T08:00:00.000Z" */
  created_at: string;

  /** @example 1 */
  version: number;
}

/** Answer of a creation: the booking and the guest's key to it. */
export class CreatedBookingDto extends BookingDto {
  /**
   * Opens the booking without an account. Shown once; only its hash is stored.
   * @example "q0c9Zk3tq1c6m0g9Jm0qgk3tq1c6m0g9Jm0qgk3tq1c"
   */
  access_token: string;
}

export class GetBookingQuery extends LanguageQuery {
  /** The guest's key, from the answer of the creation. */
  @ApiPropertyOptional()
  @Maybe()
  @IsString()
  @MaxLength(100)
  access_token?: string;
}

export class ListBookingsQuery extends PageQuery {
  /** In one of these states. */
  @ChoicesFilter(BOOKING_STATUSES, 'requested')
  status?: BookingStatus[];

  /** Id or slug of a package. */
  @ApiPropertyOptional({ example: 'honeymoon-baa-quiet-week' })
  @Maybe()
  @IsString()
  @Matches(REFERENCE, { message: 'invalid' })
  package?: string;

  /** Id or slug of a resort: stays in its rooms. */
  @ApiPropertyOptional({ example: 'kandu-veli' })
  @Maybe()
  @IsString()
  @Matches(REFERENCE, { message: 'invalid' })
  resort?: string;

  /** Part of reference, name or, for staff with `customers.view`, e-mail. */
  @PartFilter('MV-7K3QZ4')
  search?: string;

  /** How it came in. */
  @ApiPropertyOptional({ enum: BOOKING_SOURCES, enumName: 'BookingSource', example: 'whatsapp' })
  @Maybe()
  @IsIn(BOOKING_SOURCES)
  source?: BookingSource;

  /** How far it is paid: one of these. */
  @ChoicesFilter(PAYMENT_STATUSES, 'deposit_paid')
  payment_status?: PaymentStatus[];

  /** Id of a colleague, `me` or `none`. */
  @ApiPropertyOptional({ example: 'me' })
  @Maybe()
  @IsAssignee()
  assigned_to?: string;

  /** Language of the traveller. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'ru' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  locale?: Language;

  /** Requests whose time to be answered has passed, or everything else. */
  @BooleanFilter()
  overdue?: boolean;

  /** By the deadline that runs in each state: `overdue` when it has passed, `today` when it passes before midnight in the Maldives, or has. */
  @ChoiceFilter(DUE_FILTERS, 'today')
  due?: (typeof DUE_FILTERS)[number];

  /** First day of that deadline (date in the Maldives). */
  @DayFilter('2027-02-14')
  due_from?: string;

  /** Last day of that deadline (date in the Maldives). */
  @DayFilter('2027-02-14')
  due_to?: string;

  /** Bookings whose guest waits for the answer to a change, or all others. */
  @BooleanFilter()
  change_asked?: boolean;

  /** Bookings whose guest wrote what nobody has answered, or all others. */
  @BooleanFilter()
  message_waiting?: boolean;

  /** Bookings for which the agency has money that is the guest's, or everything else. */
  @BooleanFilter()
  money_back?: boolean;

  /** Bookings with a proof of a transfer that nobody has decided on, or everything else. */
  @BooleanFilter()
  proof_waiting?: boolean;

  /** First day of creation (date in the Maldives). */
  @ApiPropertyOptional({ format: 'date' })
  @Maybe()
  @IsCalendarDate()
  created_from?: string;

  /** Last day of creation (date in the Maldives). */
  @ApiPropertyOptional({ format: 'date' })
  @Maybe()
  @IsCalendarDate()
  created_to?: string;

  @ApiPropertyOptional({ format: 'date' })
  @Maybe()
  @IsCalendarDate()
  check_in_from?: string;

  @ApiPropertyOptional({ format: 'date' })
  @Maybe()
  @IsCalendarDate()
  check_in_to?: string;

  /** `clock`: by the deadline that runs in each state, the next first. */
  @ApiPropertyOptional({ enum: BOOKING_SORTS, default: 'newest' })
  @Maybe()
  @IsIn(BOOKING_SORTS)
  sort?: (typeof BOOKING_SORTS)[number] = 'newest';
}

/** One page of bookings. */
export class BookingPageDto {
  /** @example 1 */
  count: number;

  @ApiProperty({ type: String, nullable: true })
  next: string | null;

  @ApiProperty({ type: String, nullable: true })
  previous: string | null;

  results: BookingDto[];
}
