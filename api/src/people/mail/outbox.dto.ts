import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, Matches } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { PartFilter } from '../../platform/fields/filters.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { PageQuery } from '../../platform/data/page.dto.js';
import { MAIL_TEMPLATES, type MailTemplate } from './mail-templates.js';
import { OUTBOX_STATUSES, type OutboxStatus } from './outbox-message.entity.js';

const ENTITY = /^[a-z_]{1,60}$/;
const ENTITY_ID = /^[A-Za-z0-9-]{1,80}$/;

/** A mail on its way. What it says is not shown: it may hold keys. */
export class OutboxMessageDto {
  /**
   * Also the local part of the mail's Message-ID.
   * @example "019aa7c1-0000-7000-8000-000000000000"
   */
  id: string;

  @ApiProperty({ enum: MAIL_TEMPLATES, enumName: 'MailTemplate', example: 'booking-received' })
  template: MailTemplate;

  @ApiProperty({ enum: LANGUAGE_CODES, example: 'ru' })
  locale: Language;

  /** @example "anna@example.com" */
  to: string;

  /** What the mail is about. */
  @ApiProperty({ type: String, nullable: true, example: 'booking' })
  entity: string | null;

  @ApiProperty({ type: String, nullable: true, example: '019aa7c1-0000-7000-8000-000000000001' })
  entity_id: string | null;

  @ApiProperty({ enum: OUTBOX_STATUSES, enumName: 'OutboxStatus', example: 'failed' })
  status: OutboxStatus;

  /** @example 8 */
  attempts: number;

  /** Time of the next try; null once the mail is sent or given up. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  next_at: string | null;

  /** What the mail server said last. */
  @ApiProperty({ type: String, nullable: true, example: '550 No such user' })
  last_error: string | null;

  /** @example "2026-11-21T08:00:00.000Z" */
  created_at: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  sent_at: string | null;
}

/** One page of the outbox. */
export class OutboxPageDto {
  /** @example 1 */
  count: number;

  @ApiProperty({ type: String, nullable: true, example: null })
  next: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  previous: string | null;

  results: OutboxMessageDto[];
}

export class ListOutboxQuery extends PageQuery {
  @ApiPropertyOptional({ enum: OUTBOX_STATUSES, enumName: 'OutboxStatus' })
  @Maybe()
  @IsIn(OUTBOX_STATUSES)
  status?: OutboxStatus;

  @ApiPropertyOptional({ enum: MAIL_TEMPLATES, enumName: 'MailTemplate' })
  @Maybe()
  @IsIn(MAIL_TEMPLATES)
  template?: MailTemplate;

  /** Kind of thing that the mail is about. */
  @ApiPropertyOptional({ example: 'booking' })
  @Maybe()
  @IsString()
  @Matches(ENTITY, { message: 'invalid' })
  entity?: string;

  /** Id of that thing. */
  @ApiPropertyOptional({ example: '019aa7c1-0000-7000-8000-000000000001' })
  @Maybe()
  @IsString()
  @Matches(ENTITY_ID, { message: 'invalid' })
  entity_id?: string;

  /** Part of the recipient's address. */
  @PartFilter('anna@')
  search?: string;
}
