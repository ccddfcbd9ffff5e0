import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { AddressDto, AddressesParams } from './addresses.dto.js';
import { AddressesQueries } from './addresses.queries.js';
import { INDEXED_TAGS, indexedKindOf } from './content-kinds.js';

/** What of a kind is public, for sitemaps and for sites that are written ahead. */
@ApiTags('content')
@Controller('addresses')
export class AddressesController {
  constructor(private readonly addresses: AddressesQueries) {}

  /** All that is public of a kind with pages of its own and meant for search engines: its slug and the day of its last change. Written
   * pages at the root of the site (`/terms`) are not among those of `/page/{slug}`.
   */
  @Get(':kind')
  @Public()
  @Cached(...INDEXED_TAGS)
  @ApiOkResponse({ type: AddressDto, isArray: true })
  @ApiErrors(404)
  async listAddresses(@Param() { kind }: AddressesParams): Promise<string> {
    return JSON.stringify(await this.addresses.of(indexedKindOf(kind)));
  }
}
