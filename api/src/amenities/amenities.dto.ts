import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { AMENITY_GROUPS, type AmenityGroup } from '../catalogue/codes.js';
import { BooleanFilter, ChoiceFilter } from '../catalogue/filters.js';
import { LocalizationDto } from '../catalogue/parts.dto.js';
import { LanguageQuery } from '../common/page.dto.js';

/** Filters of the amenity list. */
export class ListAmenitiesQuery extends LanguageQuery {
  /** Of one group. */
  @ChoiceFilter(AMENITY_GROUPS, 'water')
  group?: AmenityGroup;

  /** Only what lists offer as a filter, or only the rest. */
  @BooleanFilter()
  is_filterable?: boolean;
}

/** Names one amenity. */
export class AmenityParams {
  /** Id or code. */
  @ApiProperty({ maxLength: 40, pattern: '^[a-z0-9_]+$', example: 'spa' })
  @IsString()
  @MaxLength(40)
  @Matches(/^[a-z0-9_]+$/)
  id: string;
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
}
