import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { cleanJson } from '../../content/rich-text/rich-text.js';
import { ReferenceParams } from '../../content/listing/reference.dto.js';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { FaqDto, FaqPageDto, GetFaqQuery, ListFaqsQuery } from './faqs.dto.js';
import { getFaq, listFaqs } from './faqs.queries.js';

@ApiTags('faqs')
@Controller('faqs')
export class FaqsController {
  constructor(private readonly reader: ContentReader) {}

  /** Questions of travellers with their answers, in the agency's order, a page at a time. Staff see other states with `status`. */
  @Get()
  @Public({ staffOnly: { parameter: 'status', permission: 'content.view' } })
  @ApiBearerAuth('staff')
  @Cached('faqs', 'pages', 'settings')
  @ApiOkResponse({ type: FaqPageDto })
  @ApiErrors(401, 403, 404)
  async listFaqs(
    @Query() query: ListFaqsQuery,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    return cleanJson(await this.reader.page(listFaqs(query, language), query, request.url));
  }

  /** One question with its answer, by id or slug. */
  @Get(':id')
  @Public()
  @Cached('faqs', 'pages', 'settings')
  @ApiOkResponse({ type: FaqDto })
  @ApiErrors(404, 410)
  async getFaq(
    @Param() { id }: ReferenceParams,
    @Query() { preview }: GetFaqQuery,
    @Lang() language: Language,
  ): Promise<string> {
    const json = await this.reader.at('faq', { id, preview, language }, (opened) => getFaq(id, language, opened));
    return cleanJson(json);
  }
}
