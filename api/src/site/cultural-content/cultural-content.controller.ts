import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { CulturalContentDto, ListCulturalContentQuery } from './cultural-content.dto.js';
import { CulturalContentService } from './cultural-content.service.js';

@ApiTags('cultural content')
@Controller('cultural-content')
export class CulturalContentController {
  constructor(private readonly culture: CulturalContentService) {}

  /** Greetings, customs, phrases, festivals, dishes, tips and laws that are valid today. Staff see other states with `status`, valid or not. */
  @Get()
  @Public({ staffOnly: { parameter: 'status', permission: 'content.view' } })
  @ApiBearerAuth('staff')
  @Cached('culture', 'media')
  @ApiOkResponse({ type: CulturalContentDto, isArray: true })
  @ApiErrors(401, 403, 404)
  listCulturalContent(@Query() query: ListCulturalContentQuery, @Lang() language: Language): Promise<string> {
    return this.culture.list(query, language);
  }
}
