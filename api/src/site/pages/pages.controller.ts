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
import { LanguageQuery } from '../../platform/data/page.dto.js';
import { AboutDto, GetPageQuery, ListPagesQuery, PageDto, PagePageDto } from './pages.dto.js';
import { getAbout, getPage, listPages } from './pages.queries.js';

@ApiTags('pages')
@Controller('pages')
export class PagesController {
  constructor(private readonly reader: ContentReader) {}

  /** Published pages in menu order: what footer and menus link to. Staff see other states with `status`. */
  @Get()
  @Public({ staffOnly: { parameter: 'status', permission: 'content.view' } })
  @ApiBearerAuth('staff')
  @Cached('pages')
  @ApiOkResponse({ type: PagePageDto })
  @ApiErrors(401, 403, 404)
  listPages(
    @Query() query: ListPagesQuery,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    return this.reader.page(listPages(query, language), query, request.url);
  }

  /** One page with its blocks, by slug or id. Pictures, questions, packages and resorts of blocks come as they are now. */
  @Get(':id')
  @Public()
  @Cached('pages', 'faqs', 'packages', 'resorts', 'destinations', 'settings', 'media')
  @ApiOkResponse({ type: PageDto })
  @ApiErrors(404, 410)
  async getPage(
    @Param() { id }: ReferenceParams,
    @Query() { preview }: GetPageQuery,
    @Lang() language: Language,
  ): Promise<string> {
    const json = await this.reader.at('page', { id, preview, language }, (opened) => getPage(id, language, opened));
    return cleanJson(json);
  }
}

@ApiTags('pages')
@Controller('about')
export class AboutController {
  constructor(private readonly reader: ContentReader) {}

  /** The agency about itself: what the page `about` says, in a shape of its own. */
  @Get('data')
  @Public()
  @Cached('pages', 'media')
  @ApiOkResponse({ type: AboutDto })
  @ApiErrors(404)
  async getAbout(@Query() _query: LanguageQuery, @Lang() language: Language): Promise<string> {
    return cleanJson(await this.reader.one(getAbout(language)), ['body']);
  }
}
