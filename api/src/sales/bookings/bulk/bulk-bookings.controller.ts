import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../../platform/access/access.js';
import { ApiErrors } from '../../../platform/errors/api-errors.js';
import { FromStaff, type StaffCall } from '../../../platform/http/staff-call.js';
import { BulkBookingsDto, BulkResultsDto } from './bulk-bookings.dto.js';
import { BulkBookings } from './bulk-bookings.js';

/** One thing that is done with several bookings of the list. */
@ApiTags('bookings')
@ApiBearerAuth('staff')
@Controller('bookings/bulk')
export class BulkBookingsController {
  constructor(private readonly bulk: BulkBookings) {}

  /** Gives, approves, declines or reminds each booking by itself: one that cannot be is answered with why, and leaves the others alone. */
  @Post()
  @HttpCode(200)
  @Staff('bookings.change')
  @ApiOkResponse({ type: BulkResultsDto })
  @ApiErrors(401, 403)
  changeBookings(@Body() body: BulkBookingsDto, @FromStaff() call: StaffCall): Promise<BulkResultsDto> {
    return this.bulk.change(body, call);
  }
}
