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
import { ExperienceDto, ExperiencePageDto, GetExperienceQuery, ListExperiencesQuery } from './experiences.dto.js';
import { getExperience, listExperiences } from './experiences.queries.js';

@ApiTags('experiences')
@Controller('experiences')
export class ExperiencesController {
  constructor(private readonly reader: ContentReader) {}

  /** Experiences, filtered and sorted, a page at a time. Staff see other states with `status`. */
  @Get()
  @Public({ staffOnly: { parameter: 'status', permission: 'catalogue.view' } })
  @ApiBearerAuth('staff')
  @Cached('experiences', 'destinations', 'settings', 'media')
  @ApiOkResponse({ type: ExperiencePageDto })
  @ApiErrors(401, 403, 404)
  listExperiences(
    @Query() query: ListExperiencesQuery,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    return this.reader.page(listExperiences(query, language), query, request.url);
  }

  /** One experience in full, by id, slug or an earlier slug. */
  @Get(':id')
  @Public()
  @Cached('experiences', 'destinations', 'settings', 'media')
  @ApiOkResponse({ type: ExperienceDto })
  @ApiErrors(404, 410)
  getExperience(
    @Param() { id }: ReferenceParams,
    @Query() { currency, preview }: GetExperienceQuery,
    @Lang() language: Language,
  ): Promise<string> {
    return this.reader.at('experience', { id, preview, language }, (opened) =>
      getExperience(id, currency, language, opened),
    );
  }
}
