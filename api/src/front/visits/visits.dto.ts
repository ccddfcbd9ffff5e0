import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { VISIT_EVENTS, VISIT_LIMITS, type VisitEvent } from '@atoll/contract/visits';
import { IsParts } from '../../content/editing/fields.js';
import { IsCalendarDate, PlainText } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';

const PAGE = /^[A-Za-z][A-Za-z0-9-]*$/;
const SOURCE = /^[a-z0-9][a-z0-9._-]*$/;

/** Something that was done once. */
export class VisitEventDto {
  @ApiProperty({ enum: VISIT_EVENTS, enumName: 'VisitEvent', example: 'view' })
  @IsIn(VISIT_EVENTS)
  event: VisitEvent;

  /** Id of the page's route. @example "package" */
  @ApiProperty({ maxLength: VISIT_LIMITS.page, pattern: PAGE.source, example: 'package' })
  @IsString()
  @MaxLength(VISIT_LIMITS.page)
  @Matches(PAGE)
  page: string;

  /** Slug of what the page shows, or the words that found nothing. */
  @ApiPropertyOptional({ maxLength: VISIT_LIMITS.subject, example: 'manta-week-hanifaru' })
  @Maybe()
  @PlainText()
  @IsString()
  @MaxLength(VISIT_LIMITS.subject)
  subject?: string;
}

/** What a visitor has done since the last message. Nothing in it tells who. */
export class CountVisitsDto {
  @ApiProperty({ enum: LANGUAGE_CODES, example: 'ru' })
  @IsIn(LANGUAGE_CODES)
  language: Language;

  /** Whence the visit came: `utm_source`, else the host of the page before. */
  @ApiPropertyOptional({ maxLength: VISIT_LIMITS.source, pattern: SOURCE.source, example: 'instagram' })
  @Maybe()
  @IsString()
  @MaxLength(VISIT_LIMITS.source)
  @Matches(SOURCE)
  source?: string;

  @ApiProperty({ type: [VisitEventDto], minItems: 1, maxItems: VISIT_LIMITS.events })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(VISIT_LIMITS.events)
  @IsParts(VisitEventDto)
  events: VisitEventDto[];
}

export class ReadVisitsQuery {
  /** First day (of the Maldives); 29 days before the last one unless it is said. */
  @ApiPropertyOptional({ format: 'date', example: '2026-11-01' })
  @Maybe()
  @IsCalendarDate()
  from?: string;

  /** Last day; today unless it is said. */
  @ApiPropertyOptional({ format: 'date', example: '2026-11-30' })
  @Maybe()
  @IsCalendarDate()
  to?: string;
}

/** How often one thing was done. */
export class VisitCountDto {
  @ApiProperty({ enum: VISIT_EVENTS, enumName: 'VisitEvent', example: 'view' })
  event: VisitEvent;

  /** 0 where it was never done. */
  count: number;
}

/** What visitors did on one day. */
export class VisitDayDto {
  /** @example "2026-11-26" */
  @ApiProperty({ format: 'date' })
  day: string;

  views: number;

  /** Forms that were sent. */
  sent: number;
}

/** Views and sent forms of one source or language. */
export class VisitShareDto {
  /** The source or the language; empty for visits that say no source. */
  name: string;

  views: number;
  sent: number;
}

/** What visitors did with one thing that is sold. */
export class VisitSubjectDto {
  /** Id of the page's route. @example "package" */
  page: string;

  /** @example "manta-week-hanifaru" */
  subject: string;

  views: number;

  /** How often dates were asked for there. */
  availability: number;
}

/** Words that visitors looked for, and how often. */
export class VisitWordsDto {
  /** @example "cheap water villa" */
  words: string;

  count: number;
}

/** What visitors did, in sums of days. */
export class VisitsDto {
  @ApiProperty({ format: 'date' })
  from: string;

  @ApiProperty({ format: 'date' })
  to: string;

  /** Each event, in the order from the first look to the sent form. */
  @ApiProperty({ type: [VisitCountDto] })
  events: VisitCountDto[];

  /** Days on which something was done. */
  @ApiProperty({ type: [VisitDayDto] })
  days: VisitDayDto[];

  /** The twenty with most views. */
  @ApiProperty({ type: [VisitShareDto] })
  sources: VisitShareDto[];

  @ApiProperty({ type: [VisitShareDto] })
  languages: VisitShareDto[];

  /** The twenty with most views. */
  @ApiProperty({ type: [VisitSubjectDto] })
  subjects: VisitSubjectDto[];

  /** The twenty that were looked for most and are not there, of those that were looked for more than once. */
  @ApiProperty({ type: [VisitWordsDto] })
  nothing_found: VisitWordsDto[];
}
