import { ApiProperty, OmitType } from '@nestjs/swagger';
import { LanguageQuery } from '../../../platform/data/page.dto.js';
import { IsCalendarDate } from '../../../platform/fields/fields.js';
import { BookedProductDto } from '../booked-product.dto.js';
import { ManifestEntryDto } from './manifest.dto.js';

/** A day in the Maldives. */
export class DayManifestQuery extends LanguageQuery {
  @ApiProperty({ format: 'date', example: '2027-02-14' })
  @IsCalendarDate()
  date: string;
}

/** What was booked: a trip, or a room of a resort. */
export class MovedProductDto extends OmitType(BookedProductDto, ['cover_image', 'min_age'] as const) {}

/** One booking whose party arrives or leaves. */
export class DayManifestEntryDto extends ManifestEntryDto {
  product: MovedProductDto;

  @ApiProperty({ format: 'date', example: '2027-02-14' })
  check_in: string;

  @ApiProperty({ format: 'date', example: '2027-02-21' })
  check_out: string;

  /** Places to stay of a trip, by their names, in its order; of a resort, the kind of room. */
  @ApiProperty({ type: [String], example: ['Kandu Veli'] })
  places: string[];
}

/** Who arrives and who leaves on a day. */
export class DayManifestDto {
  @ApiProperty({ format: 'date', example: '2027-02-14' })
  date: string;

  /** Confirmed bookings that begin on this day, by the time of their flight. */
  @ApiProperty({ type: [DayManifestEntryDto] })
  arrivals: DayManifestEntryDto[];

  /** Confirmed bookings that end on this day, by the time of their flight. */
  @ApiProperty({ type: [DayManifestEntryDto] })
  departures: DayManifestEntryDto[];
}
