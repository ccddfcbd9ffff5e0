import { ApiProperty } from '@nestjs/swagger';
import { DeparturePackageDto } from '../../../catalogue/availability/departures.dto.js';
import { LanguageQuery } from '../../../platform/data/page.dto.js';
import { IsCalendarDate } from '../../../platform/fields/fields.js';
import { ManifestEntryDto } from './manifest.dto.js';

/** A day in the Maldives. */
export class DayManifestQuery extends LanguageQuery {
  @ApiProperty({ format: 'date', example: '2027-02-14' })
  @IsCalendarDate()
  date: string;
}

/** One booking whose party arrives or leaves. */
export class DayManifestEntryDto extends ManifestEntryDto {
  /** What was booked. */
  @ApiProperty({ type: DeparturePackageDto, nullable: true })
  package: DeparturePackageDto | null;

  @ApiProperty({ format: 'date', example: '2027-02-14' })
  check_in: string;

  @ApiProperty({ format: 'date', example: '2027-02-21' })
  check_out: string;

  /** Places to stay of it, by their names, in the order of the trip. */
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
