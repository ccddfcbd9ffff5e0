import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { CatalogueReader } from '../catalogue/reader.js';
import { Public } from '../common/access.js';
import { ApiErrors } from '../common/api-errors.js';
import { Cached } from '../common/cache.js';
import { Lang } from '../common/negotiation.js';
import { ListLocationsQuery, LocationDto } from './locations.dto.js';
import { listLocations } from './locations.queries.js';

@ApiTags('locations')
@Controller('locations')
export class LocationsController {
  constructor(private readonly reader: CatalogueReader) {}

  /** Islands, atolls and cities that destinations and places to stay lie on. */
  @Get()
  @Public()
  @Cached('destinations', 'resorts', 'settings')
  @ApiOkResponse({ type: LocationDto, isArray: true })
  @ApiErrors()
  listLocations(@Query() query: ListLocationsQuery, @Lang() language: Language): Promise<string> {
    return this.reader.one(listLocations(query, language));
  }
}
