import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, Matches, Max, Min } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { IsCalendarDate } from '../common/fields.js';
import { Maybe } from '../common/maybe.js';

/** What a traveller wants to ask about in WhatsApp. */
export class CreateBookingIntentDto {
  /**
   * Id or slug of the package.
   * @example "honeymoon-baa-quiet-week"
   */
  @IsString()
  @Matches(/^[a-z0-9][a-z0-9-]{0,99}$/, { message: 'package_not_available' })
  package: string;

  /** @example "2027-02-14" */
  @ApiPropertyOptional({ format: 'date' })
  @Maybe()
  @IsCalendarDate()
  check_in?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 30, example: 2 })
  @Maybe()
  @IsInt()
  @Min(1)
  @Max(30)
  travellers?: number;

  /** Language of the message; the request's language unless given. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'ru' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  locale?: Language;
}

/** A chat that can be opened. */
export class BookingIntentDto {
  /** @example "https://wa.me/9600000000?text=…" */
  whatsapp_url: string;

  /** The message as it will stand in the chat. */
  text: string;
}
