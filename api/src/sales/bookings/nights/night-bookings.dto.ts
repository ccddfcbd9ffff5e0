import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { ROOM_CODE } from '../../../catalogue/availability/allotment-changes.dto.js';
import { REFERENCE } from '../../../content/listing/reference-field.js';
import { IsCalendarDate } from '../../../platform/fields/fields.js';
import { BOOKING_STATUSES, type BookingStatus } from '../booking-status.js';

/** One night in a kind of room. */
export class NightBookingsQuery {
  /** Place to stay by id or slug. */
  @ApiProperty({ type: String, maxLength: 100, pattern: REFERENCE.source, example: 'kandu-veli' })
  @IsString()
  @Matches(REFERENCE, { message: 'unknown_reference' })
  resort: string;

  /** Code of the kind of room. */
  @ApiProperty({ maxLength: 40, pattern: ROOM_CODE.source, example: 'water' })
  @IsString()
  @MaxLength(40)
  @Matches(ROOM_CODE, { message: 'unknown_reference' })
  room_code: string;

  /** The night that begins on this day. */
  @ApiProperty({ format: 'date', example: '2027-01-02' })
  @IsCalendarDate()
  date: string;
}

/** A booking with rooms of the night. */
export class NightBookingDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'MV-7K3QZ4' })
  reference: string;

  /** Who booked. */
  @ApiProperty({ example: 'Anna Petrova' })
  name: string;

  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus', example: 'confirmed' })
  status: BookingStatus;

  /** Rooms of this night. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  rooms: number;

  /** Held until somebody decides; else sold. */
  @ApiProperty({ example: false })
  is_held: boolean;

  @ApiProperty({ format: 'date', example: '2027-01-02' })
  check_in: string;

  @ApiProperty({ format: 'date', example: '2027-01-09' })
  check_out: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 2 })
  travellers: number;
}

/** Who has rooms of a night. */
export class NightBookingsDto {
  @ApiProperty({ type: 'integer', example: 5 })
  resort: number;

  @ApiProperty({ example: 'water' })
  room_code: string;

  @ApiProperty({ format: 'date', example: '2027-01-02' })
  date: string;

  /** Rooms of bookings that are not decided yet. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  held: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  sold: number;

  /** Rooms among these that no booking here has: sold before the agency kept its bookings in this place. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  elsewhere: number;

  /** By name. */
  @ApiProperty({ type: [NightBookingDto] })
  bookings: NightBookingDto[];
}
