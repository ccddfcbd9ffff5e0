import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { PreviewTokens } from '../../content/listing/preview-tokens.js';
import { ContentReader } from '../../content/listing/reader.js';
import { Clock } from '../../platform/data/clock.js';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { ListPageHeroesQuery, PageHeroDto } from './page-heroes.dto.js';
import { listPageHeroes } from './page-heroes.queries.js';

@ApiTags('page heroes')
@Controller('page-heroes')
export class PageHeroesController {
  constructor(
    private readonly reader: ContentReader,
    private readonly previews: PreviewTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * First views of pages, the first of a page in front. One with a time of its own appears and leaves within five minutes of it:
   * that long an answer is kept. Staff see other states with `status`.
   */
  @Get()
  @Public({ staffOnly: { parameter: 'status', permission: 'content.view' } })
  @ApiBearerAuth('staff')
  @Cached('heroes', 'media')
  @ApiOkResponse({ type: PageHeroDto, isArray: true })
  @ApiErrors(401, 403, 404)
  listPageHeroes(@Query() query: ListPageHeroesQuery, @Lang() language: Language): Promise<string> {
    const opened = this.previews.opened('page_hero', query.preview);
    return this.reader.one(listPageHeroes(query, language, this.clock.now(), opened));
  }
}
