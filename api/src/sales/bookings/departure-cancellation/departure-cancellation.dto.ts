import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsObject, IsString, Matches, ValidateNested } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { LENGTHS } from '@atoll/contract/rules';
import { REFERENCE } from '../../../content/listing/reference-field.js';
import { ErrorDto } from '../../../platform/errors/error.dto.js';
import { IsText, PlainText } from '../../../platform/fields/fields.js';
import { Maybe } from '../../../platform/fields/maybe.js';
import { BOOKING_STATUSES, type BookingStatus } from '../booking-status.js';
import { CANCELLED_BOOKING_STATES, type CancelledBookingState } from './departure-cancellation.entity.js';

const MESSAGE = LENGTHS.message.max;

const Message = (example: string) => (target: object, name: string) => {
  ApiPropertyOptional({ maxLength: MESSAGE, example })(target, name);
  Maybe()(target, name);
  PlainText()(target, name);
  IsText(0, MESSAGE)(target, name);
};

/** What the agency says to the guests, by their language; who reads a language that has none reads the English one. */
export class CancellationMessagesDto {
  @Message('The boat has to stay in the dockyard for longer.')
  en?: string;

  @Message('Судно задержится на верфи.')
  ru?: string;

  @Message('船只需要在船厂停留更久。')
  zh?: string;
}

/** What the letters say. */
export class PreviewDepartureCancellationDto {
  @ApiPropertyOptional({ type: CancellationMessagesDto })
  @Maybe()
  @IsObject()
  @ValidateNested()
  @Type(() => CancellationMessagesDto)
  messages?: CancellationMessagesDto;

  /** Packages that the guests may like instead, by id or slug; the letters link to them. */
  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', maxLength: 100 },
    maxItems: 3,
    default: [],
    example: ['baa-manta-season'],
  })
  @Maybe()
  @IsArray()
  @ArrayMaxSize(3)
  @ArrayUnique()
  @IsString({ each: true })
  @Matches(REFERENCE, { each: true, message: 'unknown_reference' })
  alternatives?: string[] = [];
}

/** The same, as it was previewed. */
export class CancelDepartureDto extends PreviewDepartureCancellationDto {
  /** Of the preview that was looked at; 409 `preview_changed` when bookings, money or words are others by now. */
  @ApiProperty({ pattern: '^[0-9a-f]{64}$', example: 'a'.repeat(64) })
  @Matches(/^[0-9a-f]{64}$/, { message: 'invalid' })
  fingerprint: string;
}

/** A booking that ends with its departure. */
export class BookingToCancelDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'MV-7K3QZ4' })
  reference: string;

  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus', example: 'confirmed' })
  status: BookingStatus;

  @ApiProperty({ example: 'Anna Petrova' })
  name: string;

  @ApiProperty({ enum: LANGUAGE_CODES, example: 'ru' })
  locale: Language;

  @ApiProperty({ type: 'integer', example: 2 })
  travellers: number;

  /** What goes back: all that was paid, in US dollars. A person releases it. */
  @ApiProperty({ example: '2095.00' })
  refund: string;
}

/** The letter of one language, as its first guest would read it. */
export class CancellationLetterDto {
  @ApiProperty({ enum: LANGUAGE_CODES, example: 'ru' })
  locale: Language;

  /** Bookings that get it. */
  @ApiProperty({ type: 'integer', example: 2 })
  count: number;

  @ApiProperty({ example: 'MV-7K3QZ4: your trip cannot take place' })
  subject: string;

  @ApiProperty({ example: 'Your trip cannot take place' })
  text: string;
}

/** What cancelling a departure would do. */
export class DepartureCancellationPreviewDto {
  @ApiProperty({ type: 'integer', example: 7 })
  departure: number;

  @ApiProperty({ type: [BookingToCancelDto] })
  bookings: BookingToCancelDto[];

  /** What goes back in all, in US dollars. */
  @ApiProperty({ example: '4190.00' })
  refund: string;

  @ApiProperty({ type: [CancellationLetterDto] })
  letters: CancellationLetterDto[];

  /** To be given back with the confirmation. */
  @ApiProperty({ example: 'a'.repeat(64) })
  fingerprint: string;
}

/** 409: what was previewed is not what there is by now (`preview_changed`), or it has begun (`stay_begun`). */
export class DepartureCancellationConflictDto extends ErrorDto {
  /** With `preview_changed`: what it would do now. */
  @ApiPropertyOptional({ type: DepartureCancellationPreviewDto })
  preview?: DepartureCancellationPreviewDto;
}

/** What became of one booking. */
export class CancelledBookingDto {
  @ApiProperty({ format: 'uuid' })
  booking: string;

  @ApiProperty({ example: 'MV-7K3QZ4' })
  reference: string;

  @ApiProperty({ example: 'Anna Petrova' })
  name: string;

  /** `pending` goes on by itself; `skipped` had ended before; `failed` was given up and can be cancelled by another call. */
  @ApiProperty({ enum: CANCELLED_BOOKING_STATES, example: 'done' })
  state: CancelledBookingState;

  /** Why not, as the code of an error. */
  @ApiProperty({ type: String, nullable: true, example: null })
  code: string | null;

  /** What waits to go back, in US dollars; null until it is done. */
  @ApiProperty({ type: String, nullable: true, example: '2095.00' })
  refund: string | null;
}

/** A departure that was cancelled, and how far it is. */
export class DepartureCancellationDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-23T08:00:00.000Z' })
  created_at: string;

  /** Who decided it. */
  @ApiProperty({ type: String, nullable: true, example: 'Aishath Naseem' })
  by: string | null;

  @ApiProperty({ type: [CancelledBookingDto] })
  bookings: CancelledBookingDto[];
}
