import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/access/access.js';
import { ApiErrors } from '../../../platform/errors/api-errors.js';
import { NotIdempotent } from '../../../platform/idempotency/idempotency-interceptor.js';
import { Limit } from '../../../platform/limits/limits.js';
import { BookingLookup } from './booking-lookup.js';
import { BookingLookupDto } from './booking-lookup.dto.js';

@ApiTags('bookings')
@Controller('bookings')
export class BookingLookupController {
  constructor(private readonly lookup: BookingLookup) {}

  /**
   * Asks for the link to a booking. When reference and address belong together, a letter with a link that works for seven days goes to
   * that address. The answer is the same whether they do or not.
   */
  @Post('lookup')
  @HttpCode(202)
  @Public()
  @Limit('booking_lookup')
  @NotIdempotent()
  @ApiErrors()
  async lookUpBooking(@Body() body: BookingLookupDto): Promise<void> {
    await this.lookup.send(body);
  }
}
