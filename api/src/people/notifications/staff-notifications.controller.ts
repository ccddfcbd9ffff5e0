import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { type Caller, CurrentCaller, Staff } from '../../platform/access/access.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/data/clock.js';
import { pageWindow, toPage } from '../../platform/data/page.js';
import { Sql } from '../../platform/data/sql.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { messageText } from '../../platform/errors/messages.js';
import { Lang } from '../../platform/http/negotiation.js';
import {
  ListNotificationsQuery,
  ReadNotificationsDto,
  type StaffNotificationDto,
  StaffNotificationPageDto,
  UnreadNotificationsDto,
} from './notifications.dto.js';
import {
  type NotificationReader,
  type StoredNotification,
  countUnread,
  goneAmong,
  listNotifications,
  markRead,
} from './notifications.queries.js';
import { type StaffNoticeKind, nameFact, staffNoticesFor } from './staff-notice-kinds.js';

/** What colleagues are told in the office. What somebody has no permission for any more is not shown to them. */
@ApiTags('notifications')
@ApiBearerAuth('staff')
@Controller('users/me/notifications')
@Staff()
export class StaffNotificationsController {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** What came in for the colleague, the latest first. Kept for a year. */
  @Get()
  @ApiErrors(401, 403, 404)
  async listStaffNotifications(
    @Query() query: ListNotificationsQuery,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<StaffNotificationPageDto> {
    const reader = readerOf(caller);
    const { count, rows } = await listNotifications(this.sql, reader, query.unread ?? false, pageWindow(query));
    const gone = await goneAmong(this.sql, rows);
    const results = rows.map((row) => toDto(row, gone.has(row.id), language));
    return {
      ...toPage(this.config.baseUrl, request.url, query, count, results),
      unread_count: await countUnread(this.sql, reader),
    };
  }

  /** Marks notifications as read: those of `ids`, or all. What is another's, or was read, stays as it is. */
  @Post('read')
  @HttpCode(200)
  @ApiOkResponse({ type: UnreadNotificationsDto })
  @ApiErrors(401, 403)
  async readStaffNotifications(
    @Body() { ids }: ReadNotificationsDto,
    @CurrentCaller() caller: Caller,
  ): Promise<UnreadNotificationsDto> {
    await markRead(this.sql, caller.id, ids ?? null, this.clock.now());
    return { unread_count: await countUnread(this.sql, readerOf(caller)) };
  }
}

const readerOf = ({ id, permissions }: Caller): NotificationReader<StaffNoticeKind> => ({
  userId: id,
  kinds: staffNoticesFor(permissions),
});

function toDto(
  { facts, ...row }: StoredNotification<StaffNoticeKind>,
  isGone: boolean,
  language: Language,
): StaffNotificationDto {
  const reference = facts[nameFact(language)] ?? facts['reference'] ?? '';
  const text = messageText({ code: `notification_${row.kind}`, params: { ...facts, reference } }, language);
  return { ...row, text, is_gone: isGone };
}
