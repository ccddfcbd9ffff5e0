import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsString, Matches, Max, Min } from 'class-validator';
import { ByLanguage } from '../../content/editing/by-language.js';
import { LabelField, PartField } from '../../content/editing/fields.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { CURRENCY_CODES, type CurrencyCode } from '../../platform/fields/currencies.js';
import { IsCalendarDate, IsText } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { PageQuery } from '../../platform/data/page.dto.js';

/** Names a currency. */
export class CurrencyParams {
  @ApiProperty({ enum: CURRENCY_CODES, example: 'EUR' })
  @IsIn(CURRENCY_CODES)
  code: CurrencyCode;
}

/** Names by language. */
export class CurrencyNamesDto extends ByLanguage<string>((language) =>
  LabelField(60, { en: 'Euro', ru: 'Евро', zh: '欧元' }[language]),
) {}

/** Changed members of a currency. */
export class WriteCurrencyDto {
  /** Offered to visitors. US dollars always are. */
  @ApiPropertyOptional({ example: true })
  @Maybe()
  @IsBoolean()
  is_active?: boolean;

  /** The named languages are replaced. */
  @PartField(CurrencyNamesDto)
  names?: CurrencyNamesDto;

  /** Digits after the point. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 3, example: 2 })
  @Maybe()
  @IsInt()
  @Min(0)
  @Max(3)
  decimals?: number;
}

/** A rate from a day on. */
export class WriteCurrencyRateDto {
  /** Units for one US dollar, up to six decimals. */
  @ApiProperty({ type: String, pattern: String.raw`^\d{1,8}(\.\d{1,6})?$`, example: '0.8512' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value))
  @IsString({ message: 'invalid_number' })
  @Matches(/^(?=.*[1-9])\d{1,8}(\.\d{1,6})?$/, { message: 'invalid_number' })
  rate: string;

  /** First day of the rate, at most a year ahead. */
  @ApiProperty({ format: 'date', example: '2026-11-21' })
  @IsCalendarDate()
  as_of: string;

  /** Where it comes from; visitors see it. */
  @ApiProperty({ minLength: 1, maxLength: 200, example: 'European Central Bank' })
  @IsText(1, 200)
  source: string;
}

/** A dated rate. */
export class CurrencyRateDto {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  @ApiProperty({ example: 0.8512 })
  rate: number;

  @ApiProperty({ format: 'date', example: '2026-11-21' })
  as_of: string;

  @ApiProperty({ example: 'European Central Bank' })
  source: string;

  /** E-mail address; null for the table of the installation. */
  @ApiProperty({ type: String, nullable: true, example: 'finance@atoll.example' })
  created_by: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;
}

/** Page of the history of rates. */
export class ListCurrencyRatesQuery extends PageQuery {}

/** Rates of one page, the latest day first. */
export class CurrencyRatePageDto extends PageLinksDto {
  @ApiProperty({ type: [CurrencyRateDto] })
  results: CurrencyRateDto[];
}

/** A currency as staff see it. */
export class EditableCurrencyDto {
  @ApiProperty({ enum: CURRENCY_CODES, example: 'EUR' })
  code: CurrencyCode;

  @ApiProperty({ type: CurrencyNamesDto })
  names: CurrencyNamesDto;

  @ApiProperty({ example: '€' })
  symbol: string;

  @ApiProperty({ type: 'integer', example: 2 })
  decimals: number;

  @ApiProperty({ example: true })
  is_active: boolean;

  /** Units for one US dollar now. */
  @ApiProperty({ example: 0.8512 })
  rate: number;

  @ApiProperty({ format: 'date', example: '2026-11-21' })
  as_of: string;

  @ApiProperty({ example: 'European Central Bank' })
  source: string;

  /** The rate is older than 30 days: a warning for the office. */
  @ApiProperty({ example: false })
  is_stale: boolean;

  /** For `If-Match`. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}
