import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { Clock } from '../../platform/data/clock.js';
import { Config } from '../../platform/config/config.js';
import { Public } from '../../platform/access/access.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { GetHomepageQuery, HomepageDto } from './homepage.dto.js';
import { getHomepage } from './homepage.queries.js';

@ApiTags('homepage')
@Controller('homepage')
export class HomepageController {
  constructor(
    private readonly reader: ContentReader,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** What every page shows of the agency, and what the homepage puts forward. */
  @Get('public')
  @Public()
  @Cached('settings', 'heroes', 'packages', 'resorts', 'destinations', 'experiences', 'media')
  @ApiOkResponse({ type: HomepageDto })
  @ApiErrors(404)
  async getHomepage(@Query() { preview }: GetHomepageQuery, @Lang() language: Language): Promise<string> {
    const kept = await this.reader.kept('homepage', preview, language);
    if (kept === null && preview !== undefined) throw new NotFoundError();
    return kept ?? this.reader.one(getHomepage(language, this.clock.now(), this.config.cardProvider !== null));
  }
}
