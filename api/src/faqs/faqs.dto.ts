import { ApiProperty } from '@nestjs/swagger';
import { BooleanFilter, ChoiceFilter, SearchFilter } from '../catalogue/filters.js';
import { PageLinksDto } from '../catalogue/page-links.dto.js';
import { LocalizationDto } from '../catalogue/parts.dto.js';
import { PageQuery } from '../common/page.dto.js';
import { FaqEntryDto } from '../rich-text/block-answers.dto.js';
import { FAQ_CATEGORIES, type FaqCategory } from './faq.entity.js';

/** Filters of the questions; filters add up. */
export class ListFaqsQuery extends PageQuery {
  @ChoiceFilter(FAQ_CATEGORIES, 'transfer')
  category?: FaqCategory;

  /** Only featured questions, or only the others. */
  @BooleanFilter()
  featured?: boolean;

  /** Words of questions and answers, in any language. */
  @SearchFilter()
  search?: string;
}

/** A page that says more. */
export class RelatedPageDto {
  @ApiProperty({ example: 'cancellation' })
  slug: string;

  @ApiProperty({ example: 'Cancellation' })
  title: string;
}

/** A question with its answer. */
export class FaqDto extends FaqEntryDto {
  /** Label in the language of the answer. */
  @ApiProperty({ example: 'Transfers' })
  category: string;

  @ApiProperty({ enum: FAQ_CATEGORIES, example: 'transfer' })
  category_code: FaqCategory;

  @ApiProperty({ example: true })
  is_featured: boolean;

  @ApiProperty({ type: [RelatedPageDto] })
  related_pages: RelatedPageDto[];

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;

  @ApiProperty({ type: LocalizationDto })
  _i18n: LocalizationDto;
}

/** Questions of one page. */
export class FaqPageDto extends PageLinksDto {
  @ApiProperty({ type: [FaqDto] })
  results: FaqDto[];
}
