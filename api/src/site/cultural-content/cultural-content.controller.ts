import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { PreviewTokens } from '../../content/listing/preview-tokens.js';
import { ContentReader } from '../../content/listing/reader.js';
import { cleanJson } from '../../content/rich-text/rich-text.js';
import { Clock } from '../../platform/data/clock.js';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { CulturalContentDto, ListCulturalContentQuery } from './cultural-content.dto.js';
import { listCulturalContent } from './cultural-content.queries.js';

@ApiTags('cultural content')
@Controller('cultural-content')
export class CulturalContentController {
  constructor(
    private readonly reader: ContentReader,
    private readonly previews: PreviewTokens,
    private readonly clock: Clock,
  ) {}

  /** Greetings, customs, phrases, festivals, dishes, tips and laws that are valid today. Staff see other states with `status`, valid or not. */
  @Get()
  @Public({ staffOnly: { parameter: 'status', permission: 'content.view' } })
  @ApiBearerAuth('staff')
  @Cached('culture', 'media')
  @ApiOkResponse({ type: CulturalContentDto, isArray: true })
  @ApiErrors(401, 403, 404)
  async listCulturalContent(@Query() query: ListCulturalContentQuery, @Lang() language: Language): Promise<string> {
    const opened = this.previews.opened('cultural_content', query.preview);
    const read = listCulturalContent(query, language, this.clock.maldivesDate(), opened);
    return cleanJson(await this.reader.one(read), ['body']);
  }
}
