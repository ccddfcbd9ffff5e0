import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsIn, IsString, Matches } from 'class-validator';
import { CreateTaxRuleDto } from '../../catalogue/rates/tax-rules.dto.js';
import { WritePolicyDto } from '../../catalogue/rates/cancellation-policies.dto.js';
import { WriteReductionDto } from '../../catalogue/rates/reductions.dto.js';
import { WriteSeasonDto } from '../../catalogue/rates/seasons.dto.js';
import { IsPart, NumberField } from '../../content/editing/fields.js';
import { CANCELLATION_POLICIES, type CancellationPolicy } from '../../content/listing/codes.js';
import { OptionalReference } from '../../content/listing/reference-field.js';
import { IsCalendarDate } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { Adults, ChildrenAges } from '../quotes/party-fields.js';
import { PriceDetailsDto, QuoteCancellationDto } from '../quotes/quote.dto.js';

/** A stay that a change is tried on: a package, or nights in a room of a resort. */
export class SampleStayDto {
  /** Id or slug of a package on sale. Either this or `resort`. */
  @OptionalReference('baa-manta-season')
  package?: string | null;

  /** Id or slug of a resort; with `room` and `nights`. */
  @OptionalReference('mas-veyo')
  resort?: string | null;

  /** Code of a room of the resort. */
  @ApiPropertyOptional({ type: String, maxLength: 40, pattern: '^[a-z0-9]+([_-][a-z0-9]+)*$', example: 'water_villa' })
  @Maybe()
  @IsString()
  @Matches(/^(?=.{1,40}$)[a-z0-9]+([_-][a-z0-9]+)*$/, { message: 'unknown_reference' })
  room?: string;

  /** Of a stay in a room; a package says its own. */
  @NumberField(1, 60, 7)
  nights?: number;

  /** @example "2027-02-14" */
  @IsCalendarDate()
  check_in: string;

  /** @example 2 */
  @Adults()
  adults: number;

  /**
   * Age of each child at check-in.
   * @example []
   */
  @ChildrenAges({ default: [] })
  children_ages?: number[] = [];

  /**
   * Day of booking: taxes are those of this day, and so are reductions. From today, before the day of arrival; today unless it is said.
   */
  @ApiPropertyOptional({ format: 'date', example: '2026-11-23' })
  @Maybe()
  @IsCalendarDate()
  booked_on?: string;
}

const changed = (thing: string) =>
  `Number of the ${thing} that is changed, whose version \`If-Match\` names; without one the draft is a new one.`;

/** A season as it would be saved. */
export class PreviewSeasonDto {
  @NumberField(1, 2_147_483_647, 12, true)
  @ApiPropertyOptional({ description: changed('season') })
  id?: number | null;

  @ApiProperty({ type: WriteSeasonDto })
  @IsPart(WriteSeasonDto)
  draft: WriteSeasonDto;

  @ApiProperty({ type: SampleStayDto })
  @IsPart(SampleStayDto)
  sample: SampleStayDto;
}

/** A reduction as it would be saved. */
export class PreviewReductionDto {
  @NumberField(1, 2_147_483_647, 2, true)
  @ApiPropertyOptional({ description: changed('reduction') })
  id?: number | null;

  @ApiProperty({ type: WriteReductionDto })
  @IsPart(WriteReductionDto)
  draft: WriteReductionDto;

  @ApiProperty({ type: SampleStayDto })
  @IsPart(SampleStayDto)
  sample: SampleStayDto;
}

/** A tax rule as it would be saved. */
export class PreviewTaxRuleDto {
  @NumberField(1, 2_147_483_647, 3, true)
  @ApiPropertyOptional({ description: changed('rule') })
  id?: number | null;

  @ApiProperty({ type: CreateTaxRuleDto })
  @IsPart(CreateTaxRuleDto)
  draft: CreateTaxRuleDto;

  @ApiProperty({ type: SampleStayDto })
  @IsPart(SampleStayDto)
  sample: SampleStayDto;
}

/** A cancellation policy as it would be saved. The sample is priced under it, whatever policy it has now. */
export class PreviewPolicyDto {
  @ApiProperty({ enum: CANCELLATION_POLICIES, example: 'flex_48h' })
  @IsIn(CANCELLATION_POLICIES)
  code: CancellationPolicy;

  @ApiProperty({ type: WritePolicyDto })
  @IsPart(WritePolicyDto)
  draft: WritePolicyDto;

  @ApiProperty({ type: SampleStayDto })
  @IsPart(SampleStayDto)
  sample: SampleStayDto;
}

/** What the sample costs, and under which conditions. */
export class SamplePriceDto extends OmitType(PriceDetailsDto, ['deposit_due', 'cancellation'] as const) {
  /** @example "2027-02-14" */
  @ApiProperty({ format: 'date' })
  check_in: string;

  /** @example "2027-02-20" */
  @ApiProperty({ format: 'date' })
  check_out: string;

  @ApiProperty({ type: 'integer', minimum: 0, example: 6 })
  nights: number;

  /**
   * US dollars.
   * @example "8380.00"
   */
  total: string;

  /** Null where the place has no policy. */
  @ApiProperty({ type: String, nullable: true, example: '2095.00' })
  deposit_due: string | null;

  /** Null where the place has none. */
  @ApiProperty({ type: QuoteCancellationDto, nullable: true })
  cancellation: QuoteCancellationDto | null;
}

/** What somebody who asks for the sample is told. */
export class SampleAnswerDto {
  /** Null where the rates refuse the stay. */
  @ApiProperty({ type: SamplePriceDto, nullable: true })
  price: SamplePriceDto | null;

  /** Why there is no price, in the language of the answer. */
  @ApiProperty({ type: [String], example: [] })
  refused: string[];
}

/** A sample under the rates as they are stored, and under them with the draft. Nothing has changed. */
export class RatePreviewDto {
  @ApiProperty({ type: SampleAnswerDto })
  before: SampleAnswerDto;

  @ApiProperty({ type: SampleAnswerDto })
  after: SampleAnswerDto;
}
