import { Body, Controller, Get, HttpCode, Ip, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { Public, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { UrlEncodedBody } from '../../platform/http/url-encoded-body.js';
import { Limit } from '../../platform/limits/limits.js';
import { messageText } from '../../platform/errors/messages.js';
import { Lang } from '../../platform/http/negotiation.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { SpamGuard, Suspect } from '../forms/spam-guard.js';
import {
  ConfirmSubscriptionDto,
  ExportSubscribersQuery,
  ListSubscribersQuery,
  NoticeDto,
  SubscribeDto,
  SubscriberDto,
  SubscriberPageDto,
  SubscriptionDto,
  UnsubscribeDto,
  UnsubscribeQuery,
} from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('newsletter')
@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  /**
   * Asks for letters. The answer is the same for every address; a new one gets a letter with a link to confirm.
   * Without the `form_token` of an opened form it is thanked for all the same and kept as spam.
   */
  @Post('subscribe')
  @HttpCode(202)
  @SpamGuard('newsletter')
  @ApiErrors()
  async subscribeToNewsletter(
    @Body() body: SubscribeDto,
    @Lang() language: Language,
    @Ip() ip: string,
    @Suspect() suspect: boolean,
    @Req() request: FastifyRequest,
  ): Promise<NoticeDto> {
    await this.newsletter.subscribe(body, { language, ip, suspect, requestId: request.id });
    return { detail: messageText({ code: 'newsletter_check_inbox' }, language) };
  }

  /** Confirms an address with the token of the letter. */
  @Post('confirm')
  @HttpCode(200)
  @Public()
  @Limit('report')
  @ApiErrors()
  async confirmNewsletter(
    @Body() body: ConfirmSubscriptionDto,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<SubscriptionDto> {
    await this.newsletter.confirm(body.token, request.id);
    return { status: 'subscribed', detail: messageText({ code: 'newsletter_subscribed' }, language) };
  }

  /**
   * Ends a subscription with the token of any letter, in the address or in the body. Mail programs call it with one click and
   * a form body (RFC 8058); it needs no account and asks nothing back.
   */
  @Post('unsubscribe')
  @HttpCode(200)
  @Public()
  @UrlEncodedBody()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiBody({ type: UnsubscribeDto, required: false })
  @ApiErrors(415)
  async unsubscribeFromNewsletter(
    @Query() query: UnsubscribeQuery,
    @Body() body: UnsubscribeDto,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<SubscriptionDto> {
    // A call without a body leaves none to read.
    const { token, reason } = (body as UnsubscribeDto | undefined) ?? {};
    await this.newsletter.unsubscribe(token ?? query.token, reason ?? null, request.id);
    return { status: 'unsubscribed', detail: messageText({ code: 'newsletter_unsubscribed' }, language) };
  }

  /** Subscribers, newest first unless sorted otherwise; spam only when it is asked for. */
  @Get('subscribers')
  @Staff('newsletter.manage')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  listNewsletterSubscribers(
    @Query() query: ListSubscribersQuery,
    @Req() request: FastifyRequest,
  ): Promise<SubscriberPageDto> {
    return this.newsletter.list(query, request.url);
  }

  /** All subscribers that fit as CSV, by address. Cells that a spreadsheet would compute start with an apostrophe. */
  @Get('subscribers/export')
  @Staff('newsletter.manage')
  @ApiBearerAuth('staff')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', example: 'email,locale,status\r\nanna@example.com,ru,subscribed\r\n' } })
  @ApiErrors(401, 403)
  async exportNewsletterSubscribers(
    @Query() query: ExportSubscribersQuery,
    @FromStaff() call: StaffCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const status = query.status ?? 'subscribed';
    const csv = await this.newsletter.export({ ...query, status }, call);
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="newsletter-${status}.csv"`,
    });
    return csv;
  }

  /** Ends a subscription for somebody who asked the office for it. */
  @Post('subscribers/:id/unsubscribe')
  @HttpCode(200)
  @Staff('newsletter.manage')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  unsubscribeSubscriber(@Param('id', UuidPipe) id: string, @FromStaff() call: StaffCall): Promise<SubscriberDto> {
    return this.newsletter.unsubscribeFor(id, call);
  }
}
