import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { SLUG } from '@atoll/contract/rules';
import { TRAVEL_MODES, type TravelMode } from '../../content/listing/codes.js';
import { MapPlaceDto } from '../../content/rich-text/block-answers.dto.js';

/** Where one goes on a day, and how. */
export class TravelDto {
  @ApiProperty({ type: MapPlaceDto })
  to: MapPlaceDto;

  @ApiProperty({ enum: TRAVEL_MODES, example: 'speedboat' })
  mode: TravelMode;
}

/** The same as it is written. */
export class WriteTravelDto {
  /** Slug of a destination of the package; another one is shown nowhere. */
  @ApiProperty({ type: String, pattern: SLUG.source, maxLength: 80, example: 'dhigurah' })
  @IsString()
  @MaxLength(80)
  @Matches(SLUG, { message: 'invalid_slug' })
  to: string;

  @ApiProperty({ enum: TRAVEL_MODES, example: 'speedboat' })
  @IsIn(TRAVEL_MODES)
  mode: TravelMode;
}
