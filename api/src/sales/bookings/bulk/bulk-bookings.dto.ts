import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsUUID,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { DECLINE_REASONS } from '../booking-steps.dto.js';

export const BULK_ACTIONS = ['assign', 'approve', 'decline', 'remind'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** A page of the list, and more: one call has to end. */
export const BULK_MAX = 100;

/** A booking as it was seen. */
export class BulkBookingDto {
  @ApiProperty({ format: 'uuid', example: '019aa7c1-0000-7000-8000-000000000000' })
  @IsUUID('all', { message: 'invalid' })
  id: string;

  /** As it was read: who has changed it meanwhile is not overruled. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 2_147_483_647, example: 1 })
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  version: number;
}

/** One thing that is done with several bookings. */
export class BulkBookingsDto {
  /** `remind`: a letter to who owes the rest, once a day at most. */
  @ApiProperty({ enum: BULK_ACTIONS, example: 'assign' })
  @IsIn(BULK_ACTIONS)
  action: BulkAction;

  @ApiProperty({ type: [BulkBookingDto], minItems: 1, maxItems: BULK_MAX })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(BULK_MAX)
  @ArrayUnique(({ id }: BulkBookingDto) => id)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => BulkBookingDto)
  bookings: BulkBookingDto[];

  /** With `assign`: id of a colleague with `bookings.change`, or null for nobody. */
  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true, example: null })
  @ValidateIf(
    ({ action, assigned_to: to }: BulkBookingsDto) => to !== null && (action === 'assign' || to !== undefined),
  )
  @IsUUID('all', { message: 'invalid' })
  assigned_to?: string | null;

  /** With `decline`: the reason, which the letter names. */
  @ApiPropertyOptional({ enum: DECLINE_REASONS, example: 'no_places' })
  @ValidateIf(({ action, reason_code: reason }: BulkBookingsDto) => action === 'decline' || reason !== undefined)
  @IsIn(DECLINE_REASONS)
  reason_code?: (typeof DECLINE_REASONS)[number];
}

/** What became of one of them. */
export class BulkResultDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example true */
  done: boolean;

  /** Why it was not done, as the call for it alone would say; null where it was. */
  @ApiProperty({ type: String, nullable: true, example: null })
  code: string | null;

  /** The same in words; null where it was done. */
  @ApiProperty({ type: String, nullable: true, example: null })
  detail: string | null;

  /** By now, where it was done. */
  @ApiProperty({ type: Number, nullable: true, example: 2 })
  version: number | null;
}

/** What became of each, in the order of the call. */
export class BulkResultsDto {
  @ApiProperty({ type: [BulkResultDto] })
  results: BulkResultDto[];
}
