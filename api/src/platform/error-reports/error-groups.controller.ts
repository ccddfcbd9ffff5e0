import { Body, Controller, Get, Param, Patch, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Staff } from '../access/access.js';
import { ApiErrors } from '../errors/api-errors.js';
import { FromStaff, type StaffCall } from '../http/staff-call.js';
import { UuidPipe } from '../http/uuid-pipe.js';
import { Versioned } from '../data/etag-answers.js';
import {
  ErrorGroupDetailDto,
  ErrorGroupPageDto,
  ListErrorReportsQuery,
  UpdateErrorReportDto,
} from './error-reports.dto.js';
import { ErrorReportsService } from './error-reports.service.js';

@ApiTags('errors')
@ApiBearerAuth('staff')
@Controller('error-reports')
export class ErrorGroupsController {
  constructor(private readonly reports: ErrorReportsService) {}

  /** Faults that browsers reported in the last 30 days, grouped by what is the same error; the latest first unless sorted. */
  @Get()
  @Staff('errors.view')
  @ApiErrors(401, 403, 404)
  listErrorReports(@Query() query: ListErrorReportsQuery, @Req() request: FastifyRequest): Promise<ErrorGroupPageDto> {
    return this.reports.list(query, request.url);
  }

  /** One error with the versions that report it and its 20 latest reports. */
  @Get(':id')
  @Staff('errors.view')
  @ApiErrors(401, 403, 404)
  @Versioned()
  getErrorReport(@Param('id', UuidPipe) id: string): Promise<ErrorGroupDetailDto> {
    return this.reports.get(id);
  }

  /** Marks an error as resolved, ignored or new again. */
  @Patch(':id')
  @Staff('errors.change')
  @ApiHeader({ name: 'If-Match', required: true, example: '"1"' })
  @ApiErrors(401, 403, 404, 412, 428)
  @Versioned()
  updateErrorReport(
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdateErrorReportDto,
    @FromStaff() call: StaffCall,
  ): Promise<ErrorGroupDetailDto> {
    return this.reports.setStatus(id, body.status, call);
  }
}
