import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { IsEmailAddress } from '../../platform/fields/fields.js';
import { IsKnownPassword, IsNewPassword } from './password-rules.js';

/** One device on which the account is signed in. */
export class SessionDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  /** What the device calls itself. @example "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)" */
  user_agent: string;

  /** Its network; the part of the address that names a household is not kept. @example "203.0.113.0/24" */
  network: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  /** Last sign-in or refresh. */
  @ApiProperty({ format: 'date-time', example: '2026-11-21T09:10:00.000Z' })
  last_used_at: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-28T08:00:00.000Z' })
  expires_at: string;

  /** True for the session of this call. @example true */
  current: boolean;
}

/** How many sessions were ended. */
export class RevokedSessionsDto {
  /** @example 2 */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  sessions_revoked: number;
}

/** Another password; the old one proves that it is the person who asks. */
export class ChangePasswordDto {
  @IsKnownPassword()
  current_password: string;

  @IsNewPassword()
  new_password: string;
}

/** The password again, before a step that a thief of an unlocked screen must not take. */
export class PasswordDto {
  @IsKnownPassword()
  password: string;
}

/** Whom a letter should reach. */
export class EmailDto {
  /** @example "anna@example.com" */
  @IsEmailAddress()
  email: string;
}

/** The token of a link in a mail. */
export class MailTokenDto {
  /** @example "b2Zmc2hvcmUgYnJlZXplIGFuZCBzYWx0eSBoYWlyLi4" */
  @IsString()
  @MinLength(20)
  @MaxLength(200)
  token: string;
}

/** A password for the account of a mailed link. */
export class SetPasswordDto extends MailTokenDto {
  @IsNewPassword()
  new_password: string;
}
