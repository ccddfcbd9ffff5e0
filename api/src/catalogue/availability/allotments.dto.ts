import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches } from 'class-validator';
import { REFERENCE } from '../../content/listing/reference-field.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';

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

  /** Rooms that are neither held nor sold, stop-sell or not; null without a contract. */
  @ApiProperty({ type: 'integer', nullable: true, example: 2 })
  left: number | null;

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
