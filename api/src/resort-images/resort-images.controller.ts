import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { CatalogueReader } from '../catalogue/reader.js';
import { Public } from '../common/access.js';
import { ApiErrors } from '../common/api-errors.js';
import { Cached } from '../common/cache.js';
import { Lang } from '../common/negotiation.js';
import { ListResortImagesQuery, ResortImageDto } from './resort-images.dto.js';
import { listResortImages } from './resort-images.queries.js';

@ApiTags('resort-images')
@Controller('resort-images')
export class ResortImagesController {
  constructor(private readonly reader: CatalogueReader) {}

  /** Pictures of a place to stay in their order. */
  @Get()
  @Public()
  @Cached('resorts', 'media')
  @ApiOkResponse({ type: ResortImageDto, isArray: true })
  @ApiErrors(404)
  listResortImages(@Query() query: ListResortImagesQuery, @Lang() language: Language): Promise<string> {
    return this.reader.one(listResortImages(query.resort, language));
  }
}
