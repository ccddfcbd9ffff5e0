import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { CategoryDto, ListCategoriesQuery } from './categories.dto.js';
import { listCategories } from './categories.queries.js';

@ApiTags('categories')
@Controller('categories')
export class CategoriesController {
  constructor(private readonly reader: ContentReader) {}

  /** Kinds of trips in the agency's order, each with the number of packages on sale. Staff see other states with `status`. */
  @Get()
  @Public({ staffOnly: { parameter: 'status', permission: 'catalogue.view' } })
  @ApiBearerAuth('staff')
  @Cached('packages', 'media')
  @ApiOkResponse({ type: CategoryDto, isArray: true })
  @ApiErrors(401, 403)
  listCategories(@Query() query: ListCategoriesQuery, @Lang() language: Language): Promise<string> {
    return this.reader.one(listCategories(query, language));
  }
}
