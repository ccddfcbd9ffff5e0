import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { listCategoryLabels } from '../categories/categories.queries.js';
import { ContentReader } from '../../content/listing/reader.js';
import { ReferenceParams } from '../../content/listing/reference.dto.js';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';
import {
  GetPackageQuery,
  ListPackagesQuery,
  PackageCategoryDto,
  PackageDto,
  PackageFacetsDto,
  PackageFacetsQuery,
  PackagePageDto,
} from './packages.dto.js';
import { getPackage, listPackages, packageFacets } from './packages.queries.js';

@ApiTags('packages')
@Controller('packages')
export class PackagesController {
  constructor(private readonly reader: ContentReader) {}

  /** Packages on sale, filtered and sorted, a page at a time. Staff see other states with `status`. */
  @Get()
  @Public({ staffOnly: { parameter: 'status', permission: 'catalogue.view' } })
  @ApiBearerAuth('staff')
  @Cached('packages', 'resorts', 'destinations', 'settings', 'media')
  @ApiOkResponse({ type: PackagePageDto })
  @ApiErrors(401, 403, 404)
  listPackages(
    @Query() query: ListPackagesQuery,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    return this.reader.page(listPackages(query, language), query, request.url);
  }

  /** How many packages on sale each value of a filter would leave, the other filters kept: the numbers beside the choices of a list. */
  @Get('facets')
  @Public()
  @Cached('packages', 'destinations')
  @ApiOkResponse({ type: PackageFacetsDto })
  @ApiErrors()
  getPackageFacets(@Query() query: PackageFacetsQuery): Promise<string> {
    return this.reader.one(packageFacets(query));
  }

  /** Every public category with its label and the number of packages on sale, in the agency's order. */
  @Get('categories')
  @Public()
  @Cached('packages')
  @ApiOkResponse({ type: [PackageCategoryDto] })
  @ApiErrors()
  listPackageCategories(@Query() _query: LanguageQuery, @Lang() language: Language): Promise<string> {
    return this.reader.one(listCategoryLabels(language));
  }

  /** One package in full, by id, slug or an earlier slug. */
  @Get(':id')
  @Public()
  @Cached('packages', 'experiences', 'resorts', 'destinations', 'faqs', 'reviews', 'settings', 'media')
  @ApiOkResponse({ type: PackageDto })
  @ApiErrors(404, 410)
  getPackage(
    @Param() { id }: ReferenceParams,
    @Query() { currency, preview }: GetPackageQuery,
    @Lang() language: Language,
  ): Promise<string> {
    return this.reader.at('package', { id, preview, language }, (opened) => getPackage(id, currency, language, opened));
  }
}
