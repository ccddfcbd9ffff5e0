import { ApiProperty } from '@nestjs/swagger';
import { DESTINATION_TYPES, type DestinationType } from '../catalogue/codes.js';
import { ChoiceFilter } from '../catalogue/filters.js';
import { LanguageQuery } from '../common/page.dto.js';

/** Filters of the location list. */
export class ListLocationsQuery extends LanguageQuery {
  /** Kind of place. */
  @ChoiceFilter(DESTINATION_TYPES, 'local_island')
  kind?: DestinationType;
}

/** An island, atoll or city that destinations and places to stay lie on. */
export class LocationDto {
  /** Slug of the destination, or of the resort that has the island to itself. */
  @ApiProperty({ maxLength: 80, example: 'dhigurah' })
  slug: string;

  @ApiProperty({ maxLength: 100, example: 'Dhigurah' })
  name: string;

  /** Name of the island as it stands on maps; null for atolls and regions. */
  @ApiProperty({ type: String, nullable: true, example: 'Dhigurah' })
  island: string | null;

  /** Name of the atoll. */
  @ApiProperty({ type: String, nullable: true, example: 'South Ari Atoll' })
  atoll: string | null;

  @ApiProperty({ example: 'ADh' })
  atoll_code: string;

  @ApiProperty({ enum: DESTINATION_TYPES, example: 'local_island' })
  kind: DestinationType;

  @ApiProperty({ minimum: -90, maximum: 90, example: 3.5267 })
  lat: number;

  @ApiProperty({ minimum: -180, maximum: 180, example: 72.9242 })
  lng: number;

  /** Published places to stay there. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  resort_count: number;
}
