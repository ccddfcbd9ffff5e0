import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches } from 'class-validator';
import { ChoiceField, IsPart, NumberField, PartField, PartsField } from '../../content/editing/fields.js';
import { ReferenceField } from '../../content/editing/reference-fields.js';
import { CANCELLATION_POLICIES, type CancellationPolicy } from '../../content/listing/codes.js';
import { ReferenceFilter } from '../../content/listing/reference-field.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { PageQuery } from '../../platform/data/page.dto.js';
import { IsCalendarDate } from '../../platform/fields/fields.js';
import { DayFilter } from '../../platform/fields/filters.js';
import { requiring } from '../../platform/fields/requiring.js';
import { DayField, DecimalField, RateCodeField, RateNamesDto } from './rates-fields.js';
import { ScopeId } from './rates-scope.js';

const SIGNED_PERCENT = /^(-\d{1,2}(\.\d{1,2})?|-100(\.0{1,2})?|\d{1,3}(\.\d{1,2})?)$/;
const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/;

/** What everybody who stays on a day has to take. */
export class ObligatoryItemDto {
  @ApiProperty({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9]+(_[a-z0-9]+)*$', example: 'gala_dinner' })
  @IsString()
  @Matches(/^(?=.{1,40}$)[a-z0-9]+(_[a-z0-9]+)*$/, { message: 'invalid_tag' })
  code: string;

  /** Night on which the guests sleep there. */
  @ApiProperty({ format: 'date', example: '2027-12-31' })
  @IsCalendarDate()
  on: string;

  /** US dollars for an adult. */
  @ApiProperty({ type: String, pattern: AMOUNT.source, example: '250.00' })
  @IsString({ message: 'invalid_price' })
  @Matches(AMOUNT, { message: 'invalid_price' })
  adult: string;

  /** US dollars for a child. */
  @ApiProperty({ type: String, pattern: AMOUNT.source, example: '125.00' })
  @IsString({ message: 'invalid_price' })
  @Matches(AMOUNT, { message: 'invalid_price' })
  child: string;

  @ApiProperty({ type: RateNamesDto })
  @IsPart(RateNamesDto)
  names: RateNamesDto;
}

/** Changed members of a season. */
export class WriteSeasonDto {
  /** Once for a package, a resort, or everything. */
  @RateCodeField('festive_2027')
  code?: string;

  /** The named languages are replaced. */
  @PartField(RateNamesDto)
  names?: RateNamesDto;

  /** Id or slug of the package that it is for. */
  @ReferenceField(7)
  package?: number | string | null;

  /** Id or slug of the resort that it is for. */
  @ReferenceField(3)
  resort?: number | string | null;

  @DayField('2027-12-23')
  first_night?: string;

  @DayField('2028-01-09')
  last_night?: string;

  /** The highest rules a night, among equals the season that began last. */
  @NumberField(0, 1000, 90)
  priority?: number;

  /** Percent of the base price of its nights; less than 0 in a low season. */
  @DecimalField(SIGNED_PERCENT, '25.00', 'invalid_number')
  surcharge_percent?: string;

  /** A stay with a night in it has at least as many in all. */
  @NumberField(1, 60, 7)
  min_nights?: number;

  /** Policy in the place of the product's. */
  @ChoiceField(CANCELLATION_POLICIES, 'festive_nonrefundable', true)
  policy?: CancellationPolicy | null;

  @PartsField(ObligatoryItemDto, 20)
  obligatory?: ObligatoryItemDto[];
}

/** A new season. */
export class CreateSeasonDto extends requiring(WriteSeasonDto, ['code', 'names', 'first_night', 'last_night']) {}

/** A season as staff see it. */
export class SeasonDto {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  @ApiProperty({ example: 'festive_2027' })
  code: string;

  @ApiProperty({ type: RateNamesDto })
  names: RateNamesDto;

  @ScopeId('package')
  package: number | null;

  @ScopeId('resort')
  resort: number | null;

  @ApiProperty({ format: 'date', example: '2027-12-23' })
  first_night: string;

  @ApiProperty({ format: 'date', example: '2028-01-09' })
  last_night: string;

  @ApiProperty({ type: 'integer', example: 90 })
  priority: number;

  /** Percent. */
  @ApiProperty({ example: '25.00' })
  surcharge_percent: string;

  @ApiProperty({ type: 'integer', example: 7 })
  min_nights: number;

  @ApiProperty({ type: String, enum: CANCELLATION_POLICIES, nullable: true, example: 'festive_nonrefundable' })
  policy: CancellationPolicy | null;

  @ApiProperty({ type: [ObligatoryItemDto] })
  obligatory: ObligatoryItemDto[];

  /** For `If-Match`. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-23T08:00:00.000Z' })
  updated_at: string;
}

/** Filters of the seasons; they add up. */
export class ListSeasonsQuery extends PageQuery {
  /** Those of a package. */
  @ReferenceFilter('baa-manta-season')
  package?: string;

  /** Those of a resort. */
  @ReferenceFilter('mas-veyo')
  resort?: string;

  /** Those that last until this day at least. */
  @DayFilter('2027-01-01')
  from?: string;
}

/** Seasons of one page. */
export class SeasonPageDto extends PageLinksDto {
  @ApiProperty({ type: [SeasonDto] })
  results: SeasonDto[];
}
