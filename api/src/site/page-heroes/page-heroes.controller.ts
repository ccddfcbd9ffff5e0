import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { ListPageHeroesQuery, PageHeroDto } from './page-heroes.dto.js';
import { PageHeroesService } from './page-heroes.service.js';

@ApiTags('page heroes')
@Controller('page-heroes')
export class PageHeroesController {
  constructor(private readonly heroes: PageHeroesService) {}

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
    return this.heroes.list(query, language);
  }
}
