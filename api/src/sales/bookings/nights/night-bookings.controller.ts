import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../../platform/access/access.js';
import { ApiErrors } from '../../../platform/errors/api-errors.js';
import { PRIVATE_CACHE_CONTROL } from '../../../platform/http/cache.js';
import { NightBookingsDto, NightBookingsQuery } from './night-bookings.dto.js';
import { NightBookings } from './night-bookings.js';

/** Who has the rooms. */
@ApiTags('stock')
@ApiBearerAuth('staff')
@Controller('allotments/bookings')
export class NightBookingsController {
  constructor(private readonly nights: NightBookings) {}

  /** Who has rooms of one night: held or sold, with the status of each booking. */
  @Get()
  @Staff('bookings.view')
  @ApiOkResponse({ type: NightBookingsDto })
  @ApiErrors(401, 403, 404)
  @Header('cache-control', PRIVATE_CACHE_CONTROL)
  listNightBookings(@Query() query: NightBookingsQuery): Promise<NightBookingsDto> {
    return this.nights.of(query);
  }
}
