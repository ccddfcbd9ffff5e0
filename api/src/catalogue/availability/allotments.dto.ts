import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsString, Matches, MaxLength } from 'class-validator';
import { NumberField, RangeField } from '../../content/editing/fields.js';
import { IsReference, REFERENCE } from '../../content/listing/reference-field.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';
import { IsCalendarDate } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';

const ROOM_CODE = /^[a-z0-9]+([_-][a-z0-9]+)*$/;

/** Nights that one change may name. */
export const MAX_NIGHTS = 366;

/** One month of a place to stay. */
export class ListAllotmentsQuery extends LanguageQuery {
  /** Place to stay by id or slug. */
  @ApiProperty({ type: String, maxLength: 100, pattern: REFERENCE.source, example: 'kandu-veli' })
  @IsString()
  @Matches(REFERENCE, { message: 'unknown_reference' })
  resort: string;

  @ApiProperty({ pattern: String.raw`^2\d{3}-(0[1-9]|1[0-2])$`, example: '2027-01' })
  @IsString()
  @Matches(/^2\d{3}-(0[1-9]|1[0-2])$/, { message: 'invalid_date' })
  month: string;
}

/** One night in a kind of room. */
export class AllotmentNightDto {
  @ApiProperty({ format: 'date', example: '2027-01-02' })
  date: string;

  /** Rooms that the agency may sell; null without a contract: such nights are on request. */
  @ApiProperty({ type: 'integer', nullable: true, example: 6 })
  rooms: number | null;

  @ApiProperty({ type: 'integer', example: 1 })
  held: number;

  @ApiProperty({ type: 'integer', example: 3 })
  sold: number;

  @ApiProperty({ example: false })
  stop_sell: boolean;

  @ApiProperty({ type: 'integer', example: 2 })
  min_nights: number;
}

/** A kind of room with each night of the month. */
export class AllotmentRoomDto {
  @ApiProperty({ example: 'water' })
  room_code: string;

  @ApiProperty({ example: 'Water Villa' })
  name: string;

  @ApiProperty({ type: [AllotmentNightDto] })
  nights: AllotmentNightDto[];
}

/** Rooms of a place to stay in a month. */
export class AllotmentMonthDto {
  @ApiProperty({ type: 'integer', example: 5 })
  resort: number;

  @ApiProperty({ example: '2027-01' })
  month: string;

  @ApiProperty({ type: [AllotmentRoomDto] })
  rooms: AllotmentRoomDto[];
}

/** The same change of many nights. What is left out stays. */
export class WriteAllotmentsDto {
  /** Id or slug of the place to stay. */
  @IsReference('kandu-veli', 'unknown_reference')
  resort: string;

  @ApiProperty({ maxLength: 40, pattern: ROOM_CODE.source, example: 'water' })
  @IsString()
  @MaxLength(40)
  @Matches(ROOM_CODE, { message: 'unknown_reference' })
  room_code: string;

  /** First night, from today on. */
  @ApiProperty({ format: 'date', example: '2027-01-02' })
  @IsCalendarDate()
  from: string;

  /** Last night, at most 365 days later. */
  @ApiProperty({ format: 'date', example: '2027-01-31' })
  @IsCalendarDate()
  to: string;

  /** Only nights that begin on these days of the week: 1 = Monday. */
  @RangeField(1, 7, [5, 6])
  weekdays?: number[];

  /** Rooms that the agency may sell; not below what is held and sold. */
  @NumberField(0, 5000, 6)
  rooms?: number;

  /** Nothing is sold, whatever is left. */
  @ApiPropertyOptional({ example: true })
  @Maybe()
  @IsBoolean()
  stop_sell?: boolean;

  /** A stay with such a night in it has at least as many. */
  @NumberField(1, 30, 2)
  min_nights?: number;
}

/** What became of one night. */
export class ChangedNightDto {
  @ApiProperty({ format: 'date', example: '2027-01-02' })
  date: string;

  @ApiProperty({ example: false })
  ok: boolean;

  /** Why not: `min_value` (more is held and sold), `no_allotment` (name `rooms` to have some). */
  @ApiPropertyOptional({ example: 'min_value' })
  code?: string;

  /** The same in the caller's language. */
  @ApiPropertyOptional({ example: 'Must be at least 4' })
  detail?: string;
}

/** What became of each night. */
export class ChangedNightsDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 29 })
  done: number;

  @ApiProperty({ type: [ChangedNightDto] })
  results: ChangedNightDto[];
}
