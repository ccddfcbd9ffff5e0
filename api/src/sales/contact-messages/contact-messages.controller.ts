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
  ContactMessageDto,
  ContactMessagePageDto,
  CreateContactMessageDto,
  ListContactMessagesQuery,
  ReplyToContactMessageDto,
  UpdateContactMessageDto,
} from './contact-messages.dto.js';
import { ContactMessagesService } from './contact-messages.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

@ApiTags('contact messages')
@Controller('contact-messages')
export class ContactMessagesController {
  constructor(private readonly messages: ContactMessagesService) {}

  /**
   * Sends a message to the agency, which answers within 24 hours. A mail confirms the arrival.
   * Without the `form_token` of an opened form it is thanked for all the same and kept as spam.
   */
  @Post()
  @SpamGuard('contact')
  @ApiErrors()
  createContactMessage(
    @Body() body: CreateContactMessageDto,
    @Lang() language: Language,
    @Ip() ip: string,
    @Suspect() suspect: boolean,
    @Req() request: FastifyRequest,
  ): Promise<FormReceiptDto> {
    return this.messages.create(body, { language, ip, suspect, requestId: request.id });
  }

  /** Messages of visitors, newest first unless sorted otherwise; spam only when it is asked for. */
  @Get()
  @Staff('messages.reply')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  listContactMessages(
    @Query() query: ListContactMessagesQuery,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<ContactMessagePageDto> {
    return this.messages.list(query, { me: caller.id, language }, request.url);
  }

  /** One message with the answers it got and what became of their mails. */
  @Get(':id')
  @Staff('messages.reply')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @Versioned()
  getContactMessage(@Param('id', UuidPipe) id: string, @Lang() language: Language): Promise<ContactMessageDto> {
    return this.messages.get(id, language);
  }

  /** Moves a message on (new → open → answered → closed, or spam) or gives it to a colleague. */
  @Patch(':id')
  @Refuses(409, 'invalid_transition')
  @Staff('messages.reply')
  @ApiBearerAuth('staff')
  @ApiHeader({ name: 'If-Match', required: true, example: '"1"' })
  @ApiErrors(401, 403, 404, 409, 412, 428)
  @Versioned()
  updateContactMessage(
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdateContactMessageDto,
    @FromStaff() call: StaffCall,
  ): Promise<ContactMessageDto> {
    return this.messages.update(id, body, call);
  }

  /** Answers a message by mail. With an `Idempotency-Key` a repeated call sends nothing twice. */
  @Post(':id/reply')
  @Refuses(409, 'invalid_transition')
  @Staff('messages.reply')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404, 409)
  @Versioned()
  replyToContactMessage(
    @Param('id', UuidPipe) id: string,
    @Body() body: ReplyToContactMessageDto,
    @FromStaff() call: StaffCall,
  ): Promise<ContactMessageDto> {
    return this.messages.reply(id, body, call);
  }

  /** Makes a trip request of a message (`converted_to` names it) and closes the message. */
  @Post(':id/convert')
  @Refuses(409, 'invalid_transition')
  @HttpCode(200)
  @Staff('messages.reply')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404, 409)
  @Versioned()
  convertContactMessage(@Param('id', UuidPipe) id: string, @FromStaff() call: StaffCall): Promise<ContactMessageDto> {
    return this.messages.convert(id, call);
  }
}
