import { ApiProperty, PartialType } from '@nestjs/swagger';
import { NamedTravellerDto, TravellerDto } from '../bookings/details/booking-details.dto.js';

/** Somebody to keep for the next booking. */
export class CreateSavedTravellerDto extends TravellerDto {}

/** What is to be another of it; what is left out stays as it is. */
export class UpdateSavedTravellerDto extends PartialType(TravellerDto, { skipNullProperties: false }) {}

/** Somebody who travels with a customer. */
export class SavedTravellerDto extends NamedTravellerDto {
  @ApiProperty({ format: 'uuid', example: '0199f0a0-0000-7000-8000-000000000001' })
  id: string;

  /** For `If-Match`. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}
