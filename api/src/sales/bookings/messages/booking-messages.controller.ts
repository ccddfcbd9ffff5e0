import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Public, Staff } from '../../../platform/access/access.js';
import { ApiErrors } from '../../../platform/errors/api-errors.js';
import { Limit } from '../../../platform/limits/limits.js';
import { PRIVATE_CACHE_CONTROL } from '../../../platform/http/cache.js';
import { UuidPipe } from '../../../platform/http/uuid-pipe.js';
import { FromBooker } from '../access/from-booker.js';
import type { BookingCall } from '../booking-care.js';
import { GetBookingQuery } from '../bookings.dto.js';
import {
  BookingMessageDto,
  BookingThreadDto,
  CreateBookingMessageDto,
  MessageTemplatesDto,
} from './booking-messages.dto.js';
import { BookingMessages } from './booking-messages.js';
import { BookingTemplates } from './booking-templates.js';

/** What a guest and the agency say to each other about a booking. */
@ApiTags('bookings')
@Controller('bookings/:id')
export class BookingMessagesController {
  constructor(
    private readonly messages: BookingMessages,
    private readonly templates: BookingTemplates,
  ) {}

  /** All that was said, oldest first: for who holds the booking, and staff with `bookings.view`. */
  @Get('messages')
  @Public({ identity: 'optional' })
  @ApiBearerAuth('customer')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @Header('cache-control', PRIVATE_CACHE_CONTROL)
  listBookingMessages(
    @Param('id', UuidPipe) id: string,
    @Query() _query: GetBookingQuery,
    @FromBooker() call: BookingCall,
  ): Promise<BookingThreadDto> {
    return this.messages.list(id, call);
  }

  /**
   * Writes to the other side: for who holds the booking, and staff with `bookings.change`. The agency's words go to the guest by mail too, in
   * the booking's language; of the guest's a colleague is told who looks after it, else the office.
   */
  @Post('messages')
  @Public({ identity: 'optional' })
  @Limit('message')
  @ApiBearerAuth('customer')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  createBookingMessage(
    @Param('id', UuidPipe) id: string,
    @Query() _query: GetBookingQuery,
    @Body() body: CreateBookingMessageDto,
    @FromBooker() call: BookingCall,
  ): Promise<BookingMessageDto> {
    return this.messages.create(id, body, call);
  }

  /** Marks all messages of the other side as seen. */
  @Post('messages/read')
  @HttpCode(200)
  @Public({ identity: 'optional' })
  @ApiBearerAuth('customer')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  readBookingMessages(
    @Param('id', UuidPipe) id: string,
    @Query() _query: GetBookingQuery,
    @FromBooker() call: BookingCall,
  ): Promise<BookingThreadDto> {
    return this.messages.see(id, call);
  }

  /** What a colleague may write to the guest, in the guest's language, here or in WhatsApp; without the key of the booking. */
  @Get('message-templates')
  @Staff('bookings.view')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @Header('cache-control', PRIVATE_CACHE_CONTROL)
  listBookingMessageTemplates(
    @Param('id', UuidPipe) id: string,
    @FromBooker() call: BookingCall,
  ): Promise<MessageTemplatesDto> {
    return this.templates.of(id, call);
  }
}
