import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type Caller, CurrentCaller, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { ListOutboxQuery, OutboxMessageDto, OutboxPageDto } from './outbox.dto.js';
import { OutboxService } from './outbox.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

@ApiTags('outbox')
@ApiBearerAuth('staff')
@Controller('outbox')
export class OutboxController {
  constructor(private readonly outbox: OutboxService) {}

  /** Mails of the agency, newest first: what has gone out, what waits, what was given up and why. */
  @Get()
  @Staff('audit.view')
  @ApiErrors(401, 403, 404)
  listOutboxMessages(@Query() query: ListOutboxQuery, @Req() request: FastifyRequest): Promise<OutboxPageDto> {
    return this.outbox.list(query, request.url);
  }

  /**
   * Sends a mail again that was given up, or one at once that waits for more than a minute and a half; sooner it goes by itself. One
   * that has gone out gets 409.
   */
  @Post(':id/retry')
  @Refuses(409, 'mail_already_sent')
  @HttpCode(200)
  @Staff('messages.reply')
  @ApiErrors(401, 403, 404, 409)
  retryOutboxMessage(
    @Param('id', UuidPipe) id: string,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<OutboxMessageDto> {
    return this.outbox.retry(id, caller.id, request.id);
  }
}
