import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { BOOKING_STATUSES, type BookingStatus } from '../bookings/booking-status.js';
import { BookingDto, BookingPageDto } from '../bookings/bookings.dto.js';
import { BookingsService } from '../bookings/bookings.service.js';
import { type Caller, CurrentCaller, Customer } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Lang } from '../../platform/http/negotiation.js';
import { PageQuery } from '../../platform/data/page.dto.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { Maybe } from '../../platform/fields/maybe.js';

/** Which of the own bookings to list. */
export class ListCustomerBookingsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: BOOKING_STATUSES, enumName: 'BookingStatus' })
  @Maybe()
  @IsIn(BOOKING_STATUSES)
  status?: BookingStatus;
}

/** A customer's bookings: those made while signed in, and the guest ones made with the confirmed address. */
@ApiTags('customers')
@ApiBearerAuth('customer')
@Controller('customers/me/bookings')
@Customer()
export class CustomerBookingsController {
  constructor(private readonly bookings: BookingsService) {}

  /** The own bookings, newest first. */
  @Get()
  @ApiErrors(401, 403, 404)
  listCustomerBookings(
    @Query() query: ListCustomerBookingsQuery,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<BookingPageDto> {
    return this.bookings.listOf(caller.id, query, language, request.url);
  }

  /** One of the own bookings. Anybody else's is not found. */
  @Get(':id')
  @ApiErrors(401, 403, 404)
  @Versioned()
  getCustomerBooking(
    @Param('id', UuidPipe) id: string,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<BookingDto> {
    return this.bookings.getOf(caller.id, id, language);
  }
}
