import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { LanguageQuery } from '../../platform/data/page.dto.js';
import { type CurrencyCode } from '../../platform/fields/currencies.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { CurrencyFilter } from '../../platform/fields/filters.js';

/** Names one thing of the catalogue. */
export class ReferenceParams {
  /** Id or slug; the code of what is named by one. */
  @ApiProperty({ maxLength: 80, pattern: '^[A-Za-z0-9_-]+$', example: 'south-ari-whale-sharks' })
  @IsString()
  @MaxLength(80)
  @Matches(/^[A-Za-z0-9_-]+$/)
  id: string;
}

/** Query of one thing with a price. */
export class PricedQuery extends LanguageQuery {
  /** Currency to show prices in beside US dollars. */
  @CurrencyFilter()
  currency?: CurrencyCode;
}

/** A token of `POST …/preview/`. */
export const PreviewField = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      maxLength: 80,
      example: '12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE',
    }),
    Maybe(),
    IsString(),
    MaxLength(80),
  );
