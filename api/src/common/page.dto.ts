import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { Maybe } from './maybe.js';

export const DEFAULT_PAGE_SIZE = 12;
export const MAX_PAGE_SIZE = 100;

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
  @ApiPropertyOptional({ type: 'integer', minimum: 1, default: 1, example: 1 })
  @Maybe()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100_000)
  page?: number = 1;

  /** Entries on a page. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE, example: 12 })
  @Maybe()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE_SIZE)
  page_size?: number = DEFAULT_PAGE_SIZE;
}
