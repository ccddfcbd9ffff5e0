import { ApiProperty } from '@nestjs/swagger';
import { DESTINATION_TYPES, type DestinationType } from '../../content/listing/codes.js';
import { BooleanFilter, ChoiceFilter, SearchFilter } from '../../platform/fields/filters.js';
import { DestinationListItemDto } from '../../content/listing/items.dto.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { SeoDto } from '../../content/listing/parts.dto.js';
import { StateFilterField } from '../../content/listing/staff-list.dto.js';
import type { StateFilter } from '../../content/listing/staff-list.queries.js';
import { PictureDto } from '../../content/listing/picture.dto.js';
import { PreviewField } from '../../content/listing/reference.dto.js';
import { LanguageQuery, PageQuery } from '../../platform/data/page.dto.js';

/** Filters of the destination list; filters add up. */
export class ListDestinationsQuery extends PageQuery {
  /** Only featured destinations, or only the others. */
  @BooleanFilter()
  is_featured?: boolean;

  /** Kind of place. */
  @ChoiceFilter(DESTINATION_TYPES, 'local_island')
  type?: DestinationType;

  /** Words of names, in any language. */
  @SearchFilter()
  search?: string;

  @StateFilterField()
  status?: StateFilter;

  /** The same as `is_featured`, under the name that the site's first client sends. */
  @BooleanFilter()
  featured?: boolean;
}

/** Query of one destination. */
export class GetDestinationQuery extends LanguageQuery {
  /** Shows it as visitors would see it although it is not public. */
  @PreviewField()
  preview?: string;
}

/** Destinations of one page. */
export class DestinationPageDto extends PageLinksDto {
  @ApiProperty({ type: [DestinationListItemDto] })
  results: DestinationListItemDto[];
}

/** A destination in full. */
export class DestinationDto extends DestinationListItemDto {
  @ApiProperty({ maxLength: 1000 })
  description: string;

  @ApiProperty({ type: [String] })
  highlights: string[];

  @ApiProperty({ type: String, nullable: true })
  how_to_get_there: string | null;

  /** What visitors should know on inhabited islands. */
  @ApiProperty({ type: String, nullable: true })
  etiquette: string | null;

  /** Months 1 to 12. */
  @ApiProperty({ type: 'integer', isArray: true, example: [1, 2, 3, 12] })
  best_months: number[];

  @ApiProperty({ type: [String], example: ['surf', 'budget'] })
  tags: string[];

  @ApiProperty({ type: [PictureDto] })
  gallery: PictureDto[];

  @ApiProperty({ type: SeoDto })
  seo: SeoDto;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;
}
