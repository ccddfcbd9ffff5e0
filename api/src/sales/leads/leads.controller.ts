import { Body, Controller, Get, Ip, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { type Caller, CurrentCaller, Public, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Limit } from '../../platform/limits/limits.js';
import { Lang } from '../../platform/http/negotiation.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import {
  BookingIntentDto,
  CreateBookingIntentDto,
  LeadDto,
  LeadPageDto,
  ListLeadsQuery,
  UpdateLeadDto,
} from './leads.dto.js';
import { LeadsService } from './leads.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

@ApiTags('leads')
@Controller('booking-intents')
export class LeadsController {
  constructor(private readonly leads: LeadsService) {}

  /**
   * Prepares a WhatsApp chat about a package: the agency's number, and a message in the traveller's language with what they have chosen,
   * what it costs and a reference. The office finds it among its leads, and books with `lead` in `POST bookings/`.
   */
  @Post()
  @Public()
  @Limit('intent')
  @ApiErrors()
  createBookingIntent(
    @Body() body: CreateBookingIntentDto,
    @Lang() language: Language,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
  ): Promise<BookingIntentDto> {
    return this.leads.create(body, { language, ip, requestId: request.id });
  }

  /** Chats that were opened, newest first unless sorted otherwise; spam only when it is asked for. */
  @Get()
  @Staff('customers.view')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  listBookingIntents(
    @Query() query: ListLeadsQuery,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<LeadPageDto> {
    return this.leads.list(query, { me: caller.id, language }, request.url);
  }

  /** One chat, with where it can go from here. */
  @Get(':id')
  @Staff('customers.view')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @Versioned()
  getBookingIntent(@Param('id', UuidPipe) id: string, @Lang() language: Language): Promise<LeadDto> {
    return this.leads.get(id, language);
  }

  /** Moves a lead on, gives it to a colleague, or notes who it is. */
  @Patch(':id')
  @Refuses(409, 'invalid_transition')
  @Staff('bookings.change')
  @ApiBearerAuth('staff')
  @ApiHeader({ name: 'If-Match', required: true, example: '"1"' })
  @ApiErrors(401, 403, 404, 409, 412, 428)
  @Versioned()
  updateBookingIntent(
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdateLeadDto,
    @FromStaff() call: StaffCall,
  ): Promise<LeadDto> {
    return this.leads.update(id, body, call);
  }
}
