import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { ADULTS, CHILDREN } from '@atoll/contract/rules';
import { ReferenceFilter } from '../../content/listing/reference-field.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';
import { IsCalendarDate } from '../../platform/fields/fields.js';
import { IntegerFilter } from '../../platform/fields/filters.js';
import { Maybe } from '../../platform/fields/maybe.js';

/** Words of OCTO, an open standard of the trade, and one of ours: `ON_REQUEST`. */
export const AVAILABILITY_STATUSES = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED', 'FREESALE', 'ON_REQUEST'] as const;
export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number];

/** Days that one answer spans, at most: a leap year. */
export const MAX_DAYS = 366;

/** What is asked for, when and by whom. */
export class AvailabilityQuery extends LanguageQuery {
  /** Package by id or slug; either this or `resort`. */
  @ReferenceFilter('central-atolls-liveaboard-week')
  package?: string;

  /** Place to stay by id or slug. */
  @ReferenceFilter('kandu-veli')
  resort?: string;

  /** Code of a kind of room in that place; all kinds together without it. */
  @ApiPropertyOptional({ maxLength: 40, pattern: '^[a-z0-9]+([_-][a-z0-9]+)*$' })
  @Maybe()
  @IsString()
  @MaxLength(40)
  @Matches(/^[a-z0-9]+([_-][a-z0-9]+)*$/)
  room_type?: string;

  /** First day of arrival. */
  @ApiProperty({ format: 'date', example: '2027-01-01' })
  @IsCalendarDate()
  from: string;

  /** Last day of arrival, at most 365 days later. */
  @ApiProperty({ format: 'date', example: '2027-01-31' })
  @IsCalendarDate()
  to: string;

  @IntegerFilter(ADULTS, 2)
  adults?: number = 2;

  @IntegerFilter(CHILDREN, 0)
  children?: number = 0;
}

/** One day of arrival. */
export class AvailabilityDayDto {
  @ApiProperty({ format: 'date', example: '2027-01-09' })
  date: string;

  /**
   * `LIMITED`: less than half is left. `FREESALE`: nobody counts, and it is confirmed at once. `ON_REQUEST`: the agency asks. `CLOSED`:
   * nothing begins on this day, or not any more.
   */
  @ApiProperty({ enum: AVAILABILITY_STATUSES, example: 'LIMITED' })
  status: AvailabilityStatus;

  /** Places of a departure, or rooms on the scarcest night of the stay; null where they are not counted or not for sale. */
  @ApiProperty({ type: 'integer', nullable: true, example: 4 })
  vacancies: number | null;

  /** Of which `vacancies` are left. */
  @ApiProperty({ type: 'integer', nullable: true, example: 16 })
  capacity: number | null;

  /** A departure that takes place in any case: as many places are sold as it needs. False for everything else. */
  @ApiProperty({ example: true })
  is_guaranteed: boolean;

  /** Nights that a stay with this day in it has at least; null for a package, whose nights are given, and where it is closed. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  min_nights: number | null;

  /** From then on nobody books it; null where tomorrow's arrival is the earliest. */
  @ApiProperty({ format: 'date-time', nullable: true, type: String, example: '2026-12-30T09:00:00.000Z' })
  cutoff_at: string | null;

  /** Code of the season that rules this day. */
  @ApiProperty({ type: String, nullable: true, example: 'high_2026' })
  season: string | null;

  /** All that the party pays: for the trip, or for the night in the cheapest room that is left. Null where it is closed. */
  @ApiProperty({ type: String, nullable: true, example: '4900.00' })
  price_from: string | null;

  @ApiProperty({ enum: ['USD'], example: 'USD' })
  currency: 'USD';
}
