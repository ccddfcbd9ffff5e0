import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { FILTERS, PAGE_SIZE } from '@atoll/contract/rules';
import { Maybe } from '../fields/maybe.js';

/** Query of every read that answers in a language. */
export class LanguageQuery {
  /** Language of the answer; beats `Accept-Language`. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'ru' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  lang?: Language;
}

/** Query of every paged list. */
export class PageQuery extends LanguageQuery {
  /** Page number, from 1. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: FILTERS.page.max, default: 1, example: 1 })
  @Maybe()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(FILTERS.page.max)
  page?: number = 1;

  /** Entries on a page. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: PAGE_SIZE.max, default: PAGE_SIZE.usual, example: 12 })
  @Maybe()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(PAGE_SIZE.max)
  page_size?: number = PAGE_SIZE.usual;
}
