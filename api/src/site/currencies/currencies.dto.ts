import { ApiProperty } from '@nestjs/swagger';
import { CURRENCY_CODES, type CurrencyCode } from '../../platform/fields/currencies.js';

/** A currency that prices can be shown in. */
export class CurrencyDto {
  @ApiProperty({ enum: CURRENCY_CODES, example: 'EUR' })
  code: CurrencyCode;

  @ApiProperty({ example: 'Euro' })
  name: string;

  @ApiProperty({ example: '€' })
  symbol: string;

  /** Units for one US dollar. */
  @ApiProperty({ example: 0.85 })
  rate: number;

  /** BCP 47 tag for formatting. */
  @ApiProperty({ example: 'de-DE' })
  locale: string;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 3, example: 2 })
  decimals: number;

  /** Day of the rate. */
  @ApiProperty({ format: 'date', example: '2021-07-01' })
  as_of: string;

  @ApiProperty({ example: 'Default rates' })
  source: string;
}
