import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { ReferenceParams } from '../../content/listing/reference.dto.js';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { ExperienceDto, ExperiencePageDto, GetExperienceQuery, ListExperiencesQuery } from './experiences.dto.js';
import { ExperiencesService } from './experiences.service.js';

@ApiTags('experiences')
@Controller('experiences')
export class ExperiencesController {
  constructor(private readonly experiences: ExperiencesService) {}

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
    return this.experiences.list(query, language, request.url);
  }

  /** One experience in full, by id, slug or an earlier slug. */
  @Get(':id')
  @Public()
  @Cached('experiences', 'destinations', 'settings', 'media')
  @ApiOkResponse({ type: ExperienceDto })
  @ApiErrors(404, 410)
  getExperience(
    @Param() { id }: ReferenceParams,
    @Query() query: GetExperienceQuery,
    @Lang() language: Language,
  ): Promise<string> {
    return this.experiences.get(id, query, language);
  }
}
