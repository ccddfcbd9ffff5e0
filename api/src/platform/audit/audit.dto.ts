import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, IsUUID, Matches } from 'class-validator';
import { IsCalendarDate } from '../fields/fields.js';
import { JSON_TYPES } from '../fields/json-types.js';
import { Maybe } from '../fields/maybe.js';
import { PageQuery } from '../data/page.dto.js';

const NAME = /^[a-z_]{1,60}$/;
const ACTION = /^[a-z_]{1,40}(\.[a-z_]{1,40})?$/;
const ENTITY_ID = /^[A-Za-z0-9:._-]{1,80}$/;

export class ListAuditQuery extends PageQuery {
  /** Kind of the changed thing. */
  @ApiPropertyOptional({ maxLength: 60, pattern: NAME.source, example: 'package' })
  @Maybe()
  @IsString()
  @Matches(NAME)
  entity?: string;

  /** The changed thing; asked together with `entity`. */
  @ApiPropertyOptional({ maxLength: 80, pattern: ENTITY_ID.source, example: '12' })
  @Maybe()
  @IsString()
  @Matches(ENTITY_ID)
  entity_id?: string;

  /** Id of the user who did it. */
  @ApiPropertyOptional({ format: 'uuid', example: '019aa7c1-0000-7000-8000-000000000000' })
  @Maybe()
  @IsUUID()
  actor?: string;

  /** `package.publish`, or all of `package`. */
  @ApiPropertyOptional({ maxLength: 81, pattern: ACTION.source, example: 'package.publish' })
  @Maybe()
  @IsString()
  @Matches(ACTION)
  action?: string;

  /** `X-Request-Id` of the call that did it. */
  @ApiPropertyOptional({ format: 'uuid', example: '019aa7c1-0000-7000-8000-000000000000' })
  @Maybe()
  @IsUUID()
  request_id?: string;

  /** First day (in the Maldives, UTC+5). */
  @ApiPropertyOptional({ format: 'date', example: '2026-11-01' })
  @Maybe()
  @IsCalendarDate()
  from?: string;

  /** Last day, included. */
  @ApiPropertyOptional({ format: 'date', example: '2026-11-30' })
  @Maybe()
  @IsCalendarDate()
  to?: string;
}

/** Who did it, as the account or the API key is named now. */
export class AuditActorDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example "Aminath Owner" */
  name: string;

  /**
   * Empty for an API key.
   * @example "owner@atoll.example"
   */
  email: string;

  @ApiProperty({ enum: ['staff', 'customer', 'key'], example: 'staff' })
  kind: string;

  @ApiProperty({ type: String, nullable: true, example: 'owner' })
  role: string | null;
}

/** One change. Passwords, tokens and passport data are masked. */
export class AuditEntryDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  at: string;

  /** Null for visitors, the system, and accounts that are gone. */
  @ApiProperty({ type: AuditActorDto, nullable: true })
  actor: AuditActorDto | null;

  /** @example "package.publish" */
  action: string;

  /** @example "package" */
  entity: string;

  /** @example "12" */
  entity_id: string;

  @ApiProperty({
    oneOf: [...JSON_TYPES],
    description: 'What was there before; null where nothing was.',
    example: { status: 'draft' },
  })
  before: unknown;

  @ApiProperty({ oneOf: [...JSON_TYPES], description: 'What is there now.', example: { status: 'published' } })
  after: unknown;

  /** `X-Request-Id` of the call. */
  @ApiProperty({ type: String, nullable: true, example: '019aa7c1-0000-7000-8000-000000000000' })
  request_id: string | null;

  /**
   * Place in the chain, from 1.
   * @example 42
   */
  seq: number;

  /** SHA-256 over the entry and the hash of the one before it. */
  @ApiProperty({ pattern: '^[0-9a-f]{64}$' })
  hash: string;

  /** Hash of the entry before this one; zeros before the first. */
  @ApiProperty({ pattern: '^[0-9a-f]{64}$' })
  prev_hash: string;
}

/** One page of the audit. */
export class AuditPageDto {
  /** @example 1 */
  count: number;

  @ApiProperty({ type: String, nullable: true, example: null })
  next: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  previous: string | null;

  results: AuditEntryDto[];
}

/** Whether the audit is as it was written. */
export class AuditIntegrityDto {
  /**
   * Entries looked at: the latest, at most 100,000.
   * @example 1234
   */
  checked: number;

  /** @example true */
  intact: boolean;

  /** Place of the first entry that was changed, or before which one is missing. */
  @ApiProperty({ type: Number, nullable: true, example: null })
  first_fault: number | null;
}
