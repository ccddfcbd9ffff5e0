import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  AMENITY_GROUPS,
  type AmenityGroup,
  CONTENT_STATUSES,
  type ContentStatus,
} from '../../content/listing/codes.js';
import { BooleanFilter, ChoiceFilter } from '../../platform/fields/filters.js';
import { LocalizationDto } from '../../content/listing/parts.dto.js';
import { EditingStateDto, StateFilterField } from '../../content/listing/staff-list.dto.js';
import type { StateFilter } from '../../content/listing/staff-list.queries.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';

/** Filters of the amenity list. */
export class ListAmenitiesQuery extends LanguageQuery {
  /** Of one group. */
  @ChoiceFilter(AMENITY_GROUPS, 'water')
  group?: AmenityGroup;

  /** Only what lists offer as a filter, or only the rest. */
  @BooleanFilter()
  is_filterable?: boolean;

  @StateFilterField()
  status?: StateFilter;
}

/** Something a place to stay may offer. */
export class AmenityListItemDto {
  @ApiProperty({ type: 'integer', example: 3 })
  id: number;

  @ApiProperty({ maxLength: 40, example: 'spa' })
  code: string;

  @ApiProperty({ maxLength: 100, example: 'Spa' })
  name: string;

  @ApiProperty({ maxLength: 40, example: 'spa' })
  icon: string;

  @ApiProperty({ enum: AMENITY_GROUPS, example: 'wellness' })
  group: AmenityGroup;

  /** Lists offer it as a filter: `resorts/?amenity=spa`. */
  @ApiProperty({ example: true })
  is_filterable: boolean;

  @ApiProperty({ type: LocalizationDto })
  _i18n: LocalizationDto;

  /** Staff lists only. */
  @ApiPropertyOptional({ enum: CONTENT_STATUSES, example: 'draft' })
  status?: ContentStatus;

  /** Staff lists only. */
  @ApiPropertyOptional({ type: EditingStateDto })
  editing?: EditingStateDto;

  /** Staff lists only: places that offer it, themselves or in a room. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0, example: 9 })
  resort_count?: number;
}
