import { Body, Controller, Ip, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Lang } from '../../platform/http/negotiation.js';
import { FormReceiptDto } from '../forms/forms.dto.js';
import { SpamGuard, Suspect } from '../forms/spam-guard.js';
import { CreateContactMessageDto } from './contact-messages.dto.js';
import { ContactMessagesService } from './contact-messages.service.js';

@ApiTags('contact messages')
@Controller('contact')
export class ContactController {
  constructor(private readonly messages: ContactMessagesService) {}

  /**
   * The same as `POST contact-messages/`, under the name that forms use.
   * Without the `form_token` of an opened form it is thanked for all the same and kept as spam.
   */
  @Post()
  @SpamGuard('contact')
  @ApiErrors()
  contactAgency(
    @Body() body: CreateContactMessageDto,
    @Lang() language: Language,
    @Ip() ip: string,
    @Suspect() suspect: boolean,
    @Req() request: FastifyRequest,
  ): Promise<FormReceiptDto> {
    return this.messages.create(body, { language, ip, suspect, requestId: request.id });
  }
}
