import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { type Caller, CurrentCaller, Customer } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Clock } from '../../platform/data/clock.js';
import { messageText } from '../../platform/errors/messages.js';
import { Lang } from '../../platform/http/negotiation.js';
import { pageWindow, toPage } from '../../platform/data/page.js';
import { Sql } from '../../platform/data/sql.js';
import { Config } from '../../platform/config/config.js';
import {
  ListNotificationsQuery,
  type NotificationDto,
  NotificationPageDto,
  ReadNotificationsDto,
  UnreadNotificationsDto,
} from './notifications.dto.js';
import {
  type NotificationReader,
  type StoredNotification,
  countUnread,
  listNotifications,
  markRead,
} from './notifications.queries.js';

/** What customers are told in their account (D-13). */
@ApiTags('customers')
@ApiBearerAuth('customer')
@Controller('customers/me/notifications')
@Customer()
export class NotificationsController {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** What happened with the customer's requests, reviews and account, the latest first. Kept for a year. */
  @Get()
  @ApiErrors(401, 403, 404)
  async listNotifications(
    @Query() query: ListNotificationsQuery,
    @CurrentCaller() { id }: Caller,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<NotificationPageDto> {
    const { count, rows } = await listNotifications(
      this.sql,
      everythingOf(id),
      query.unread ?? false,
      pageWindow(query),
    );
    const results = rows.map((row) => toDto(row, language));
    return {
      ...toPage(this.config.baseUrl, request.url, query, count, results),
      unread_count: await countUnread(this.sql, everythingOf(id)),
    };
  }

  /** Marks notifications as read: those of `ids`, or all. What is another's, or was read, stays as it is. */
  @Post('read')
  @HttpCode(200)
  @ApiOkResponse({ type: UnreadNotificationsDto })
  @ApiErrors(401, 403)
  async readNotifications(
    @Body() { ids }: ReadNotificationsDto,
    @CurrentCaller() { id }: Caller,
  ): Promise<UnreadNotificationsDto> {
    await markRead(this.sql, id, ids ?? null, this.clock.now());
    return { unread_count: await countUnread(this.sql, everythingOf(id)) };
  }
}

const everythingOf = (userId: string): NotificationReader => ({ userId, kinds: null });

const toDto = ({ facts, ...row }: StoredNotification, language: Language): NotificationDto => ({
  ...row,
  text: messageText({ code: `notification_${row.kind}`, params: facts }, language),
});
