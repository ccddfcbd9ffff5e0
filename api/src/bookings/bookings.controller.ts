import { Body, Controller, Get, Headers, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { type Caller, CurrentCaller, Public, Staff } from '../common/access.js';
import { ApiErrors } from '../common/api-errors.js';
import { PRIVATE_CACHE_CONTROL } from '../common/cache.js';
import { NotIdempotent } from '../common/idempotency-interceptor.js';
import { Limit } from '../common/limits.js';
import { Lang } from '../common/negotiation.js';
import { UuidPipe } from '../common/uuid-pipe.js';
import { versionTag } from '../common/versions.js';
import {
  BookingDto,
  BookingPageDto,
  CreateBookingDto,
  CreatedBookingDto,
  GetBookingQuery,
  ListBookingsQuery,
} from './bookings.dto.js';
import { BookingsService } from './bookings.service.js';

@ApiTags('bookings')
@Controller('bookings')
export class BookingsController {
  constructor(private readonly bookings: BookingsService) {}

  /**
   * Sends a booking request; with a customer's token it is theirs, without one it is a guest's. The price comes from the package; a price in the body is refused like any unknown member. The same
   * `Idempotency-Key` with the same body answers with the same booking (`Idempotency-Replayed: true`), with another body 409.
   */
  @Post()
  @Public({ identity: 'optional' })
  @ApiBearerAuth('customer')
  @Limit('booking')
  @NotIdempotent()
  @ApiHeader({ name: 'Idempotency-Key', required: true, example: '5f0c8c5e-8f5e-4a55-9a4c-6f6f1f0f2a11' })
  @ApiErrors(401, 409, 503)
  async createBooking(
    @Body() body: CreateBookingDto,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @CurrentCaller() caller: Caller | null,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreatedBookingDto> {
    const { booking, replayed } = await this.bookings.create(body, {
      language,
      idempotencyKey,
      requestId: request.id,
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

  /** One booking: for its guest with the access token, for staff with `bookings.view`. Anyone else gets 404. */
  @Get(':id')
  @Public({ identity: 'optional' })
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
