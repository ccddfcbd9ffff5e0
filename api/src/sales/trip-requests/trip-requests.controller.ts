import { Body, Controller, Get, HttpCode, Ip, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { type Caller, CurrentCaller, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Lang } from '../../platform/http/negotiation.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { FormReceiptDto } from '../forms/forms.dto.js';
import { SpamGuard, Suspect } from '../forms/spam-guard.js';
import {
  AddTripRequestNoteDto,
  ListTripRequestsQuery,
  TransitionTripRequestDto,
  TripRequestDto,
  TripRequestPageDto,
  UpdateTripRequestDto,
} from './trip-requests-staff.dto.js';
import { CreateTripRequestDto } from './trip-requests.dto.js';
import { TripRequestsService } from './trip-requests.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

@ApiTags('trip requests')
@Controller('custom-trip-requests')
export class TripRequestsController {
  constructor(private readonly requests: TripRequestsService) {}

  /**
   * Sends a wish for a trip of one's own. The agency answers within 24 hours; a mail confirms the arrival.
   * Without the `form_token` of an opened form it is thanked for all the same and kept as spam.
   */
  @Post()
  @SpamGuard('trip_request')
  @ApiErrors()
  createTripRequest(
    @Body() body: CreateTripRequestDto,
    @Lang() language: Language,
    @Ip() ip: string,
    @Suspect() suspect: boolean,
    @Req() request: FastifyRequest,
  ): Promise<FormReceiptDto> {
    return this.requests.create(body, { language, ip, suspect, requestId: request.id });
  }

  /** Trip requests, newest first unless sorted otherwise; spam only when it is asked for. */
  @Get()
  @Staff('requests.manage')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  listTripRequests(
    @Query() query: ListTripRequestsQuery,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<TripRequestPageDto> {
    return this.requests.list(query, { me: caller.id, language }, request.url);
  }

  /** One trip request with its notes and offers. */
  @Get(':id')
  @Staff('requests.manage')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @Versioned()
  getTripRequest(@Param('id', UuidPipe) id: string, @Lang() language: Language): Promise<TripRequestDto> {
    return this.requests.get(id, language);
  }

  /** Corrects facts of a request or gives it to a colleague. */
  @Patch(':id')
  @Staff('requests.manage')
  @ApiBearerAuth('staff')
  @ApiHeader({ name: 'If-Match', required: true, example: '"1"' })
  @ApiErrors(401, 403, 404, 412, 428)
  @Versioned()
  updateTripRequest(
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdateTripRequestDto,
    @FromStaff() call: StaffCall,
  ): Promise<TripRequestDto> {
    return this.requests.update(id, body, call);
  }

  /** Moves a request along: new → in_progress → quoted → accepted, lost, expired or spam. */
  @Post(':id/transition')
  @Refuses(409, 'invalid_transition')
  @HttpCode(200)
  @Staff('requests.manage')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404, 409)
  @Versioned()
  transitionTripRequest(
    @Param('id', UuidPipe) id: string,
    @Body() body: TransitionTripRequestDto,
    @FromStaff() call: StaffCall,
  ): Promise<TripRequestDto> {
    return this.requests.transition(id, body, call);
  }

  /** Adds a note for colleagues. */
  @Post(':id/notes')
  @Staff('requests.manage')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @Versioned()
  addTripRequestNote(
    @Param('id', UuidPipe) id: string,
    @Body() body: AddTripRequestNoteDto,
    @FromStaff() call: StaffCall,
  ): Promise<TripRequestDto> {
    return this.requests.addNote(id, body.text, call);
  }
}
