import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ListedDto } from '../../content/listing/listed.dto.js';
import { AMENITY_GROUPS, type AmenityGroup } from '../../content/listing/codes.js';
import { BooleanFilter, ChoiceFilter } from '../../platform/fields/filters.js';
import { StateFilterField } from '../../content/listing/staff-list.dto.js';
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
export class AmenityListItemDto extends ListedDto {
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

  /** Staff lists only: places that offer it, themselves or in a room. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0, example: 9 })
  resort_count?: number;
}
