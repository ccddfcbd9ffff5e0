import { ApiProperty } from '@nestjs/swagger';
import { ArrayNotEmpty, IsIn } from 'class-validator';
import {
  ChoiceField,
  ChoicesField,
  DateField,
  NumberField,
  PartField,
  TextField,
} from '../../content/editing/fields.js';
import { PLACE_TYPES, type PlaceType } from '../../content/listing/codes.js';
import { TAX_BASES, TAX_KINDS, TAXED_PARTS } from '../pricing/pricing.types.js';
import { DayField, DecimalField, RateNamesDto } from './rates-fields.js';
import { TAX_CODES, type TaxCode, type TaxRuleValues } from './tax-rule.entity.js';

const RATE = /^\d{1,4}(\.\d{1,2})?$/;

/** Changed members of a tax rule. Of one that has been applied only the end, the names and the source may change. */
export class WriteTaxRuleDto {
  /** The named languages are replaced. */
  @PartField(RateNamesDto)
  names?: RateNamesDto;

  /** A percentage, or an amount for each person and day. */
  @ChoiceField(TAX_KINDS, 'percent')
  kind?: TaxRuleValues['kind'];

  /** Percent, or US dollars. */
  @DecimalField(RATE, '17.00', 'invalid_number')
  rate?: string;

  /** What a percentage is of: the price, or the price with the service charge. */
  @ChoiceField(TAX_BASES, 'net_plus_service')
  base?: TaxRuleValues['base'];

  @ChoicesField(TAXED_PARTS, ['stay', 'extra', 'transfer'])
  @ArrayNotEmpty({ message: 'required' })
  applies_to?: TaxRuleValues['appliesTo'];

  /** First day of supply, the earlier of invoice and payment. Not before today where another rule ends for it. */
  @DayField('2027-07-01')
  valid_from?: string;

  /** Last day of supply; null until further notice. */
  @DateField(null)
  valid_to?: string | null;

  /** Kinds of place; none is everywhere. */
  @ChoicesField(PLACE_TYPES, [])
  places?: PlaceType[];

  /** Only places with as many registered rooms at most. */
  @NumberField(0, 10_000, 50, true)
  rooms_max?: number | null;

  /** Only places with as many registered rooms at least. */
  @NumberField(0, 10_000, 51, true)
  rooms_min?: number | null;

  /** Who is younger on the day of arrival is exempt. */
  @NumberField(0, 99, 2, true)
  age_min?: number | null;

  /** Where it stands. For the office. */
  @TextField(1, 300, 'Amendments to three tax acts of 2024: mira.gov.mv')
  source?: string | null;
}

/** A new tax rule. Kind, base, parts, age and names are those of the latest rule of the code unless they are given. */
export class CreateTaxRuleDto extends WriteTaxRuleDto {
  @ApiProperty({ enum: TAX_CODES, example: 'T_GST' })
  @IsIn(TAX_CODES)
  code: TaxCode;
}

/** A tax or charge for as long as it holds. */
export class TaxRuleDto {
  @ApiProperty({ type: 'integer', example: 3 })
  id: number;

  @ApiProperty({ enum: TAX_CODES, example: 'T_GST' })
  code: TaxCode;

  @ApiProperty({ type: RateNamesDto })
  names: RateNamesDto;

  @ApiProperty({ enum: TAX_KINDS, example: 'percent' })
  kind: TaxRuleValues['kind'];

  /** Percent, or US dollars for each person and day. */
  @ApiProperty({ example: '17.00' })
  rate: string;

  @ApiProperty({ enum: TAX_BASES, example: 'net_plus_service' })
  base: TaxRuleValues['base'];

  @ApiProperty({ enum: TAXED_PARTS, isArray: true, example: ['stay', 'extra', 'transfer'] })
  applies_to: TaxRuleValues['appliesTo'];

  @ApiProperty({ format: 'date', example: '2025-07-01' })
  valid_from: string;

  /** Null until further notice. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  valid_to: string | null;

  /** None is everywhere. */
  @ApiProperty({ enum: PLACE_TYPES, isArray: true, example: [] })
  places: PlaceType[];

  @ApiProperty({ type: 'integer', nullable: true, example: null })
  rooms_max: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: null })
  rooms_min: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: null })
  age_min: number | null;

  @ApiProperty({ type: String, nullable: true, example: 'Amendments to three tax acts of 2024: mira.gov.mv' })
  source: string | null;

  /** It has been applied: what it asks cannot change any more. */
  @ApiProperty({ example: true })
  has_served: boolean;

  /** For `If-Match`. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-23T08:00:00.000Z' })
  updated_at: string;
}
