import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  Equals,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import type { PricingType } from '@atoll/contract/price';
import { ADULTS, CHILDREN, CHILD_AGE, LENGTHS } from '@atoll/contract/rules';
import { CURRENCY_CODES, type CurrencyCode } from '../../platform/fields/currencies.js';
import { IsCalendarDate, PlainText } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { LanguageQuery, PageQuery } from '../../platform/data/page.dto.js';
import { BookingContactDto, ContactDto } from './booking-contact.dto.js';
import { BookingPackageDto } from './booking-package.dto.js';
import { QuoteExtraDto } from '../quotes/quote-request.dto.js';
import { PriceDetailsDto } from '../quotes/quote.dto.js';
import { TicketTime } from '../quotes/ticket-time.js';
import { ShownPriceDto } from './booking-price.dto.js';
import { IsReference, REFERENCE } from '../../content/listing/reference-field.js';
import { BooleanFilter, PartFilter } from '../../platform/fields/filters.js';
import { OccupancyDto } from '../../content/listing/parts.dto.js';
import { BOOKING_STATUSES, type BookingStatus } from './booking-status.js';

export const BOOKING_SORTS = ['newest', 'oldest', 'check_in', 'reply_by'] as const;
const PRICING = ['per_person', 'per_group', 'per_room'];
const SOURCES = ['form', 'whatsapp'];

/** A booking request. The price is the package's: what stands in it is only what the traveller saw. */
export class CreateBookingDto {
  /** Id or slug of the package. */
  @IsReference('honeymoon-baa-quiet-week', 'package_not_available')
  package: string;

  /**
   * First day of the stay, from tomorrow (date in the Maldives) to two years ahead.
   * @example "2027-02-14"
   */
  @IsCalendarDate()
  check_in: string;

  /** @example 2 */
  @ApiProperty({ type: 'integer', minimum: ADULTS.min, maximum: ADULTS.max })
  @IsInt()
  @Min(ADULTS.min)
  @Max(ADULTS.max)
  adults: number;

  /**
   * Age of each child at check-in.
   * @example [7]
   */
  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'integer', minimum: CHILD_AGE.min, maximum: CHILD_AGE.max },
    maxItems: CHILDREN.max,
    default: [],
  })
  @Maybe()
  @IsArray()
  @ArrayMaxSize(CHILDREN.max)
  @IsInt({ each: true })
  @Min(CHILD_AGE.min, { each: true })
  @Max(CHILD_AGE.max, { each: true })
  children_ages?: number[] = [];

  @IsObject()
  @ValidateNested()
  @Type(() => ContactDto)
  contact: ContactDto;

  /** Landing in the Maldives, local time. */
  @TicketTime('2027-02-14T13:05')
  arrival_flight_at?: string | null;

  /** Take-off from the Maldives, local time. */
  @TicketTime('2027-02-20T21:40')
  departure_flight_at?: string | null;

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

  /** What is added to the stay, as it was quoted. */
  @ApiPropertyOptional({ type: [QuoteExtraDto], maxItems: 20, default: [] })
  @Maybe()
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique(({ code }: QuoteExtraDto) => code)
  @ValidateNested({ each: true })
  @Type(() => QuoteExtraDto)
  extras?: QuoteExtraDto[] = [];

  /** The token of a quote for the same stay: its total and its conditions are what the traveller accepts; otherwise 409 `price_changed` or `trip_changed`. */
  @ApiPropertyOptional({
    maxLength: 4100,
    example: 'eyJzdGF5Ijp7InBhY2thZ2UiOjF9fQ.q0c9Zk3tq1c6m0g9Jm0qgk3tq1c6m0g9Jm0qgk3tq1c',
  })
  @Maybe()
  @IsString()
  @MaxLength(4100)
  quote_token?: string;

  /** What the traveller saw and accepts, where there is no `quote_token`; when it costs another total by now, in whichever direction, 409 `price_changed`; when it takes other nights or has another cancellation policy, 409 `trip_changed`. */
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

  /** Language in which the agency writes back; the request's language unless given. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'ru' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  locale?: Language;

  /** Currency in which the traveller sees the total; the charge stays in USD. */
  @ApiPropertyOptional({ enum: CURRENCY_CODES, default: 'USD', example: 'EUR' })
  @Maybe()
  @IsIn(CURRENCY_CODES)
  currency?: CurrencyCode = 'USD';

  @ApiPropertyOptional({ enum: SOURCES, default: 'form' })
  @Maybe()
  @IsIn(SOURCES)
  source?: 'form' | 'whatsapp' = 'form';
}

/** A booking as its guest and the office see it. */
export class BookingDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  /** @example "MV-7K3QZ4" */
  reference: string;

  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus' })
  status: BookingStatus;

  package: BookingPackageDto;

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

  contact: BookingContactDto;

  /** @example "Quiet villa, please" */
  special_requests: string;

  /**
   * Price of the package when it was booked.
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

  /** How the total came about, when it is due and what comes back of it, as it was agreed; null in bookings from before it was kept. Names are in the language of the booking. */
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

  @ApiProperty({ enum: SOURCES })
  source: 'form' | 'whatsapp';

  /** Version of the terms that were accepted with it; null in bookings from before they were kept. */
  @ApiProperty({ type: String, nullable: true, example: '1' })
  terms_version: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-21T08:00:00.000Z' })
  terms_accepted_at: string | null;

  /** SHA-256 of their words in the language of the booking, hexadecimal. */
  @ApiProperty({ type: String, nullable: true, example: null })
  terms_hash: string | null;

  /**
   * By when the agency answers.
   * @example "2026-11-22T08:00:00.000Z"
   */
  reply_by: string;

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
  @ApiPropertyOptional({ enum: BOOKING_STATUSES, enumName: 'BookingStatus' })
  @Maybe()
  @IsIn(BOOKING_STATUSES)
  status?: BookingStatus;

  /** Id or slug of a package. */
  @ApiPropertyOptional({ example: 'honeymoon-baa-quiet-week' })
  @Maybe()
  @IsString()
  @Matches(REFERENCE, { message: 'invalid' })
  package?: string;

  /** Part of reference, name or, for staff with `customers.view`, e-mail. */
  @PartFilter('MV-7K3QZ4')
  search?: string;

  /** How it came in. */
  @ApiPropertyOptional({ enum: SOURCES, example: 'whatsapp' })
  @Maybe()
  @IsIn(SOURCES)
  source?: 'form' | 'whatsapp';

  /** Language of the traveller. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'ru' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  locale?: Language;

  /** Requests whose time to be answered has passed, or everything else. */
  @BooleanFilter()
  overdue?: boolean;

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
