import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import {
  CONTENT_STATUSES,
  type ContentStatus,
  LOCATION_KINDS,
  LOCATION_SOURCES,
  type LocationKind,
  type LocationSource,
} from '../../content/listing/codes.js';
import { ChoiceFilter, SearchFilter } from '../../platform/fields/filters.js';
import { LocalizationDto } from '../../content/listing/parts.dto.js';
import { EditingStateDto, StateFilterField } from '../../content/listing/staff-list.dto.js';
import type { StateFilter } from '../../content/listing/staff-list.queries.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';

/** Filters of the location list; filters add up. */
export class ListLocationsQuery extends LanguageQuery {
  /** Kind of place. */
  @ChoiceFilter(LOCATION_KINDS, 'local_island')
  kind?: LocationKind;

  /** Code of the atoll it lies in. */
  @ApiPropertyOptional({ maxLength: 10, pattern: '^[A-Za-z0-9_-]+$', example: 'ADh' })
  @Maybe()
  @IsString()
  @MaxLength(10)
  @Matches(/^[A-Za-z0-9_-]+$/)
  atoll?: string;

  /** Only what comes from there. */
  @ChoiceFilter(LOCATION_SOURCES, 'location')
  source?: LocationSource;

  /** Words of names, islands and atolls, in any language. */
  @SearchFilter()
  search?: string;

  /** For staff: own locations in this state, or `all`. The others are public by nature: they are in `published` and `all`. */
  @StateFilterField()
  status?: StateFilter;
}

/** A point on the map: where travellers stay, or what else they look for. */
export class LocationDto {
  /** Which rows it comes from; `id` and `slug` are unique within one of them. Only those of `location` are edited here. */
  @ApiProperty({ enum: LOCATION_SOURCES, example: 'destination' })
  source: LocationSource;

  @ApiProperty({ type: 'integer', example: 7 })
  id: number;

  /** Slug of the destination, of the resort that has the island to itself, or of the agency's own location. */
  @ApiProperty({ maxLength: 80, example: 'dhigurah' })
  slug: string;

  @ApiProperty({ maxLength: 100, example: 'Dhigurah' })
  name: string;

  /** What is special about it, in a sentence; null for destinations and resorts, which have pages of their own. */
  @ApiProperty({ type: String, nullable: true, maxLength: 300, example: null })
  description: string | null;

  /** Name of the island as it stands on maps; null for atolls and regions. */
  @ApiProperty({ type: String, nullable: true, example: 'Dhigurah' })
  island: string | null;

  /** Name of the atoll. */
  @ApiProperty({ type: String, nullable: true, example: 'South Ari Atoll' })
  atoll: string | null;

  @ApiProperty({ example: 'ADh' })
  atoll_code: string;

  @ApiProperty({ enum: LOCATION_KINDS, example: 'local_island' })
  kind: LocationKind;

  /** Never null for visitors, like `lng`: a draft may not know yet where it lies. */
  @ApiProperty({ type: Number, nullable: true, minimum: -90, maximum: 90, example: 3.5267 })
  lat: number | null;

  @ApiProperty({ type: Number, nullable: true, minimum: -180, maximum: 180, example: 72.9242 })
  lng: number | null;

  /** Slug of the published destination that it is or belongs to. */
  @ApiProperty({ type: String, nullable: true, maxLength: 80, example: 'dhigurah' })
  destination: string | null;

  /** Published places to stay there. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  resort_count: number;

  @ApiProperty({ type: LocalizationDto })
  _i18n: LocalizationDto;

  /** Staff lists only. */
  @ApiPropertyOptional({ enum: CONTENT_STATUSES, example: 'draft' })
  status?: ContentStatus;

  /** Staff lists only; null for destinations and resorts, which are edited where they are at home. */
  @ApiPropertyOptional({ type: EditingStateDto, nullable: true })
  editing?: EditingStateDto | null;
}
