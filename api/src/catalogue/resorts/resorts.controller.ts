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
import { ResortListItemDto } from '../../content/listing/items.dto.js';
import {
  FeaturedResortsQuery,
  GetResortQuery,
  ListResortsQuery,
  ResortDto,
  ResortFacetsDto,
  ResortFacetsQuery,
  ResortPageDto,
} from './resorts.dto.js';
import { getResort, listFeaturedResorts, listResorts, resortFacets } from './resorts.queries.js';

@ApiTags('resorts')
@Controller('resorts')
export class ResortsController {
  constructor(private readonly reader: ContentReader) {}

  /** Places to stay, filtered and sorted, a page at a time. Staff see other states with `status`. */
  @Get()
  @Public({ staffOnly: { parameter: 'status', permission: 'catalogue.view' } })
  @ApiBearerAuth('staff')
  @Cached('resorts', 'destinations', 'amenities', 'transfers', 'settings', 'media')
  @ApiOkResponse({ type: ResortPageDto })
  @ApiErrors(401, 403, 404)
  listResorts(
    @Query() query: ListResortsQuery,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    return this.reader.page(listResorts(query, language), query, request.url);
  }

  /** How many places each value of a filter would leave, the other filters kept: the numbers beside the choices of a list. */
  @Get('facets')
  @Public()
  @Cached('resorts', 'destinations', 'amenities', 'transfers')
  @ApiOkResponse({ type: ResortFacetsDto })
  @ApiErrors()
  getResortFacets(@Query() query: ResortFacetsQuery): Promise<string> {
    return this.reader.one(resortFacets(query));
  }

  /** Featured places to stay in the agency's order, at most 24, without pages. */
  @Get('featured')
  @Public()
  @Cached('resorts', 'destinations', 'settings', 'media')
  @ApiOkResponse({ type: ResortListItemDto, isArray: true })
  @ApiErrors()
  listFeaturedResorts(@Query() query: FeaturedResortsQuery, @Lang() language: Language): Promise<string> {
    return this.reader.one(listFeaturedResorts(query, language));
  }

  /** One place to stay in full, by id, slug or an earlier slug. */
  @Get(':id')
  @Public()
  @Cached('resorts', 'packages', 'destinations', 'amenities', 'transfers', 'settings', 'media')
  @ApiOkResponse({ type: ResortDto })
  @ApiErrors(404, 410)
  getResort(
    @Param() { id }: ReferenceParams,
    @Query() query: GetResortQuery,
    @Lang() language: Language,
  ): Promise<string> {
    return this.reader.at('resort', { id, preview: query.preview, language }, (opened) =>
      getResort(id, query, language, opened),
    );
  }
}
