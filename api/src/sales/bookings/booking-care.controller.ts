import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiConflictResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { Public, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { PRIVATE_CACHE_CONTROL } from '../../platform/http/cache.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { BookingCare, type BookingCall } from './booking-care.js';
import { FromBooker } from './access/from-booker.js';
import {
  ApproveBookingDto,
  CancelBookingDto,
  CompleteBookingDto,
  CancellationCostDto,
  DeclineBookingDto,
  StepConflictDto,
  UpdateBookingDto,
} from './booking-steps.dto.js';
import { BookingAgreementDto } from './agreement/booking-agreement.dto.js';
import { BookingAgreements } from './agreement/booking-agreements.js';
import { BookingEventDto } from './booking-timeline.dto.js';
import { BookingTimeline } from './booking-timeline.js';
import { BookingDto, GetBookingQuery } from './bookings.dto.js';
import { Refuses } from '../../platform/errors/refuses.js';

const CONFLICT = { description: 'Not in this state, or not now.', type: StepConflictDto };

/** What people do with a booking. Steps that its state does not have are 409; `allowed_actions` of a booking says which it has. */
@ApiTags('bookings')
@Controller('bookings/:id')
export class BookingCareController {
  constructor(
    private readonly care: BookingCare,
    private readonly timeline: BookingTimeline,
    private readonly agreements: BookingAgreements,
  ) {}

  /** Gives a booking to a colleague, or adds a note for colleagues. */
  @Patch()
  @Staff('bookings.change')
  @ApiBearerAuth('staff')
  @ApiHeader({ name: 'If-Match', required: true, example: '"1"' })
  @ApiErrors(401, 403, 404, 412, 428)
  @Versioned()
  updateBooking(
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdateBookingDto,
    @FromStaff() call: StaffCall,
  ): Promise<BookingDto> {
    return this.care.update(id, body, call);
  }

  /** Prolongs a hold by 15 minutes, once: for its guest (with the access token), its customer and staff with `bookings.change`. */
  @Post('extend')
  @Refuses(409, 'already_extended', 'hold_over', 'invalid_transition')
  @HttpCode(200)
  @Public({ identity: 'optional' })
  @ApiBearerAuth('customer')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @ApiConflictResponse(CONFLICT)
  @Versioned()
  extendBooking(
    @Param('id', UuidPipe) id: string,
    @Query() _query: GetBookingQuery,
    @FromBooker() call: BookingCall,
  ): Promise<BookingDto> {
    return this.care.extend(id, call);
  }

  /**
   * Says yes to a request: places are taken for good, the guest is asked for the deposit. 409 `sold_out` when they are gone; 409
   * `dearer_paid` where it was taken up again at a dearer price that its guest has paid in excess: that goes back first.
   */
  @Post('approve')
  @Refuses(409, 'stay_begun', 'sold_out', 'departure_cancelled', 'dearer_paid', 'invalid_transition')
  @HttpCode(200)
  @Staff('bookings.change')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @ApiConflictResponse(CONFLICT)
  @Versioned()
  approveBooking(
    @Param('id', UuidPipe) id: string,
    @Body() body: ApproveBookingDto,
    @FromBooker() call: BookingCall,
  ): Promise<BookingDto> {
    return this.care.approve(id, body, call);
  }

  /** Says no to a request, with other trips where there are some. */
  @Post('decline')
  @Refuses(409, 'invalid_transition')
  @HttpCode(200)
  @Staff('bookings.change')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @ApiConflictResponse(CONFLICT)
  @Versioned()
  declineBooking(
    @Param('id', UuidPipe) id: string,
    @Body() body: DeclineBookingDto,
    @FromBooker() call: BookingCall,
  ): Promise<BookingDto> {
    return this.care.decline(id, body, call);
  }

  /** What cancelling costs now, and what comes back. */
  @Get('cancellation')
  @Public({ identity: 'optional' })
  @ApiBearerAuth('customer')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @Header('cache-control', PRIVATE_CACHE_CONTROL)
  getCancellationCost(
    @Param('id', UuidPipe) id: string,
    @Query() _query: GetBookingQuery,
    @FromBooker() call: BookingCall,
  ): Promise<CancellationCostDto> {
    return this.care.cost(id, call);
  }

  /**
   * Ends a booking for the fee that was shown: for its guest and customer until it begins, and for staff with `bookings.change`. What comes
   * back waits for a person who releases it. 409 `fee_changed` carries the fee of now.
   */
  @Post('cancel')
  @Refuses(409, 'fee_changed', 'stay_begun', 'invalid_transition')
  @HttpCode(200)
  @Public({ identity: 'optional' })
  @ApiBearerAuth('customer')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @ApiConflictResponse(CONFLICT)
  @Versioned()
  cancelBooking(
    @Param('id', UuidPipe) id: string,
    @Query() _query: GetBookingQuery,
    @Body() body: CancelBookingDto,
    @FromBooker() call: BookingCall,
  ): Promise<BookingDto> {
    return this.care.cancel(id, body, call);
  }

  /** The stay is over. By itself that happens the day after it, when everything is paid; 409 `balance_open` while it is not. */
  @Post('complete')
  @Refuses(409, 'stay_not_over', 'balance_open', 'invalid_transition')
  @HttpCode(200)
  @Staff('bookings.change')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @ApiConflictResponse(CONFLICT)
  @Versioned()
  completeBooking(
    @Param('id', UuidPipe) id: string,
    @Body() body: CompleteBookingDto,
    @FromBooker() call: BookingCall,
  ): Promise<BookingDto> {
    return this.care.complete(id, body, call);
  }

  /** Nobody arrived: the booking ends for the fee that `cancellation/` tells. What comes back waits for a person who releases it. */
  @Post('no-show')
  @Refuses(409, 'stay_not_begun', 'invalid_transition')
  @HttpCode(200)
  @Staff('bookings.change')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @ApiConflictResponse(CONFLICT)
  @Versioned()
  markNoShow(@Param('id', UuidPipe) id: string, @FromBooker() call: BookingCall): Promise<BookingDto> {
    return this.care.noShow(id, call);
  }

  /** Takes up again what was cancelled or has expired, at the price of today; the agency answers it anew. */
  @Post('reopen')
  @Refuses(409, 'stay_begun', 'sold_out', 'departure_cancelled', 'invalid_transition')
  @HttpCode(200)
  @Staff('bookings.override_price')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @ApiConflictResponse(CONFLICT)
  @Versioned()
  reopenBooking(@Param('id', UuidPipe) id: string, @FromBooker() call: BookingCall): Promise<BookingDto> {
    return this.care.reopen(id, call);
  }

  /** What happened, oldest first. Colleagues read who did it, notes and letters too; who holds the booking reads what concerns them. */
  @Get('timeline')
  @Public({ identity: 'optional' })
  @ApiBearerAuth('customer')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @Header('cache-control', PRIVATE_CACHE_CONTROL)
  getBookingTimeline(
    @Param('id', UuidPipe) id: string,
    @Query() _query: GetBookingQuery,
    @FromBooker() call: BookingCall,
  ): Promise<BookingEventDto[]> {
    return this.timeline.of(id, call);
  }

  /** What was agreed, as it stood then: stay, party, price, conditions, each later change of them, and the very words of the terms. */
  @Get('agreement')
  @Public({ identity: 'optional' })
  @ApiBearerAuth('customer')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @Header('cache-control', PRIVATE_CACHE_CONTROL)
  getBookingAgreement(
    @Param('id', UuidPipe) id: string,
    @Query() _query: GetBookingQuery,
    @FromBooker() call: BookingCall,
  ): Promise<BookingAgreementDto> {
    return this.agreements.of(id, call);
  }
}
