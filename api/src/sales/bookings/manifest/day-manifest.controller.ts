import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { Staff } from '../../../platform/access/access.js';
import { ApiErrors } from '../../../platform/errors/api-errors.js';
import { PRIVATE_CACHE_CONTROL } from '../../../platform/http/cache.js';
import { Lang } from '../../../platform/http/negotiation.js';
import { FromStaff, type StaffCall } from '../../../platform/http/staff-call.js';
import { DayManifestDto, DayManifestQuery } from './day-manifest.dto.js';
import { DayManifests } from './day-manifests.js';

/** Who is on the move on a day. */
@ApiTags('stock')
@ApiBearerAuth('staff')
@Controller('manifest')
export class DayManifestController {
  constructor(private readonly manifests: DayManifests) {}

  /** Who arrives and who leaves on a day, of all that is sold: parties with ages, flights, transfers, places, wishes and balance. */
  @Get()
  @Staff('bookings.view')
  @ApiErrors(401, 403)
  @Header('cache-control', PRIVATE_CACHE_CONTROL)
  getDayManifest(@Query() { date }: DayManifestQuery, @Lang() language: Language): Promise<DayManifestDto> {
    return this.manifests.of(date, language);
  }

  /** The same as a CSV file. The audit notes who took it along. */
  @Get('export')
  @Staff('bookings.view')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  @ApiErrors(401, 403)
  async exportDayManifest(
    @Query() { date }: DayManifestQuery,
    @FromStaff() call: StaffCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const csv = await this.manifests.csv(date, call);
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="manifest-${date}.csv"`,
      'cache-control': PRIVATE_CACHE_CONTROL,
    });
    return csv;
  }
}
