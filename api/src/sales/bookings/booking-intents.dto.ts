import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { TRAVELLERS } from '@atoll/contract/rules';
import { IsReference } from '../../content/listing/reference-field.js';
import { IsCalendarDate } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';

/** What a traveller wants to ask about in WhatsApp. */
export class CreateBookingIntentDto {
  /** Id or slug of the package. */
  @IsReference('honeymoon-baa-quiet-week', 'package_not_available')
  package: string;

  /** @example "2027-02-14" */
  @ApiPropertyOptional({ format: 'date' })
  @Maybe()
  @IsCalendarDate()
  check_in?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: TRAVELLERS.min, maximum: TRAVELLERS.max, example: 2 })
  @Maybe()
  @IsInt()
  @Min(TRAVELLERS.min)
  @Max(TRAVELLERS.max)
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
