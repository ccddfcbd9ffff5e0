import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { ListLocationsQuery, LocationDto } from './locations.dto.js';
import { listLocations } from './locations.queries.js';

@ApiTags('locations')
@Controller('locations')
export class LocationsController {
  constructor(private readonly reader: ContentReader) {}

  /**
   * Points on the map: destinations, islands that a resort has to itself, then what the agency adds to them. Staff see other states
   * of the last with `status`.
   */
  @Get()
  @Public({ staffOnly: { parameter: 'status', permission: 'catalogue.view' } })
  @ApiBearerAuth('staff')
  @Cached('destinations', 'resorts', 'locations', 'settings')
  @ApiOkResponse({ type: LocationDto, isArray: true })
  @ApiErrors(401, 403)
  listLocations(@Query() query: ListLocationsQuery, @Lang() language: Language): Promise<string> {
    return this.reader.one(listLocations(query, language));
  }
}
