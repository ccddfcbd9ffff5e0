import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { ReferenceParams } from '../../content/listing/reference.dto.js';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { GetTransferQuery, ListTransfersQuery, TransferDetailDto, TransferPageDto } from './transfers.dto.js';
import { getTransfer, listTransfers } from './transfers.queries.js';

@ApiTags('transfers')
@Controller('transfers')
export class TransfersController {
  constructor(private readonly reader: ContentReader) {}

  /** Ways from an airport or jetty to places to stay and islands, a page at a time. Staff see other states with `status`. */
  @Get()
  @Public({ staffOnly: { parameter: 'status', permission: 'catalogue.view' } })
  @ApiBearerAuth('staff')
  @Cached('transfers', 'resorts', 'destinations', 'settings', 'media')
  @ApiOkResponse({ type: TransferPageDto })
  @ApiErrors(401, 403, 404)
  listTransfers(
    @Query() query: ListTransfersQuery,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    return this.reader.page(listTransfers(query, language), query, request.url);
  }

  /** One transfer in full, by id, slug or an earlier slug. */
  @Get(':id')
  @Public()
  @Cached('transfers', 'resorts', 'destinations', 'settings', 'media')
  @ApiOkResponse({ type: TransferDetailDto })
  @ApiErrors(404, 410)
  getTransfer(
    @Param() { id }: ReferenceParams,
    @Query() { currency, preview }: GetTransferQuery,
    @Lang() language: Language,
  ): Promise<string> {
    return this.reader.at('transfer', { id, preview, language }, (opened) =>
      getTransfer(id, currency, language, opened),
    );
  }
}
