import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import { Public, Staff } from '../../../platform/access/access.js';
import { ApiErrors } from '../../../platform/errors/api-errors.js';
import { NotIdempotent } from '../../../platform/idempotency/idempotency-interceptor.js';
import { Limit } from '../../../platform/limits/limits.js';
import { PRIVATE_CACHE_CONTROL } from '../../../platform/http/cache.js';
import { Reads } from '../../../platform/http/reads.js';
import { UuidPipe } from '../../../platform/http/uuid-pipe.js';
import type { BookingCall } from '../booking-care.js';
import { GetBookingQuery } from '../bookings.dto.js';
import { FromBooker } from '../access/from-booker.js';
import {
  AcceptChangeRequestDto,
  ChangeConflictDto,
  ChangeQuoteDto,
  ChangeRequestDto,
  CreateChangeRequestDto,
  DeclineChangeRequestDto,
  QuoteChangeDto,
} from './change-requests.dto.js';
import { ChangeRequests } from './change-requests.js';
import { Refuses } from '../../../platform/errors/refuses.js';

const CONFLICT = {
  description: 'Not in this state, decided already, another price, or no places.',
  type: ChangeConflictDto,
};

/** Changes of stays that are booked. */
@ApiTags('bookings')
@Controller('bookings/:id/change-requests')
export class ChangeRequestsController {
  constructor(private readonly changes: ChangeRequests) {}

  /** Changes that were asked for, newest first: for who holds the booking, and staff with `bookings.view`. */
  @Get()
  @Public({ identity: 'optional' })
  @ApiBearerAuth('customer')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @Header('cache-control', PRIVATE_CACHE_CONTROL)
  listChangeRequests(
    @Param('id', UuidPipe) id: string,
    @Query() _query: GetBookingQuery,
    @FromBooker() call: BookingCall,
  ): Promise<ChangeRequestDto[]> {
    return this.changes.list(id, call);
  }

  /** Asks for another day, party or other extras. The answer says what the stay would cost; nothing is held for it. */
  @Post()
  @Refuses(409, 'change_open', 'price_changed', 'agreed_price', 'stay_begun', 'sold_out', 'invalid_transition')
  @Public({ identity: 'optional' })
  @Limit('change')
  @ApiBearerAuth('customer')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @ApiConflictResponse(CONFLICT)
  createChangeRequest(
    @Param('id', UuidPipe) id: string,
    @Query() _query: GetBookingQuery,
    @Body() body: CreateChangeRequestDto,
    @FromBooker() call: BookingCall,
  ): Promise<ChangeRequestDto> {
    return this.changes.create(id, body, call);
  }

  /**
   * What the booking would cost with a change, what was agreed by hand about its price kept: for who holds the booking, and staff with
   * `bookings.view`. Nothing is kept or held.
   */
  @Post('quote')
  @Refuses(409, 'agreed_price', 'stay_begun', 'invalid_transition')
  @HttpCode(200)
  @Public({ identity: 'optional' })
  @Limit('quote')
  @Reads()
  @NotIdempotent()
  @ApiBearerAuth('customer')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @ApiConflictResponse(CONFLICT)
  quoteChange(
    @Param('id', UuidPipe) id: string,
    @Query() _query: GetBookingQuery,
    @Body() body: QuoteChangeDto,
    @FromBooker() call: BookingCall,
  ): Promise<ChangeQuoteDto> {
    return this.changes.quote(id, body, call);
  }

  /** Says yes: price, places and conditions are those of the new stay from now on. */
  @Post(':cid/accept')
  @Refuses(
    409,
    'change_decided',
    'price_changed',
    'terms_changed',
    'agreed_price',
    'sold_out',
    'departure_cancelled',
    'stay_begun',
    'invalid_transition',
  )
  @HttpCode(200)
  @Staff('bookings.change')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @ApiConflictResponse(CONFLICT)
  acceptChangeRequest(
    @Param('id', UuidPipe) id: string,
    @Param('cid', UuidPipe) cid: string,
    @Body() body: AcceptChangeRequestDto,
    @FromBooker() call: BookingCall,
  ): Promise<ChangeRequestDto> {
    return this.changes.accept(id, cid, body, call);
  }

  /** Says no to a change; the booking stays as it is. */
  @Post(':cid/decline')
  @Refuses(409, 'change_decided', 'invalid_transition')
  @HttpCode(200)
  @Staff('bookings.change')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @ApiConflictResponse(CONFLICT)
  declineChangeRequest(
    @Param('id', UuidPipe) id: string,
    @Param('cid', UuidPipe) cid: string,
    @Body() body: DeclineChangeRequestDto,
    @FromBooker() call: BookingCall,
  ): Promise<ChangeRequestDto> {
    return this.changes.decline(id, cid, body, call);
  }

  /** Takes a change back that nobody has answered yet. */
  @Post(':cid/withdraw')
  @Refuses(409, 'change_decided', 'invalid_transition')
  @HttpCode(200)
  @Public({ identity: 'optional' })
  @ApiBearerAuth('customer')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @ApiConflictResponse(CONFLICT)
  withdrawChangeRequest(
    @Param('id', UuidPipe) id: string,
    @Param('cid', UuidPipe) cid: string,
    @Query() _query: GetBookingQuery,
    @FromBooker() call: BookingCall,
  ): Promise<ChangeRequestDto> {
    return this.changes.withdraw(id, cid, call);
  }
}
