import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Lang } from '../../platform/http/negotiation.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { AllotmentMonthDto, ChangedNightsDto, ListAllotmentsQuery, WriteAllotmentsDto } from './allotments.dto.js';
import { Allotments } from './allotments.service.js';

@ApiTags('stock')
@ApiBearerAuth('staff')
@Controller('allotments')
export class AllotmentsController {
  constructor(private readonly allotments: Allotments) {}

  /** Each night of a month in each kind of room of a place to stay. */
  @Get()
  @Staff('catalogue.view')
  @ApiOkResponse({ type: AllotmentMonthDto })
  @ApiErrors(401, 403, 404)
  listAllotments(@Query() query: ListAllotmentsQuery, @Lang() language: Language): Promise<AllotmentMonthDto> {
    return this.allotments.month(query, language);
  }

  /**
   * Writes rooms, stop-sell or minimum nights into all nights of a span, or those of some days of the week. It asks for no version: each
   * night is held while it is looked at, takes only what fits what is sold by then, and answers for itself.
   */
  @Patch()
  @Staff('availability.change')
  @ApiOkResponse({ type: ChangedNightsDto })
  @ApiErrors(401, 403)
  changeAllotments(@Body() body: WriteAllotmentsDto, @FromStaff() change: StaffCall): Promise<ChangedNightsDto> {
    return this.allotments.change(body, change);
  }
}
