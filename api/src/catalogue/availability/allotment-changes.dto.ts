import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { NumberField, RangeField, YesField } from '../../content/editing/fields.js';
import { IsReference } from '../../content/listing/reference-field.js';
import { ErrorDto } from '../../platform/errors/error.dto.js';
import { IsCalendarDate } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';

export const ROOM_CODE = /^[a-z0-9]+([_-][a-z0-9]+)*$/;

/** Days that one change may span. */
export const MAX_NIGHTS = 366;

/** Kinds of room that one change may name: as many as a place has, at most. */
const MAX_ROOMS = 40;

/** The same change of many nights. What is left out stays. */
export class WriteAllotmentsDto {
  /** Id or slug of the place to stay. */
  @IsReference('kandu-veli', 'unknown_reference')
  resort: string;

  /** Codes of its kinds of room. */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', maxLength: 40, pattern: ROOM_CODE.source },
    minItems: 1,
    maxItems: MAX_ROOMS,
    uniqueItems: true,
    example: ['beach', 'water'],
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ROOMS)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  @Matches(ROOM_CODE, { each: true, message: 'unknown_reference' })
  room_codes: string[];

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

  /** Nothing is sold, whatever is left. What is held and sold already stays. */
  @ApiPropertyOptional({ example: true })
  @Maybe()
  @IsBoolean()
  stop_sell?: boolean;

  /** A stay with such a night in it has at least as many. */
  @NumberField(1, 30, 2)
  min_nights?: number;

  /** Only says what would change. */
  @YesField(true)
  dry_run?: boolean = false;

  /** Of the dry run that was looked at; without it nothing is written. */
  @ApiPropertyOptional({ pattern: '^[0-9a-f]{64}$', example: 'a'.repeat(64) })
  @Maybe()
  @Matches(/^[0-9a-f]{64}$/, { message: 'invalid' })
  fingerprint?: string;
}

/** What staff decide of a night. */
export class NightTermsDto {
  @ApiProperty({ type: 'integer', example: 6 })
  rooms: number;

  @ApiProperty({ example: false })
  stop_sell: boolean;

  @ApiProperty({ type: 'integer', example: 2 })
  min_nights: number;
}

/** A night that changes. */
export class ChangedNightDto {
  @ApiProperty({ example: 'water' })
  room_code: string;

  @ApiProperty({ format: 'date', example: '2027-01-02' })
  date: string;

  /** Null: the agency had no contract for it. */
  @ApiProperty({ type: NightTermsDto, nullable: true })
  before: NightTermsDto | null;

  @ApiProperty({ type: NightTermsDto })
  after: NightTermsDto;
}

/** A booking that has rooms of a night. */
export class NightHolderDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'MV-7K3QZ4' })
  reference: string;

  /** Who booked; null to who may not see bookings. */
  @ApiProperty({ type: String, nullable: true, example: 'Anna Petrova' })
  name: string | null;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  rooms: number;
}

/** A night of which more is held and sold than there would be. */
export class OversoldNightDto {
  @ApiProperty({ example: 'water' })
  room_code: string;

  @ApiProperty({ format: 'date', example: '2027-01-02' })
  date: string;

  /** Rooms that are held and sold. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 4 })
  taken: number;

  /** Who has them, by reference. */
  @ApiProperty({ type: [NightHolderDto] })
  bookings: NightHolderDto[];
}

/** What a change does, or would do. */
export class AllotmentChangeDto {
  /** Nights that change, by kind of room and day. */
  @ApiProperty({ type: [ChangedNightDto] })
  nights: ChangedNightDto[];

  /** Nights that are so already. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  unchanged: number;

  /** Nights without a contract, which stay as they are: name `rooms` to have some. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  without_contract: number;

  /** Nights that refuse the change: as long as there is one, nothing is written. */
  @ApiProperty({ type: [OversoldNightDto] })
  oversold: OversoldNightDto[];

  /** To be given back with the change itself. */
  @ApiProperty({ example: 'a'.repeat(64) })
  fingerprint: string;
}

/** 409: more is sold than there would be (`nights_oversold`), or nights are others than those that were looked at (`nights_changed`). */
export class AllotmentConflictDto extends ErrorDto {
  /** What it would do now. */
  @ApiProperty({ type: AllotmentChangeDto })
  preview: AllotmentChangeDto;
}
