import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { Equals, IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { PartFilter } from '../../platform/fields/filters.js';
import { IsEmailAddress, IsText } from '../../platform/fields/fields.js';
import { Maybe, MaybeNull } from '../../platform/fields/maybe.js';
import { LanguageQuery, PageQuery } from '../../platform/data/page.dto.js';
import { GuardedForm } from '../forms/forms.dto.js';
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from './newsletter-subscriber.entity.js';

export const SUBSCRIBER_SORTS = ['newest', 'oldest', 'email'] as const;
const EXPORTED = [...SUBSCRIBER_STATUSES, 'all'] as const;
const SOURCE = /^[a-z][a-z0-9_-]{0,39}$/;

/** A wish to get letters. */
export class SubscribeDto extends GuardedForm {
  /** @example "anna@example.com" */
  @IsEmailAddress()
  email: string;

  /** Language of the letters; the request's language unless given. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'ru' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  locale?: Language;

  /** Where the form stands. */
  @ApiPropertyOptional({ type: String, pattern: SOURCE.source, nullable: true, example: 'footer' })
  @MaybeNull()
  @IsString()
  @Matches(SOURCE, { message: 'invalid' })
  source?: string | null;

  /** Agreement to get letters. */
  @ApiProperty({ enum: [true], example: true })
  @Equals(true, { message: 'must_accept' })
  consent: boolean;
}

/** One sentence for the reader, in the language of the request. */
export class NoticeDto {
  /** @example "Please check your inbox and confirm your address." */
  detail: string;
}

/** The token of the letter that asks whether somebody wants to be subscribed. */
export class ConfirmSubscriptionDto {
  /** From the link in the letter. */
  @ApiProperty({ maxLength: 100, example: 'q0c9Zk3tq1c6m0g9Jm0qgk3tq1c6m0g9Jm0qgk3tq1c' })
  @IsString()
  @MaxLength(100)
  token: string;
}

/** Where the subscription stands now. */
export class SubscriptionDto extends NoticeDto {
  @ApiProperty({ enum: ['subscribed', 'unsubscribed'], example: 'subscribed' })
  status: 'subscribed' | 'unsubscribed';
}

/** The token of a letter, where the address carries it. */
export class UnsubscribeQuery extends LanguageQuery {
  /** From the link in the letter, when it is not in the body. */
  @ApiPropertyOptional({ maxLength: 100 })
  @Maybe()
  @IsString()
  @MaxLength(100)
  token?: string;
}

/** The token of a letter, and why somebody leaves. */
export class UnsubscribeDto {
  /** From the link in the letter, when it is not in the address. */
  @ApiPropertyOptional({ maxLength: 100 })
  @Maybe()
  @IsString()
  @MaxLength(100)
  token?: string;

  @ApiPropertyOptional({ minLength: 2, maxLength: 200, example: 'Too many letters' })
  @Maybe()
  @IsText(2, 200)
  reason?: string;

  /** What mail programs send with their one click (RFC 8058). */
  @ApiPropertyOptional({ enum: ['One-Click'] })
  @Maybe()
  @IsIn(['One-Click'])
  'List-Unsubscribe'?: 'One-Click';
}

/** A subscriber as the office sees it. */
export class SubscriberDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  /** @example "anna@example.com" */
  email: string;

  @ApiProperty({ enum: LANGUAGE_CODES, example: 'ru' })
  locale: Language;

  @ApiProperty({ enum: SUBSCRIBER_STATUSES, enumName: 'SubscriberStatus', example: 'subscribed' })
  status: SubscriberStatus;

  @ApiProperty({ type: String, nullable: true, example: 'footer' })
  source: string | null;

  /**
   * Version of the words that were agreed to.
   * @example "2026-11"
   */
  consent_version: string;

  /** @example "2026-11-21T08:00:00.000Z" */
  consent_at: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-21T08:05:00.000Z' })
  confirmed_at: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  unsubscribed_at: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  unsubscribe_reason: string | null;

  /** @example "2026-11-21T08:00:00.000Z" */
  created_at: string;
}

/** One page of subscribers. */
export class SubscriberPageDto {
  /** @example 1 */
  count: number;

  @ApiProperty({ type: String, nullable: true, example: null })
  next: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  previous: string | null;

  results: SubscriberDto[];
}

export class ListSubscribersQuery extends PageQuery {
  /** Everything but spam unless given. */
  @ApiPropertyOptional({ enum: SUBSCRIBER_STATUSES, enumName: 'SubscriberStatus' })
  @Maybe()
  @IsIn(SUBSCRIBER_STATUSES)
  status?: SubscriberStatus;

  /** Language of the letters. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'ru' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  locale?: Language;

  /** Part of the address. */
  @PartFilter('anna@')
  search?: string;

  @ApiPropertyOptional({ enum: SUBSCRIBER_SORTS, default: 'newest' })
  @Maybe()
  @IsIn(SUBSCRIBER_SORTS)
  sort?: (typeof SUBSCRIBER_SORTS)[number] = 'newest';
}

/** What a list of subscribers is asked for, as a file. */
export class ExportSubscribersQuery extends PickType(ListSubscribersQuery, ['lang', 'locale', 'search'] as const) {
  /** `all` is everything but spam. */
  @ApiPropertyOptional({ enum: EXPORTED, enumName: 'ExportedSubscribers', default: 'subscribed' })
  @Maybe()
  @IsIn(EXPORTED)
  status?: (typeof EXPORTED)[number] = 'subscribed';
}
