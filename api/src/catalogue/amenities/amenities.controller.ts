import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { AmenityListItemDto, ListAmenitiesQuery } from './amenities.dto.js';
import { listAmenities } from './amenities.queries.js';

@ApiTags('amenities')
@Controller('amenities')
export class AmenitiesController {
  constructor(private readonly reader: ContentReader) {}

  /** Everything places to stay may offer, in the agency's order. Staff see other states with `status`. */
  @Get()
  @Public({ staffOnly: { parameter: 'status', permission: 'catalogue.view' } })
  @ApiBearerAuth('staff')
  @Cached('amenities')
  @ApiOkResponse({ type: AmenityListItemDto, isArray: true })
  @ApiErrors(401, 403)
  listAmenities(@Query() query: ListAmenitiesQuery, @Lang() language: Language): Promise<string> {
    return this.reader.one(listAmenities(query, language));
  }
}
