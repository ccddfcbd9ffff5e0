import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { Assignees } from '../../people/auth/assignees.js';
import { type Caller, CurrentCaller, Staff } from '../../platform/access/access.js';
import { ColleagueDto } from '../../platform/access/colleague.dto.js';
import { type CallOrigin, Origin } from '../../platform/access/origin.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { PRIVATE_CACHE_CONTROL } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { Limit } from '../../platform/limits/limits.js';
import { ExportBookingsQuery } from './booking-export.dto.js';
import { BookingExport } from './booking-export.js';

/** What the office's list of bookings is worked with. */
@ApiTags('bookings')
@ApiBearerAuth('staff')
@Controller('bookings')
export class OfficeBookingsController {
  constructor(
    private readonly file: BookingExport,
    private readonly assignees: Assignees,
  ) {}

  /** Bookings of a filtered list as a CSV file. The audit notes who took it along. */
  @Get('export')
  @Staff('customers.export')
  @Limit('export')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  @ApiErrors(401, 403)
  async exportBookings(
    @Query() query: ExportBookingsQuery,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Origin() origin: CallOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const csv = await this.file.csv(query, caller, language, origin);
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bookings.csv"',
      'cache-control': PRIVATE_CACHE_CONTROL,
    });
    return csv;
  }

  /** Colleagues to whom a booking can be given, by name. */
  @Get('assignees')
  @Staff('bookings.view')
  @ApiErrors(401, 403)
  listBookingAssignees(): Promise<ColleagueDto[]> {
    return this.assignees.list('bookings.change');
  }
}
