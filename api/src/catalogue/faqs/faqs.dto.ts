import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { ListedDto } from '../../content/listing/listed.dto.js';
import { BooleanFilter, ChoiceFilter, SearchFilter } from '../../platform/fields/filters.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { PreviewField } from '../../content/listing/reference.dto.js';
import { StateFilterField } from '../../content/listing/staff-list.dto.js';
import type { StateFilter } from '../../content/listing/staff-list.queries.js';
import { LanguageQuery, PageQuery } from '../../platform/data/page.dto.js';
import { FaqEntryDto } from '../../content/rich-text/block-answers.dto.js';
import { FAQ_CATEGORIES, type FaqCategory } from '../../content/rich-text/faq-categories.js';

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

  @StateFilterField()
  status?: StateFilter;
}

/** Query of one question. */
export class GetFaqQuery extends LanguageQuery {
  /** Shows it as visitors would see it although it is not public. */
  @PreviewField()
  preview?: string;
}

/** A page that says more. */
export class RelatedPageDto {
  @ApiProperty({ example: 'cancellation' })
  slug: string;

  @ApiProperty({ example: 'Cancellation' })
  title: string;
}

/** A question with its answer. */
export class FaqDto extends IntersectionType(FaqEntryDto, ListedDto) {
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
}

/** Questions of one page. */
export class FaqPageDto extends PageLinksDto {
  @ApiProperty({ type: [FaqDto] })
  results: FaqDto[];
}
