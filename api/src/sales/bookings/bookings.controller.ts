import { Body, Controller, Get, Headers, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiConflictResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { type Caller, CurrentCaller, Public, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { PRIVATE_CACHE_CONTROL } from '../../platform/http/cache.js';
import { NotIdempotent } from '../../platform/idempotency/idempotency-interceptor.js';
import { Limit } from '../../platform/limits/limits.js';
import { Lang } from '../../platform/http/negotiation.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { Tagged } from '../../platform/data/etag-answers.js';
import { versionTag } from '../../platform/data/etags.js';
import {
  BookingDto,
  BookingPageDto,
  CreateBookingDto,
  CreatedBookingDto,
  GetBookingQuery,
  ListBookingsQuery,
} from './bookings.dto.js';
import { BookingConflictDto } from './booking-price.dto.js';
import { BookingCreation } from './booking-creation.js';
import { BookingsService } from './bookings.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

@ApiTags('bookings')
@Controller('bookings')
export class BookingsController {
  constructor(
    private readonly bookings: BookingsService,
    private readonly creation: BookingCreation,
  ) {}

  /**
   * Books a trip, or asks for it; with a customer's token it is theirs. `shown_price` is what the traveller saw: 409 `price_changed` or
   * `trip_changed` carries the offer of now. It begins as `on_hold` where paying confirms it, as `requested` where the agency has to say
   * yes; on a sold-out day as `waitlisted` with `join_waitlist`, else 409 `sold_out`. Staff with `bookings.change` book for somebody with
   * `source` and `staff_reason`, or `lead`. The same `Idempotency-Key` with the same body gets the same booking again.
   */
  @Post()
  @Refuses(409, 'price_changed', 'trip_changed', 'sold_out', 'places_held')
  @Public({ identity: 'optional' })
  @ApiBearerAuth('customer')
  @Limit('booking')
  @NotIdempotent()
  @ApiHeader({ name: 'Idempotency-Key', required: true })
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 503)
  @ApiConflictResponse({
    description:
      'The key belongs to another request, the price or the trip has changed, the day is sold out, or too many places are held unpaid.',
    type: BookingConflictDto,
  })
  async createBooking(
    @Body() body: CreateBookingDto,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @CurrentCaller() caller: Caller | null,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreatedBookingDto> {
    const { booking, replayed } = await this.creation.create(body, {
      language,
      idempotencyKey,
      requestId: request.id,
      ip: request.ip,
      caller,
    });
    if (replayed) reply.header('idempotency-replayed', 'true');
    return booking;
  }

  /** Bookings of the agency, newest first unless sorted otherwise. */
  @Get()
  @Staff('bookings.view')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  listBookings(
    @Query() query: ListBookingsQuery,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<BookingPageDto> {
    return this.bookings.list(query, caller, language, request.url);
  }

  /** One booking: for its guest with the access token, for the customer whose it is, for staff with `bookings.view`. Anyone else gets 404. */
  @Get(':id')
  @Tagged()
  @Public({ identity: 'optional' })
  @ApiBearerAuth('customer')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  async getBooking(
    @Param('id', UuidPipe) id: string,
    @Query() query: GetBookingQuery,
    @CurrentCaller() caller: Caller | null,
    @Lang() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingDto> {
    const booking = await this.bookings.get(id, query.access_token, caller, language);
    reply.headers({ 'cache-control': PRIVATE_CACHE_CONTROL, etag: versionTag(booking.version) });
    return booking;
  }
}
