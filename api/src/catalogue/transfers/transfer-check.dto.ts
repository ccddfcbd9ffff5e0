import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { ADULTS } from '@atoll/contract/rules';
import { ReferenceFilter } from '../../content/listing/reference-field.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';
import { TimeFilter } from '../../platform/fields/filters.js';
import { IsCalendarDate } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { OVERNIGHT } from './overnight.js';
import type { TransferAlternative } from './transfer-alternatives.js';
import { ARRIVAL_CODES, DEPARTURE_CODES } from './transfer-check.js';

const KINDS = ['transfer', 'overnight_before', 'overnight_after', 'island'] as const;

/** One way of the journey against one flight. */
export class WayCheckDto {
  feasible: boolean;

  /** Why not, or what to know. */
  @ApiProperty({ type: String, enum: [...new Set([...ARRIVAL_CODES, ...DEPARTURE_CODES])], nullable: true })
  code: string | null;

  /**
   * The same in words, in the language of the answer.
   * @example "The last transfer of the day waits for flights that land by 15:30."
   */
  @ApiProperty({ type: String, nullable: true })
  message: string | null;

  /** The time of day that decides it, local. */
  @ApiProperty({ type: String, nullable: true, example: '15:30' })
  limit: string | null;

  /** When guests leave the airport, or are picked up on the island; local. */
  @ApiProperty({ type: String, nullable: true, example: '2027-02-14T14:00' })
  leaves_at: string | null;
}

/** What can be done about flights that do not fit. */
export class TransferAlternativeDto {
  @ApiProperty({ enum: KINDS, example: 'transfer' })
  kind: TransferAlternative['kind'];

  /**
   * Slug of the transfer, hotel or resort.
   * @example "kandu-veli-private-speedboat"
   */
  code: string;

  /** @example "Private speedboat" */
  name: string;

  /** US dollars for the whole party: of a transfer and an island all of it, of a night what the trip costs more with it; null where it is priced on request. */
  @ApiProperty({ type: String, nullable: true, example: '620.00' })
  amount: string | null;

  /** @example "2027-02-14" */
  @ApiProperty({ format: 'date' })
  check_in: string;

  /** @example "2027-02-20" */
  @ApiProperty({ format: 'date' })
  check_out: string;

  /** Extra of the quote and the booking that stands for a night near the airport; null for all else. */
  @ApiProperty({ type: String, enum: Object.values(OVERNIGHT), nullable: true, example: null })
  extra: string | null;
}

/** Whether the flights and the way to the island fit together. */
export class TransferCheckDto {
  /** @example "hanifa-baa-seaplane" */
  transfer: string;

  /** @example "Seaplane from Velana airport" */
  name: string;

  feasible: boolean;

  /** Null without a flight. */
  @ApiProperty({ type: WayCheckDto, nullable: true })
  arrival: WayCheckDto | null;

  /** Null without a flight. */
  @ApiProperty({ type: WayCheckDto, nullable: true })
  departure: WayCheckDto | null;

  /** Day by which the carrier wants flight numbers. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-02-07' })
  details_due: string | null;

  @ApiProperty({ type: [TransferAlternativeDto] })
  alternatives: TransferAlternativeDto[];
}

/** Flights to check, and where they are to lead: a package or a place to stay. */
export class CheckTransferQuery extends LanguageQuery {
  /** Id or slug of a package. */
  @ReferenceFilter('honeymoon-baa-quiet-week')
  package?: string;

  /** Id or slug of a place to stay. */
  @ReferenceFilter('madi-faru')
  resort?: string;

  /** Landing in the Maldives on the first day. */
  @TimeFilter('17:05')
  landing?: string;

  /** Take-off from the Maldives on the last day. */
  @TimeFilter('07:30')
  flight?: string;

  /** First day of the stay, where it is known. */
  @ApiPropertyOptional({ format: 'date', example: '2027-02-14' })
  @Maybe()
  @IsCalendarDate()
  check_in?: string;

  /** Nights for which other islands are priced. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 30, default: 7 })
  @Maybe()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(30)
  nights?: number = 7;

  /** Adults for whom all is priced. */
  @ApiPropertyOptional({ type: 'integer', minimum: ADULTS.min, maximum: ADULTS.max, default: 2 })
  @Maybe()
  @Type(() => Number)
  @IsInt()
  @Min(ADULTS.min)
  @Max(ADULTS.max)
  adults?: number = 2;
}
