import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Equals, IsBoolean, IsIn, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { LENGTHS } from '@atoll/contract/rules';
import { PartFilter } from '../../platform/fields/filters.js';
import { ColleagueDto } from '../../platform/access/colleague.dto.js';
import { IsEmailAddress, IsPhone, IsText } from '../../platform/fields/fields.js';
import { Maybe, MaybeNull } from '../../platform/fields/maybe.js';
import { GuardedForm } from '../forms/forms.dto.js';
import { InboxItemDto, InboxQuery } from '../inbox/inbox.dto.js';
import { OUTBOX_STATUSES, type OutboxStatus } from '../../people/mail/outbox-message.entity.js';
import { CONTACT_MESSAGE_STATUSES, type ContactMessageStatus } from './contact-message-status.js';

/** A message to the agency. */
export class CreateContactMessageDto extends GuardedForm {
  /** @example "Анна Смирнова" */
  @IsText(LENGTHS.name.min, LENGTHS.name.max)
  name: string;

  /** @example "anna@example.com" */
  @IsEmailAddress()
  email: string;

  /** @example "+7 912 345-67-89" */
  @ApiPropertyOptional({ type: String, maxLength: 20, nullable: true })
  @MaybeNull()
  @IsPhone()
  phone?: string | null;

  /** @example "Manta rays in May" */
  @ApiPropertyOptional({ type: String, minLength: LENGTHS.subject.min, maxLength: LENGTHS.subject.max, nullable: true })
  @MaybeNull()
  @IsText(LENGTHS.subject.min, LENGTHS.subject.max)
  subject?: string | null;

  /** @example "Is May already too wet for Baa Atoll, and do the mantas come then?" */
  @IsText(LENGTHS.question.min, LENGTHS.question.max)
  message: string;

  /** Language in which the agency writes back; the request's language unless given. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'ru' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  locale?: Language;

  /** Page from which it is sent; its query is not kept. */
  @ApiPropertyOptional({ type: String, maxLength: 2000, nullable: true, example: 'https://atoll.example/ru/contact' })
  @MaybeNull()
  @IsString()
  @MaxLength(2000)
  @Matches(/^https?:\/\/\S+$/, { message: 'invalid_url' })
  page_url?: string | null;

  /** Agreement that the agency keeps these data to answer. */
  @ApiProperty({ enum: [true], example: true })
  @Equals(true, { message: 'must_accept' })
  consent: boolean;
}

/** An answer of the office in the thread of a message. */
export class ContactReplyDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  @ApiProperty({ type: ColleagueDto, nullable: true })
  author: ColleagueDto | null;

  /** @example "May is a gamble: half the days are fine, and the mantas come from late May on." */
  body: string;

  /** @example "2026-11-21T09:30:00.000Z" */
  at: string;

  /** What became of its mail; null long after. */
  @ApiProperty({ enum: OUTBOX_STATUSES, enumName: 'OutboxStatus', nullable: true, example: 'sent' })
  delivery: OutboxStatus | null;
}

/** A message in a list of the office. Everything the visitor wrote is plain text. */
export class ContactMessageItemDto extends InboxItemDto {
  /** @example "MC-7K3QZ4" */
  reference: string;

  @ApiProperty({ enum: CONTACT_MESSAGE_STATUSES, enumName: 'ContactMessageStatus', example: 'new' })
  status: ContactMessageStatus;

  /** @example "Анна Смирнова" */
  name: string;

  @ApiProperty({ type: String, nullable: true, example: 'Manta rays in May' })
  subject: string | null;

  /** @example "Is May already too wet for Baa Atoll, and do the mantas come then?" */
  message: string;

  @ApiProperty({ type: String, nullable: true, example: 'https://atoll.example/ru/contact' })
  page_url: string | null;

  /** Trip request that it became. */
  @ApiProperty({ type: String, nullable: true, example: null })
  converted_to: string | null;

  /**
   * New or open, never answered, after `reply_by`.
   * @example false
   */
  is_overdue: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  answered_at: string | null;
}

/** A message with its thread. */
export class ContactMessageDto extends ContactMessageItemDto {
  /** Answers, oldest first. */
  thread: ContactReplyDto[];

  /** Where it can go from here. */
  @ApiProperty({ enum: CONTACT_MESSAGE_STATUSES, enumName: 'ContactMessageStatus', isArray: true, example: ['open'] })
  allowed_statuses: ContactMessageStatus[];
}

/** One page of messages. */
export class ContactMessagePageDto {
  /** @example 1 */
  count: number;

  @ApiProperty({ type: String, nullable: true, example: null })
  next: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  previous: string | null;

  results: ContactMessageItemDto[];
}

export class ListContactMessagesQuery extends InboxQuery {
  /** Everything but spam unless given. */
  @ApiPropertyOptional({ enum: CONTACT_MESSAGE_STATUSES, enumName: 'ContactMessageStatus' })
  @Maybe()
  @IsIn(CONTACT_MESSAGE_STATUSES)
  status?: ContactMessageStatus;

  /** Part of reference, name, e-mail, subject or message. */
  @PartFilter('manta')
  search?: string;
}

/** A change of a message: absent members stay. */
export class UpdateContactMessageDto {
  @ApiPropertyOptional({ enum: CONTACT_MESSAGE_STATUSES, enumName: 'ContactMessageStatus', example: 'closed' })
  @Maybe()
  @IsIn(CONTACT_MESSAGE_STATUSES)
  status?: ContactMessageStatus;

  /** Id of a colleague who answers messages; null: nobody. */
  @ApiPropertyOptional({ type: String, nullable: true, example: '019aa7c1-0000-7000-8000-000000000000' })
  @MaybeNull()
  @IsUUID()
  assigned_to?: string | null;
}

/** The answer to a message, which goes out as a letter. */
export class ReplyToContactMessageDto {
  /** Plain text; it goes to the visitor by mail. */
  @ApiProperty({ minLength: 2, maxLength: 5000, example: 'May is a gamble: half the days are fine.' })
  @IsText(2, 5000)
  body: string;

  /** Closes the message with the answer. */
  @ApiPropertyOptional({ default: false, example: false })
  @Maybe()
  @IsBoolean()
  close?: boolean;
}
