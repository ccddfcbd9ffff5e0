import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { ByLanguage } from '../../content/editing/by-language.js';
import { LabelField, NumberField, PartsField, YesField } from '../../content/editing/fields.js';
import { CANCELLATION_POLICIES, type CancellationPolicy } from '../../content/listing/codes.js';

const LABELS = {
  en: 'Free cancellation up to 48 hours before departure',
  ru: 'Бесплатная отмена не позднее чем за 48 часов до начала поездки',
  zh: '出发前 48 小时以上可免费取消',
};

/** Labels of a policy by language. */
export class PolicyLabelsDto extends ByLanguage<string>((language) => LabelField(200, LABELS[language])) {}

/** Names a policy. */
export class PolicyParams {
  @ApiProperty({ enum: CANCELLATION_POLICIES, example: 'flex_48h' })
  @IsIn(CANCELLATION_POLICIES)
  code: CancellationPolicy;
}

/** What comes back of the total to who cancels at least so many hours before check-in, 14:00 in the Maldives unless the place says otherwise. */
export class CancellationTierDto {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 8760, example: 48 })
  @IsInt()
  @Min(0)
  @Max(8760)
  hours_before: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 100, example: 100 })
  @IsInt()
  @Min(1)
  @Max(100)
  refund_percent: number;
}

/** Changed members of a policy. Bookings keep what they were made under. */
export class WritePolicyDto {
  /** From the earliest: later ones give back less. After the last nothing comes back. */
  @PartsField(CancellationTierDto, 10)
  tiers?: CancellationTierDto[];

  /** Else what was paid as deposit is kept whatever the tier says. */
  @YesField(true)
  deposit_refundable?: boolean;

  /** Percent of the total, due when the agency has said yes. */
  @NumberField(0, 100, 25)
  deposit_percent?: number;

  /** The rest is due so many days before arrival. */
  @NumberField(0, 365, 7)
  balance_days_before?: number;
}

/** What a policy says. */
class PolicyTermsDto {
  @ApiProperty({ enum: CANCELLATION_POLICIES, example: 'flex_48h' })
  code: CancellationPolicy;

  /** From the earliest; after the last nothing comes back. */
  @ApiProperty({ type: [CancellationTierDto] })
  tiers: CancellationTierDto[];

  /** Else what was paid as deposit is kept whatever the tier says. */
  @ApiProperty({ example: true })
  deposit_refundable: boolean;

  /** Percent of the total, due when the agency has said yes. */
  @ApiProperty({ type: 'integer', example: 25 })
  deposit_percent: number;

  /** The rest is due so many days before arrival. */
  @ApiProperty({ type: 'integer', example: 7 })
  balance_days_before: number;
}

/** A cancellation policy as visitors read it. */
export class CancellationTermsDto extends PolicyTermsDto {
  /** In the language of the answer. */
  @ApiProperty({ example: LABELS.en })
  label: string;
}

/** A cancellation policy as staff see it. */
export class EditablePolicyDto extends PolicyTermsDto {
  @ApiProperty({ type: PolicyLabelsDto })
  labels: PolicyLabelsDto;

  /** For `If-Match`. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-23T08:00:00.000Z' })
  updated_at: string;
}
