import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsObject,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
  ValidateNested,
  isISO8601,
} from 'class-validator';

import { Trim } from '../fields/fields.js';
import { Maybe, MaybeNull } from '../fields/maybe.js';
import { PageQuery } from '../data/page.dto.js';
import { ERROR_STATUSES, type ErrorStatus } from './error-group.entity.js';

const LEVELS = ['app', 'page', 'component', 'remote'] as const;
const ERROR_ID = /^[A-Za-z0-9-]{8,64}$/;
const NAME = /^[A-Za-z0-9@/._+-]{1,60}$/;

/** ISO 8601 has weeks and days of a year too: right as they are, no clock here reads them. */
const isTime = (value: unknown): boolean =>
  isISO8601(value, { strict: true }) && !Number.isNaN(Date.parse(String(value)));

/** The remote in which the error happened. */
export class ReportedRemoteDto {
  /** @example "mfe-catalog" */
  @ApiProperty({ maxLength: 60, pattern: NAME.source })
  @IsString()
  @Matches(NAME)
  name: string;

  /** @example "0.1.0-1a2b3c4d" */
  @ApiProperty({ maxLength: 60, pattern: NAME.source })
  @IsString()
  @Matches(NAME)
  version: string;
}

/** An error as a browser reports it. */
export class ReportErrorDto {
  /** @example "Cannot read properties of undefined (reading 'price')" */
  @IsString()
  @MinLength(1)
  @MaxLength(2000)
  message: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 8000 })
  @MaybeNull()
  @IsString()
  @MaxLength(8000)
  stack?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 4000 })
  @MaybeNull()
  @IsString()
  @MaxLength(4000)
  component_stack?: string | null;

  /** Which error screen was shown. */
  @ApiProperty({ enum: LEVELS, example: 'page' })
  @IsIn(LEVELS)
  level: (typeof LEVELS)[number];

  /** @example "TypeError" */
  @ApiPropertyOptional({ type: String, nullable: true })
  @MaybeNull()
  @IsString()
  @MaxLength(100)
  name?: string | null;

  /**
   * Id that the visitor was shown.
   * @example "019aa7c1-0000-7000-8000-000000000000"
   */
  @ApiProperty({ minLength: 8, maxLength: 64, pattern: ERROR_ID.source })
  @IsString()
  @Matches(ERROR_ID)
  error_id: string;

  /** @example "2026-11-21T08:00:00.000Z" */
  @ValidateBy({ name: 'isTime', validator: { validate: isTime, defaultMessage: () => 'invalid_date' } })
  @MaxLength(40)
  timestamp: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @MaybeNull()
  @IsString()
  @MaxLength(300)
  user_agent?: string | null;

  /** @example "https://atoll.example/ru/packages" */
  @ApiPropertyOptional({ type: String, nullable: true })
  @MaybeNull()
  @IsString()
  @MaxLength(2000)
  url?: string | null;

  @ApiPropertyOptional({ type: ReportedRemoteDto, nullable: true })
  @MaybeNull()
  @IsObject()
  @ValidateNested()
  @Type(() => ReportedRemoteDto)
  remote?: ReportedRemoteDto | null;

  /** Version of the shell. */
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 60, pattern: NAME.source, example: '0.1.0-5e6f7a8b' })
  @MaybeNull()
  @IsString()
  @Matches(NAME)
  shell?: string | null;
}

/** Receipt of a report. */
export class ErrorReceiptDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  error_id: string;
}

const SORTS = ['last_seen', 'first_seen', 'count'] as const;
export type ErrorGroupSort = (typeof SORTS)[number];

export class ListErrorReportsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: ERROR_STATUSES, enumName: 'ErrorStatus' })
  @Maybe()
  @IsIn(ERROR_STATUSES)
  status?: ErrorStatus;

  /** Which error screen was shown. */
  @ApiPropertyOptional({ enum: LEVELS })
  @Maybe()
  @IsIn(LEVELS)
  level?: (typeof LEVELS)[number];

  /** Only errors of this remote; `shell` for those outside of all. */
  @ApiPropertyOptional({ maxLength: 60, pattern: NAME.source, example: 'mfe-catalog' })
  @Maybe()
  @IsString()
  @Matches(NAME)
  remote?: string;

  /** Only errors that this version of the remote (or of the shell) reported. */
  @ApiPropertyOptional({ maxLength: 60, pattern: NAME.source, example: '0.1.0-1a2b3c4d' })
  @Maybe()
  @IsString()
  @Matches(NAME)
  version?: string;

  /** The error whose id a visitor was shown: the eight digits on the error card, which end it, or more of it. */
  @ApiPropertyOptional({ maxLength: 64, pattern: ERROR_ID.source, example: '9e4b7a21' })
  @Maybe()
  @IsString()
  @Matches(ERROR_ID)
  error_id?: string;

  /** Words of the message or the name. */
  @ApiPropertyOptional({ minLength: 1, maxLength: 100, example: 'price' })
  @Maybe()
  @Trim()
  @IsString()
  @MinLength(1)
  @MaxLength(100)
  search?: string;

  @ApiPropertyOptional({ enum: SORTS, default: 'last_seen' })
  @Maybe()
  @IsIn(SORTS)
  sort?: ErrorGroupSort;
}

/** The same error, however often it was reported: one remote, name, message (numbers aside) and place. */
export class ErrorGroupDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: ERROR_STATUSES, enumName: 'ErrorStatus', example: 'new' })
  status: ErrorStatus;

  @ApiProperty({ enum: LEVELS, example: 'page' })
  level: string;

  @ApiProperty({ type: String, nullable: true, example: 'TypeError' })
  name: string | null;

  /**
   * As it was last reported.
   * @example "Cannot read properties of undefined (reading 'price')"
   */
  message: string;

  /** Null for the shell. */
  @ApiProperty({ type: String, nullable: true, example: 'mfe-catalog' })
  remote: string | null;

  /** Version of the remote, or of the shell, that reported it first. */
  @ApiProperty({ type: String, nullable: true, example: '0.1.0-1a2b3c4d' })
  first_version: string | null;

  @ApiProperty({ type: String, nullable: true, example: '0.1.1-5e6f7a8b' })
  last_version: string | null;

  /**
   * Reports so far, those that are forgotten included.
   * @example 12
   */
  count: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T08:00:00.000Z' })
  first_seen: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  last_seen: string;

  /** E-mail address of who set the state last; null when it set itself. */
  @ApiProperty({ type: String, nullable: true, example: 'owner@atoll.example' })
  updated_by: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  updated_at: string | null;

  /**
   * Counts changes of the state; the `ETag`.
   * @example 1
   */
  version: number;
}

/** One page of groups of errors. */
export class ErrorGroupPageDto {
  /** @example 1 */
  count: number;

  @ApiProperty({ type: String, nullable: true, example: null })
  next: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  previous: string | null;

  results: ErrorGroupDto[];
}

/** How often a version reported an error within the last 30 days. */
export class ErrorVersionDto {
  @ApiProperty({ type: String, nullable: true, example: '0.1.0-1a2b3c4d' })
  version: string | null;

  /** @example 7 */
  count: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  last_seen: string;
}

/** One report as a browser sent it. Plain text: never to be rendered as HTML. */
export class ErrorOccurrenceDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  error_id: string;

  message: string;

  @ApiProperty({ type: String, nullable: true })
  stack: string | null;

  @ApiProperty({ type: String, nullable: true })
  component_stack: string | null;

  /** Without query and fragment. */
  @ApiProperty({ type: String, nullable: true, example: 'https://atoll.example/ru/packages' })
  url: string | null;

  @ApiProperty({ type: String, nullable: true })
  user_agent: string | null;

  @ApiProperty({ type: String, nullable: true, example: '0.1.0-1a2b3c4d' })
  remote_version: string | null;

  @ApiProperty({ type: String, nullable: true, example: '0.1.0-5e6f7a8b' })
  shell_version: string | null;

  /** Time of the browser. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  occurred_at: string | null;

  @ApiProperty({ format: 'date-time' })
  received_at: string;
}

/** A group with its versions and its 20 latest reports. */
export class ErrorGroupDetailDto extends ErrorGroupDto {
  versions: ErrorVersionDto[];

  reports: ErrorOccurrenceDto[];
}

/** What was decided about faults of one kind. */
export class UpdateErrorReportDto {
  /** `resolved` is new again when a version reports it that had not before; `ignored` stays so. */
  @ApiProperty({ enum: ERROR_STATUSES, enumName: 'ErrorStatus', example: 'resolved' })
  @IsIn(ERROR_STATUSES)
  status: ErrorStatus;
}
