import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { KEY_PACES, KEY_SCOPES, type KeyPace, type KeyScope } from '@atoll/contract/permissions';
import { ColleagueDto } from '../../platform/access/colleague.dto.js';
import { IsCalendarDate, IsText } from '../../platform/fields/fields.js';
import { Maybe, MaybeNull } from '../../platform/fields/maybe.js';
import { IsKnownPassword } from '../auth/password-rules.js';

/** `expired`: its last day is over. `suspended`: the account of who made it is disabled or gone. */
export const KEY_STATUSES = ['active', 'expired', 'suspended', 'revoked'] as const;
export type KeyStatus = (typeof KEY_STATUSES)[number];

/** A key to make. */
export class CreateApiKeyDto {
  /**
   * What it is for.
   * @example "Channel manager"
   */
  @IsText(1, 60)
  name: string;

  /** What it may do; the caller needs each of them. */
  @ApiProperty({
    enum: KEY_SCOPES,
    enumName: 'KeyScope',
    isArray: true,
    minItems: 1,
    maxItems: KEY_SCOPES.length,
    example: ['catalogue.view', 'availability.change'],
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(KEY_SCOPES.length)
  @ArrayUnique()
  @IsIn(KEY_SCOPES, { each: true })
  scopes: KeyScope[];

  /** How many calls it may make in a minute. */
  @ApiPropertyOptional({ type: 'integer', enum: KEY_PACES, default: 300, example: 300 })
  @Maybe()
  @IsIn(KEY_PACES)
  calls_per_minute?: KeyPace;

  /** Last day on which it counts, in the Maldives; null: no end. */
  @ApiPropertyOptional({ type: String, format: 'date', nullable: true, default: null, example: '2027-11-30' })
  @MaybeNull()
  @IsCalendarDate()
  expires_on?: string | null;

  /** The caller's own. */
  @IsKnownPassword()
  password: string;
}

/** A key as the office sees it: never the key itself. */
export class ApiKeyDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example "Channel manager" */
  name: string;

  /**
   * How it begins.
   * @example "atoll_x7Kq2f"
   */
  prefix: string;

  @ApiProperty({ enum: KEY_SCOPES, enumName: 'KeyScope', isArray: true, example: ['catalogue.view'] })
  scopes: KeyScope[];

  /** @example 300 */
  @ApiProperty({ type: 'integer' })
  calls_per_minute: number;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-11-30' })
  expires_on: string | null;

  @ApiProperty({ enum: KEY_STATUSES, enumName: 'KeyStatus', example: 'active' })
  status: KeyStatus;

  /** @example "2026-11-21T08:00:00.000Z" */
  created_at: string;

  /** Null once the account is gone. */
  @ApiProperty({ type: ColleagueDto, nullable: true })
  created_by: ColleagueDto | null;

  /** To the hour; null: never. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-21T08:00:00.000Z' })
  last_used_at: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  revoked_at: string | null;
}

/** A key that was made, and this once the key itself. */
export class CreatedApiKeyDto extends ApiKeyDto {
  /**
   * The key. It is nowhere stored and never shown again.
   * @example "atoll_…"
   */
  secret: string;
}
