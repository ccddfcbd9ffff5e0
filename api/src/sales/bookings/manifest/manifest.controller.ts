import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { DepartureParams } from '../../../catalogue/availability/departures.dto.js';
import { Staff } from '../../../platform/access/access.js';
import { LanguageQuery } from '../../../platform/data/page.dto.js';
import { ApiErrors } from '../../../platform/errors/api-errors.js';
import { PRIVATE_CACHE_CONTROL } from '../../../platform/http/cache.js';
import { Lang } from '../../../platform/http/negotiation.js';
import { FromStaff, type StaffCall } from '../../../platform/http/staff-call.js';
import { ManifestDto } from './manifest.dto.js';
import { Manifests } from './manifests.js';

/** Who travels. */
@ApiTags('stock')
@ApiBearerAuth('staff')
@Controller('departures/:id/manifest')
export class ManifestController {
  constructor(private readonly manifests: Manifests) {}

  /** Who travels with a departure: parties with ages, flights, transfers, wishes, and what is still to be paid. */
  @Get()
  @Staff('bookings.view')
  @ApiErrors(401, 403, 404)
  @Header('cache-control', PRIVATE_CACHE_CONTROL)
  getDepartureManifest(
    @Param() { id }: DepartureParams,
    @Query() _query: LanguageQuery,
    @Lang() language: Language,
  ): Promise<ManifestDto> {
    return this.manifests.of(id, language);
  }

  /** The same as a CSV file. The audit notes who took it along. */
  @Get('export')
  @Staff('bookings.view')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  @ApiErrors(401, 403, 404)
  async exportDepartureManifest(
    @Param() { id }: DepartureParams,
    @FromStaff() call: StaffCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const csv = await this.manifests.csv(id, call);
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="manifest-${id}.csv"`,
      'cache-control': PRIVATE_CACHE_CONTROL,
    });
    return csv;
  }
}
