import { ApiProperty } from '@nestjs/swagger';
import { DateField, NumberField, PartField, YesField } from '../../content/editing/fields.js';
import { ReferenceField } from '../../content/editing/reference-fields.js';
import { ReferenceFilter } from '../../content/listing/reference-field.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { PageQuery } from '../../platform/data/page.dto.js';
import { requiring } from '../../platform/fields/requiring.js';
import { DecimalField, RateCodeField, RateNamesDto } from './rates-fields.js';
import { ScopeId } from './rates-scope.js';

const PERCENT = /^(\d{1,2}(\.\d{1,2})?|100(\.0{1,2})?)$/;

/** Changed members of a reduction. */
export class WriteReductionDto {
  /** Once for a package, a resort, or everything. */
  @RateCodeField('early_booking')
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

  /** Percent of the base price with its season; more than 0. */
  @DecimalField(PERCENT, '10.00', 'invalid_percent')
  off_percent?: string;

  /** First and last day of arrival. */
  @DateField('2027-01-10')
  arrive_from?: string | null;

  @DateField('2027-04-30')
  arrive_to?: string | null;

  /** First and last day of booking. */
  @DateField('2026-12-01')
  book_from?: string | null;

  @DateField('2027-01-31')
  book_to?: string | null;

  /** Days between booking and arrival, at least and at most. */
  @NumberField(0, 1000, 90, true)
  days_ahead_min?: number | null;

  @NumberField(0, 1000, 365, true)
  days_ahead_max?: number | null;

  @NumberField(1, 365, 7, true)
  nights_min?: number | null;

  /** Given to guests now. */
  @YesField(true, true)
  is_active?: boolean;
}

/** A new reduction. */
export class CreateReductionDto extends requiring(WriteReductionDto, ['code', 'names', 'off_percent']) {}

/** A reduction as staff see it. */
export class ReductionDto {
  @ApiProperty({ type: 'integer', example: 2 })
  id: number;

  @ApiProperty({ example: 'early_booking' })
  code: string;

  @ApiProperty({ type: RateNamesDto })
  names: RateNamesDto;

  @ScopeId('package')
  package: number | null;

  @ScopeId('resort')
  resort: number | null;

  /** Percent. */
  @ApiProperty({ example: '10.00' })
  off_percent: string;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  arrive_from: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  arrive_to: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  book_from: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  book_to: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 90 })
  days_ahead_min: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: null })
  days_ahead_max: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: null })
  nights_min: number | null;

  @ApiProperty({ example: true })
  is_active: boolean;

  /** For `If-Match`. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-23T08:00:00.000Z' })
  updated_at: string;
}

/** Filters of the reductions; they add up. */
export class ListReductionsQuery extends PageQuery {
  /** Those of a package. */
  @ReferenceFilter('baa-manta-season')
  package?: string;

  /** Those of a resort. */
  @ReferenceFilter('mas-veyo')
  resort?: string;
}

/** Reductions of one page. */
export class ReductionPageDto extends PageLinksDto {
  @ApiProperty({ type: [ReductionDto] })
  results: ReductionDto[];
}
