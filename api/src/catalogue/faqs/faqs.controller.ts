import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { ReferenceParams } from '../../content/listing/reference.dto.js';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { FaqDto, FaqPageDto, GetFaqQuery, ListFaqsQuery } from './faqs.dto.js';
import { FaqsService } from './faqs.service.js';

@ApiTags('faqs')
@Controller('faqs')
export class FaqsController {
  constructor(private readonly faqs: FaqsService) {}

  /** Questions of travellers with their answers, in the agency's order, a page at a time. Staff see other states with `status`. */
  @Get()
  @Public({ staffOnly: { parameter: 'status', permission: 'content.view' } })
  @ApiBearerAuth('staff')
  @Cached('faqs', 'pages', 'settings')
  @ApiOkResponse({ type: FaqPageDto })
  @ApiErrors(401, 403, 404)
  listFaqs(@Query() query: ListFaqsQuery, @Lang() language: Language, @Req() request: FastifyRequest): Promise<string> {
    return this.faqs.list(query, language, request.url);
  }

  /** One question with its answer, by id or slug. */
  @Get(':id')
  @Public()
  @Cached('faqs', 'pages', 'settings')
  @ApiOkResponse({ type: FaqDto })
  @ApiErrors(404, 410)
  getFaq(
    @Param() { id }: ReferenceParams,
    @Query() { preview }: GetFaqQuery,
    @Lang() language: Language,
  ): Promise<string> {
    return this.faqs.get(id, language, preview);
  }
}
