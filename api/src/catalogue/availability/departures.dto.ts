import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { IsInstant, MAX_ID, MoneyField, NumberField, RangeField, TextField } from '../../content/editing/fields.js';
import { IsReference, ReferenceFilter } from '../../content/listing/reference-field.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { PageQuery } from '../../platform/data/page.dto.js';
import { IsCalendarDate } from '../../platform/fields/fields.js';
import { ChoiceFilter, DayFilter } from '../../platform/fields/filters.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { DEPARTURE_STATUSES, type DepartureStatus } from './departure.entity.js';

const MAX_PLACES = 1000;

/** Filters of the office's list. */
export class ListDeparturesQuery extends PageQuery {
  /** Only of this package, by id or slug. */
  @ReferenceFilter('central-atolls-liveaboard-week')
  package?: string;

  /** First start day. */
  @DayFilter('2027-01-01')
  from?: string;

  /** Last start day. */
  @DayFilter('2027-01-31')
  to?: string;

  @ChoiceFilter(DEPARTURE_STATUSES, 'open')
  status?: DepartureStatus;
}

/** Names a departure. */
export class DepartureParams {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_ID, example: 7 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  id: number;
}

/** What departures have in common. */
class DepartureTermsDto {
  /** With so many places sold it takes place in any case. */
  @NumberField(1, MAX_PLACES, 6)
  min_to_run?: number;

  /** US dollars in place of the package's price, counted as it is; null = as the package. */
  @MoneyField({ nullable: true, example: '2290.00' })
  price?: string | null;

  /** For colleagues. */
  @TextField(0, 1000, 'Both dhonis are chartered')
  notes?: string | null;
}

/** One departure, or a series of them by days of the week. */
export class CreateDeparturesDto extends DepartureTermsDto {
  /** Id or slug of the package. */
  @IsReference('central-atolls-liveaboard-week', 'unknown_reference')
  package: string;

  /** First day of the trip; its last follows from the days of the package. */
  @ApiProperty({ format: 'date', example: '2027-01-02' })
  @IsCalendarDate()
  start_date: string;

  /** Others each week until this day, at most two years from today. */
  @ApiPropertyOptional({ format: 'date', example: '2027-01-30' })
  @Maybe()
  @IsCalendarDate()
  repeat_until?: string;

  /** Days of the week of the series, 1 = Monday; that of its first day without any. */
  @RangeField(1, 7, [6])
  weekdays?: number[];

  /** Places for travellers. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_PLACES, example: 16 })
  @IsInt()
  @Min(1)
  @Max(MAX_PLACES)
  capacity: number;

  /** Hours before the first day begins in the Maldives, from which on nobody books it. */
  @NumberField(0, 8760, 72)
  cutoff_hours?: number;
}

/** Changed members of a departure. */
export class WriteDepartureDto extends DepartureTermsDto {
  /** Not below what is held and sold. */
  @NumberField(0, MAX_PLACES, 18)
  capacity?: number;

  /** `cancelled` as long as nobody holds a place. */
  @ApiPropertyOptional({ enum: DEPARTURE_STATUSES, example: 'closed' })
  @Maybe()
  @IsIn([...DEPARTURE_STATUSES])
  status?: DepartureStatus;

  /** From then on nobody books it; not after its first day has begun. */
  @ApiPropertyOptional({ format: 'date-time', example: '2026-12-30T19:00:00.000Z' })
  @Maybe()
  @IsInstant()
  cutoff_at?: string;
}

/** The package of a departure, named in the reader's language. */
export class DeparturePackageDto {
  @ApiProperty({ type: 'integer', example: 5 })
  id: number;

  @ApiProperty({ example: 'central-atolls-liveaboard-week' })
  slug: string;

  @ApiProperty({ example: 'Central atolls by liveaboard' })
  name: string;
}

/** A departure as staff see it. */
export class DepartureDto {
  @ApiProperty({ type: 'integer', example: 7 })
  id: number;

  @ApiProperty({ type: DeparturePackageDto })
  package: DeparturePackageDto;

  @ApiProperty({ format: 'date', example: '2027-01-02' })
  start_date: string;

  @ApiProperty({ format: 'date', example: '2027-01-09' })
  end_date: string;

  @ApiProperty({ enum: DEPARTURE_STATUSES, example: 'open' })
  status: DepartureStatus;

  /** Places for travellers. */
  @ApiProperty({ type: 'integer', example: 16 })
  capacity: number;

  /** Places of bookings that are not decided yet. */
  @ApiProperty({ type: 'integer', example: 2 })
  held: number;

  @ApiProperty({ type: 'integer', example: 8 })
  sold: number;

  /** Places among those sold that no booking here has: sold before the agency kept its bookings in this place. */
  @ApiProperty({ type: 'integer', example: 0 })
  elsewhere: number;

  @ApiProperty({ type: 'integer', example: 6 })
  vacancies: number;

  @ApiProperty({ type: 'integer', example: 6 })
  min_to_run: number;

  /** As many are sold as it needs to take place. */
  @ApiProperty({ example: true })
  is_guaranteed: boolean;

  @ApiProperty({ format: 'date-time', example: '2026-12-22T19:00:00.000Z' })
  cutoff_at: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  price: string | null;

  @ApiProperty({ example: '' })
  notes: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-23T08:00:00.000Z' })
  updated_at: string;

  /** For `If-Match`. Places that are taken or given back leave it alone. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}

/** Departures of one page, by start day. */
export class DeparturePageDto extends PageLinksDto {
  @ApiProperty({ type: [DepartureDto] })
  results: DepartureDto[];
}

/** What became of a series. */
export class CreatedDeparturesDto {
  @ApiProperty({ type: [DepartureDto] })
  created: DepartureDto[];

  /** Days on which the package departs already; they stay as they are. */
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'date' }, example: ['2027-01-09'] })
  existing: string[];
}
