import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Lang } from '../../platform/http/negotiation.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { AllotmentChangeDto, AllotmentConflictDto, WriteAllotmentsDto } from './allotment-changes.dto.js';
import { AllotmentChanges } from './allotment-changes.js';
import { AllotmentMonthDto, ListAllotmentsQuery } from './allotments.dto.js';
import { Allotments } from './allotments.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

@ApiTags('stock')
@ApiBearerAuth('staff')
@Controller('allotments')
export class AllotmentsController {
  constructor(
    private readonly allotments: Allotments,
    private readonly changes: AllotmentChanges,
  ) {}

  /** Each night of a month in each kind of room of a place to stay. */
  @Get()
  @Staff('catalogue.view')
  @ApiOkResponse({ type: AllotmentMonthDto })
  @ApiErrors(401, 403, 404)
  listAllotments(@Query() query: ListAllotmentsQuery, @Lang() language: Language): Promise<AllotmentMonthDto> {
    return this.allotments.month(query, language);
  }

  /**
   * Writes rooms, stop-sell or minimum nights into all nights of a span, or those of some days of the week: all of them or none. With
   * `dry_run` it says what would change; the fingerprint of that answer comes back with the change itself, in place of a version.
   */
  @Patch()
  @Refuses(409, 'nights_changed', 'nights_oversold')
  @Staff('availability.change')
  @ApiOkResponse({ type: AllotmentChangeDto })
  @ApiConflictResponse({ description: 'Not what was looked at, or more is sold.', type: AllotmentConflictDto })
  @ApiErrors(401, 403)
  changeAllotments(@Body() body: WriteAllotmentsDto, @FromStaff() call: StaffCall): Promise<AllotmentChangeDto> {
    return this.changes.change(body, call);
  }
}
