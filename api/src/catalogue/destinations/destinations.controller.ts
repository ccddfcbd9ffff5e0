import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { ReferenceParams } from '../../content/listing/reference.dto.js';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { DestinationDto, DestinationPageDto, GetDestinationQuery, ListDestinationsQuery } from './destinations.dto.js';
import { getDestination, listDestinations } from './destinations.queries.js';

@ApiTags('destinations')
@Controller('destinations')
export class DestinationsController {
  constructor(private readonly reader: ContentReader) {}

  /** Destinations in the agency's order, a page at a time. Staff see other states with `status`. */
  @Get()
  @Public({ staffOnly: { parameter: 'status', permission: 'catalogue.view' } })
  @ApiBearerAuth('staff')
  @Cached('destinations', 'resorts', 'packages', 'settings', 'media')
  @ApiOkResponse({ type: DestinationPageDto })
  @ApiErrors(401, 403, 404)
  listDestinations(
    @Query() query: ListDestinationsQuery,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    return this.reader.page(listDestinations(query, language), query, request.url);
  }

  /** One destination in full, by id, slug or an earlier slug. */
  @Get(':id')
  @Public()
  @Cached('destinations', 'resorts', 'packages', 'settings', 'media')
  @ApiOkResponse({ type: DestinationDto })
  @ApiErrors(404, 410)
  getDestination(
    @Param() { id }: ReferenceParams,
    @Query() { preview }: GetDestinationQuery,
    @Lang() language: Language,
  ): Promise<string> {
    return this.reader.at('destination', { id, preview, language }, (opened) => getDestination(id, language, opened));
  }
}
