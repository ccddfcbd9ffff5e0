import { Body, Controller, Headers, Param, Patch, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiConflictResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/access/access.js';
import { Limit } from '../../../platform/limits/limits.js';
import { ApiErrors } from '../../../platform/errors/api-errors.js';
import { UuidPipe } from '../../../platform/http/uuid-pipe.js';
import { Versioned } from '../../../platform/data/etag-answers.js';
import { FromBooker } from '../access/from-booker.js';
import type { BookingCall } from '../booking-care.js';
import { StepConflictDto } from '../booking-steps.dto.js';
import { BookingDto, GetBookingQuery } from '../bookings.dto.js';
import { UpdateBookingDetailsDto } from './booking-details.dto.js';
import { BookingDetails } from './booking-details.js';
import { Refuses } from '../../../platform/errors/refuses.js';

@ApiTags('bookings')
@Controller('bookings/:id/details')
export class BookingDetailsController {
  constructor(private readonly details: BookingDetails) {}

  /**
   * Tells flights, wishes, how to reach the guest, or who travels: its guest (with the access token) and its customer until
   * `details.due`, staff with `bookings.change` for as long as it stands.
   */
  @Patch()
  @Refuses(409, 'details_closed', 'invalid_transition')
  @Limit('details')
  @Public({ identity: 'optional' })
  @ApiBearerAuth('customer')
  @ApiBearerAuth('staff')
  @ApiHeader({ name: 'If-Match', required: true, example: '"1"' })
  @ApiErrors(401, 403, 404, 412, 428)
  @ApiConflictResponse({ description: 'The booking has ended, or the day to tell it is over.', type: StepConflictDto })
  @Versioned()
  updateBookingDetails(
    @Param('id', UuidPipe) id: string,
    @Query() _query: GetBookingQuery,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: UpdateBookingDetailsDto,
    @FromBooker() call: BookingCall,
  ): Promise<BookingDto> {
    return this.details.update(id, body, { ...call, ifMatch });
  }
}
