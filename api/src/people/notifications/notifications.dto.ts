import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID } from 'class-validator';
import { BooleanFilter } from '../../platform/fields/filters.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { PageQuery } from '../../platform/data/page.dto.js';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.js';
import { STAFF_NOTICE_KINDS, type StaffNoticeKind } from './staff-notice-kinds.js';
import { Maybe } from '../../platform/fields/maybe.js';

/** Which notifications to list. */
export class ListNotificationsQuery extends PageQuery {
  /** Only those that were not read. */
  @BooleanFilter()
  unread?: boolean;
}

/** Something that a customer is told in the account. */
export class NotificationDto {
  @ApiProperty({ format: 'uuid', example: '0199f0a0-0000-7000-8000-000000000001' })
  id: string;

  @ApiProperty({ enum: NOTIFICATION_KINDS, enumName: 'NotificationKind', example: 'booking_received' })
  kind: NotificationKind;

  /** The sentence, in the language of the call. */
  @ApiProperty({ example: 'Ваша заявка на бронирование MV-7K2QX9 получена. Скоро ответим.' })
  text: string;

  /** What it is about: `booking` with its id leads to `customers/me/bookings/{id}/`. */
  @ApiProperty({ type: String, nullable: true, example: 'booking' })
  entity: string | null;

  @ApiProperty({ type: String, nullable: true, example: '0199f0a0-0000-7000-8000-000000000001' })
  entity_id: string | null;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  /** Null until it was read. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  read_at: string | null;
}

/** Notifications of one page, the latest first. */
export class NotificationPageDto extends PageLinksDto {
  /** Of all pages: the number on the bell. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  unread_count: number;

  @ApiProperty({ type: [NotificationDto] })
  results: NotificationDto[];
}

/** Something that a colleague is told in the office. */
export class StaffNotificationDto extends OmitType(NotificationDto, ['kind', 'text', 'entity'] as const) {
  @ApiProperty({ enum: STAFF_NOTICE_KINDS, enumName: 'StaffNoticeKind', example: 'office_booking_message' })
  kind: StaffNoticeKind;

  /** The sentence, in the language of the call. */
  @ApiProperty({ example: 'Новое сообщение от гостя: MV-7K2QX9' })
  text: string;

  /** What it is about: `booking`, `lead`, `trip_request`, `contact_message`, `webhook_endpoint`, or content: `package`, `faq` … */
  @ApiProperty({ type: String, nullable: true, example: 'booking' })
  entity: string | null;

  /** Whether that has been deleted since: `entity_id` leads nowhere. */
  @ApiProperty({ example: false })
  is_gone: boolean;
}

/** Notifications of one page, the latest first. */
export class StaffNotificationPageDto extends PageLinksDto {
  /** Of all pages: the number on the bell. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  unread_count: number;

  @ApiProperty({ type: [StaffNotificationDto] })
  results: StaffNotificationDto[];
}

/** Which notifications were read. */
export class ReadNotificationsDto {
  /** Without it all. */
  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    minItems: 1,
    maxItems: 100,
    example: ['0199f0a0-0000-7000-8000-000000000001'],
  })
  @Maybe()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsUUID(undefined, { each: true })
  ids?: string[];
}

/** What is left to read. */
export class UnreadNotificationsDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  unread_count: number;
}
