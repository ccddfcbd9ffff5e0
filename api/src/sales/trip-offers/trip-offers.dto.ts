import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { Equals, IsObject, IsString, IsUUID, Matches, MaxLength, ValidateNested } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { LENGTHS } from '@atoll/contract/rules';
import { IsReference } from '../../content/listing/reference-field.js';
import { ErrorDto } from '../../platform/errors/error.dto.js';
import { IsCalendarDate, IsPhone, IsText, PlainText } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { PriceAdjustmentDto } from '../bookings/price-adjustment.dto.js';
import { PriceDetailsDto } from '../quotes/quote.dto.js';
import { TermsHash } from '../quotes/terms-hash-field.js';
import { StayRequestDto } from '../quotes/stay-request.dto.js';
import {
  OFFER_STATUSES,
  type OfferStatus,
  TRIP_REQUEST_STATUSES,
  type TripRequestStatus,
} from '../trip-requests/trip-request-status.js';
import { OfferPackageDto } from '../trip-requests/trip-requests-staff.dto.js';

const MESSAGE = LENGTHS.message.max;
const TOTAL = /^\d{1,9}\.\d{2}$/;

/** Members that say what is asked for, which is a package here. */
const PRODUCT = ['package', 'resort', 'room_type', 'check_out', 'nights', 'rooms', 'meal_plan'] as const;

/** An offer to somebody who wishes for a trip: a package, never a room of a resort by nights. */
export class SendTripOfferDto extends OmitType(StayRequestDto, PRODUCT) {
  /** Id or slug of the package. */
  @IsReference('honeymoon-baa-quiet-week', 'package_not_available')
  package: string;

  /** The computed total as the colleague read it; 409 `price_changed` when it is another one by now. */
  @ApiProperty({ pattern: TOTAL.source, example: '8380.00' })
  @Matches(TOTAL, { message: 'invalid_price' })
  confirm_total: string;

  /** Another total than the computed one; for staff with `bookings.override_price`. */
  @ApiPropertyOptional({ type: PriceAdjustmentDto })
  @Maybe()
  @IsObject()
  @ValidateNested()
  @Type(() => PriceAdjustmentDto)
  price_adjustment?: PriceAdjustmentDto;

  /** To the guest, in their language. */
  @ApiPropertyOptional({ maxLength: MESSAGE, default: '', example: 'This island has the quietest beach in Baa.' })
  @Maybe()
  @PlainText()
  @IsText(0, MESSAGE)
  words?: string = '';

  /**
   * Last day on which it holds (date in the Maldives), before the trip begins.
   * @example "2026-12-05"
   */
  @IsCalendarDate()
  valid_until: string;
}

/** Whose key opens a wish. */
export class WishKeyQuery {
  /** Key of the link in the letter. */
  @ApiPropertyOptional({ maxLength: 100 })
  @Maybe()
  @IsString()
  @MaxLength(100)
  access_token?: string;
}

/** Who travels, and that they agree. */
export class AcceptTripOfferDto {
  /** The offer as it was read; 409 `offer_changed` when another one holds by now. */
  @ApiProperty({ format: 'uuid', example: '019aa7c1-0000-7000-8000-000000000000' })
  @IsUUID('all', { message: 'invalid' })
  offer: string;

  /** @example "Анна Смирнова" */
  @IsText(LENGTHS.name.min, LENGTHS.name.max)
  name: string;

  /** @example "+7 912 345-67-89" */
  @IsPhone()
  phone: string;

  /** @example true */
  @ApiProperty({ enum: [true] })
  @Equals(true, { message: 'must_accept' })
  accept_terms: boolean;

  /** Of the words of the terms that were read, as the wish says it in the same language; when they are others by now, 400. Without it the present ones are meant. */
  @TermsHash()
  terms_hash?: string;
}

/** Turns the quote for a journey down. */
export class DeclineTripOfferDto {
  @ApiProperty({ format: 'uuid', example: '019aa7c1-0000-7000-8000-000000000000' })
  @IsUUID('all', { message: 'invalid' })
  offer: string;

  /** Why, or what would be better. */
  @ApiPropertyOptional({ maxLength: MESSAGE, default: '', example: 'A week later would be better.' })
  @Maybe()
  @PlainText()
  @IsText(0, MESSAGE)
  message?: string = '';
}

/** An offer as its guest reads it. Money in US dollars. */
export class GuestOfferDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  @ApiProperty({ enum: OFFER_STATUSES, enumName: 'TripOfferStatus', example: 'open' })
  status: OfferStatus;

  package: OfferPackageDto;

  /** @example "2027-02-14" */
  @ApiProperty({ format: 'date' })
  check_in: string;

  /** @example "2027-02-21" */
  @ApiProperty({ format: 'date' })
  check_out: string;

  /** @example 7 */
  @ApiProperty({ type: 'integer', minimum: 0 })
  nights: number;

  /** @example 2 */
  @ApiProperty({ type: 'integer', minimum: 1 })
  adults: number;

  /** @example [7] */
  @ApiProperty({ type: [Number] })
  children_ages: number[];

  /** @example "8380.00" */
  total: string;

  /** As it will be agreed; names are in the language of the request. */
  price_details: PriceDetailsDto;

  /** @example "This island has the quietest beach in Baa." */
  words: string;

  /**
   * Last day on which it holds, in the Maldives.
   * @example "2026-12-05"
   */
  @ApiProperty({ format: 'date' })
  valid_until: string;

  /** @example "2026-11-22T08:00:00.000Z" */
  sent_at: string;
}

/** The booking that an offer became, with the key of its page. */
export class OfferedBookingDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  /** @example "MV-7K3QZ4" */
  reference: string;

  /** @example "q0c9Zk3tq1c6m0g9Jm0qgk3tq1c6m0g9Jm0qgk3tq1c" */
  access_token: string;
}

/** A wish and what the agency offers for it, for whoever holds the key of its link. */
export class TripWishStateDto {
  /** @example "TR-7K3QZ4" */
  reference: string;

  @ApiProperty({ enum: TRIP_REQUEST_STATUSES, enumName: 'TripRequestStatus', example: 'quoted' })
  status: TripRequestStatus;

  /** What they wrote. */
  @ApiProperty({ example: 'A quiet island for the two of us.' })
  description: string;

  @ApiProperty({ type: String, nullable: true, example: 'Анна Смирнова' })
  name: string | null;

  @ApiProperty({ type: String, nullable: true, example: '+7 912 345-67-89' })
  phone: string | null;

  @ApiProperty({ enum: LANGUAGE_CODES, example: 'ru' })
  locale: Language;

  /** @example "2026-11-21T08:00:00.000Z" */
  created_at: string;

  /** @example "2026-11-22T08:00:00.000Z" */
  reply_by: string;

  /** The last one that was sent, whatever became of it; null before there is one, and once it was withdrawn. */
  @ApiProperty({ type: GuestOfferDto, nullable: true })
  offer: GuestOfferDto | null;

  /** SHA-256 of the words of the terms as they are shown now, in the language of the answer; null where there are none. */
  @ApiProperty({ type: String, nullable: true, example: null })
  terms_hash: string | null;

  @ApiProperty({ type: OfferedBookingDto, nullable: true })
  booking: OfferedBookingDto | null;
}

/** 409 of an offer: another total by now (`price_changed`), another offer or none (`offer_changed`), too late (`offer_expired`), no places (`sold_out`), or no step of this kind from here (`invalid_transition`). */
export class OfferConflictDto extends ErrorDto {
  /** With `price_changed`: the computed total of now. */
  @ApiPropertyOptional({ example: '8790.00' })
  total?: string;
}
