import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { LanguageQuery } from '../common/page.dto.js';
import { type CurrencyCode } from '../common/currencies.js';
import { CurrencyFilter } from './filters.js';

/** Names one thing of the catalogue. */
export class ReferenceParams {
  /** Id or slug. */
  @ApiProperty({ maxLength: 80, pattern: '^[A-Za-z0-9-]+$', example: 'south-ari-whale-sharks' })
  @IsString()
  @MaxLength(80)
  @Matches(/^[A-Za-z0-9-]+$/)
  id: string;
}

/** Query of one thing with a price. */
export class PricedQuery extends LanguageQuery {
  /** Currency to show prices in beside US dollars. */
  @CurrencyFilter()
  currency?: CurrencyCode;
}
