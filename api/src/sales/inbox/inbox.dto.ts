import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { ColleagueDto } from '../../platform/access/colleague.dto.js';
import { BooleanFilter } from '../../platform/fields/filters.js';
import { IsAssignee } from '../../platform/fields/office-fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { PageQuery } from '../../platform/data/page.dto.js';

const INBOX_SORTS = ['newest', 'oldest', 'reply_by'] as const;

/** What every inbox of the office can be filtered and sorted by. */
export class InboxQuery extends PageQuery {
  /** Id of a colleague, `me` or `none`. */
  @ApiPropertyOptional({ example: 'me' })
  @Maybe()
  @IsAssignee()
  assigned_to?: string;

  /** `true`: only those whose answer is late. */
  @BooleanFilter()
  overdue?: boolean;

  @ApiPropertyOptional({ enum: INBOX_SORTS, default: 'newest' })
  @Maybe()
  @IsIn(INBOX_SORTS)
  sort?: (typeof INBOX_SORTS)[number] = 'newest';
}

/** What every entry of an inbox shows. Everything the visitor wrote is plain text. */
export class InboxItemDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  /** @example "anna@example.com" */
  email: string;

  @ApiProperty({ type: String, nullable: true, example: '+7 912 345-67-89' })
  phone: string | null;

  @ApiProperty({ enum: LANGUAGE_CODES, example: 'ru' })
  locale: Language;

  @ApiProperty({ type: ColleagueDto, nullable: true })
  assigned_to: ColleagueDto | null;

  /** @example "2026-11-22T08:00:00.000Z" */
  reply_by: string;

  /** @example "2026-11-21T08:00:00.000Z" */
  created_at: string;

  /** @example "2026-11-21T08:00:00.000Z" */
  updated_at: string;

  /** @example 1 */
  version: number;
}
