import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { ListResortImagesQuery, ResortImageDto } from './resort-images.dto.js';
import { listResortImages } from './resort-images.queries.js';

@ApiTags('resort-images')
@Controller('resort-images')
export class ResortImagesController {
  constructor(private readonly reader: ContentReader) {}

  /** Public pictures of a place to stay in their order. Staff see other states with `status`, of places that are not public too. */
  @Get()
  @Public({ staffOnly: { parameter: 'status', permission: 'catalogue.view' } })
  @ApiBearerAuth('staff')
  @Cached('resorts', 'media')
  @ApiOkResponse({ type: ResortImageDto, isArray: true })
  @ApiErrors(401, 403, 404)
  listResortImages(@Query() query: ListResortImagesQuery, @Lang() language: Language): Promise<string> {
    return this.reader.one(listResortImages(query, language));
  }
}
