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
import { GetPostQuery, ListPostsQuery, PostDto, PostPageDto } from './posts.dto.js';
import { getPost, listPosts } from './posts.queries.js';

@ApiTags('posts')
@Controller('posts')
export class PostsController {
  constructor(private readonly reader: ContentReader) {}

  /** Articles of the blog, the newest first, a page at a time. Staff see other states with `status`. */
  @Get()
  @Public({ staffOnly: { parameter: 'status', permission: 'content.view' } })
  @ApiBearerAuth('staff')
  @Cached('posts', 'settings', 'media')
  @ApiOkResponse({ type: PostPageDto })
  @ApiErrors(401, 403, 404)
  listPosts(
    @Query() query: ListPostsQuery,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    return this.reader.page(listPosts(query, language), query, request.url);
  }

  /** One article with its blocks and the packages it speaks of, by id or slug. */
  @Get(':id')
  @Public()
  @Cached('posts', 'faqs', 'packages', 'resorts', 'destinations', 'settings', 'media')
  @ApiOkResponse({ type: PostDto })
  @ApiErrors(404, 410)
  async getPost(
    @Param() { id }: ReferenceParams,
    @Query() { preview }: GetPostQuery,
    @Lang() language: Language,
  ): Promise<string> {
    const json = await this.reader.at('post', { id, preview, language }, (opened) => getPost(id, language, opened));
    return cleanJson(json);
  }
}
