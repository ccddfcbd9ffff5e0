import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { PriceDetailsDto } from '../../quotes/quote.dto.js';
import { BookedRoomDto } from '../booked-product.dto.js';
import { BOOKING_SOURCES, type BookingSource } from '../booking-status.js';
import { EVENT_ACTORS, type EventActor } from '../booking-event.entity.js';
import { AGREEING, type AgreeingType } from './booking-agreement.entity.js';
import { PART_KINDS, type WordsPart } from './words-parts.js';

/** What was agreed at one time. Money in US dollars. */
export class AgreedStayDto {
  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  at: string;

  /** The booking began, its stay became another one, its price was agreed by hand, or it was taken up again. */
  @ApiProperty({ enum: AGREEING, example: 'created' })
  type: AgreeingType;

  /** Who brought it about: a change is asked for by a guest and accepted by the agency. */
  @ApiProperty({ enum: EVENT_ACTORS, example: 'guest' })
  actor_type: EventActor;

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

  /** @example "5697.00" */
  total: string;

  /** @example "1424.25" */
  deposit_due: string;

  /** Last day on which the rest may arrive; null when all of it is due at once. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-12-31' })
  balance_due_on: string | null;

  /** Price lines, extras among them, taxes with their rules, and what comes back until when; null where it was not kept. Names are in the language of the booking. */
  @ApiProperty({ type: PriceDetailsDto, nullable: true })
  price_details: PriceDetailsDto | null;
}

/** A heading, a paragraph or an item of a list. */
export class AgreedPartDto implements WordsPart {
  @ApiProperty({ enum: PART_KINDS, example: 'text' })
  kind: (typeof PART_KINDS)[number];

  /** @example "Prices are in US dollars." */
  text: string;
}

/** The very words of the terms. */
export class AgreedWordsDto {
  /** In which they are written. */
  @ApiProperty({ enum: LANGUAGE_CODES, example: 'en' })
  language: Language;

  /** @example "Terms and conditions" */
  title: string;

  @ApiProperty({ type: [AgreedPartDto] })
  parts: AgreedPartDto[];
}

/** What guest and agency agreed about a booking. */
export class BookingAgreementDto {
  /** @example "MV-7K3QZ4" */
  reference: string;

  /** The trip, in the language of the answer. */
  @ApiProperty({ example: 'Manta week' })
  product_name: string;

  /** The room of a stay by nights, in the language of the answer; null for a package. `qty` of the base line says how many. */
  @ApiProperty({ type: BookedRoomDto, nullable: true })
  room: BookedRoomDto | null;

  /** Language of the booking. */
  @ApiProperty({ enum: LANGUAGE_CODES, example: 'ru' })
  locale: Language;

  /** Through which door it came. */
  @ApiProperty({ enum: BOOKING_SOURCES, enumName: 'BookingSource' })
  source: BookingSource;

  /** Oldest first; the last one holds. The first is no `created` where what was agreed before it was not kept. */
  @ApiProperty({ type: [AgreedStayDto] })
  stays: AgreedStayDto[];

  /** Version of the terms that were accepted with it; null in bookings from before they were kept. */
  @ApiProperty({ type: String, nullable: true, example: '1' })
  terms_version: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-21T08:00:00.000Z' })
  terms_accepted_at: string | null;

  /** SHA-256 of their words, hexadecimal. */
  @ApiProperty({ type: String, nullable: true, example: null })
  terms_hash: string | null;

  /** Their words; null where they were not kept. */
  @ApiProperty({ type: AgreedWordsDto, nullable: true })
  words: AgreedWordsDto | null;
}
