import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { PERMISSIONS, type Permission } from '@atoll/contract/permissions';
import { IsEmailAddress, IsText } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';

/** Sign-in of a member of staff. */
export class CreateTokenDto {
  /** @example "owner@atoll.example" */
  @IsEmailAddress()
  email: string;

  /** @example "correct horse battery staple" */
  @IsString()
  @MinLength(1)
  @MaxLength(128)
  password: string;

  /** Code of the authenticator app, or a recovery code. @example "492039" */
  @Maybe()
  @IsString()
  @MinLength(6)
  @MaxLength(30)
  otp?: string;
}

/** An access token. */
export class AccessTokenDto {
  /** @example "eyJhbGciOiJIUzI1NiJ9.…" */
  @IsString()
  @MinLength(20)
  @MaxLength(2000)
  token: string;
}

/** What an access token opens. */
export class VerifiedTokenDto {
  @ApiProperty({ enum: ['staff', 'customer'], example: 'staff' })
  kind: 'staff' | 'customer';

  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  user_id: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:15:00.000Z' })
  expires_at: string;
}

/** A refresh token. */
export class RefreshTokenDto {
  /** @example "b2Zmc2hvcmUgYnJlZXplIGFuZCBzYWx0eSBoYWlyLi4" */
  @IsString()
  @MinLength(20)
  @MaxLength(200)
  refresh: string;
}

/** The signed-in member of staff. */
export class StaffUserDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  /** @example "owner@atoll.example" */
  email: string;

  /** @example "Aishath" */
  first_name: string;

  /** @example "Rasheed" */
  last_name: string;

  /** @example "owner" */
  role: string;

  /** What the role may do: the same codes as in the menu. */
  @ApiProperty({ enum: PERMISSIONS, enumName: 'Permission', isArray: true })
  permissions: Permission[];

  /** Language of the interface and of mails. */
  @ApiProperty({ enum: LANGUAGE_CODES, example: 'en' })
  locale: Language;

  /** Languages a translator works in; null = all. */
  @ApiProperty({ enum: LANGUAGE_CODES, isArray: true, nullable: true, example: ['ru'] })
  languages: Language[] | null;

  /** Whether sign-in asks for a second factor. @example true */
  totp_enabled: boolean;

  /** True while the role needs a second factor and none is set up: until then nothing but the own account opens. @example false */
  totp_setup_required: boolean;

  /** Goes into `If-Match` of a change. */
  @ApiProperty({ type: 'integer', example: 3 })
  version: number;
}

/** What a member of staff changes of the own account. */
export class UpdateCurrentUserDto {
  /** @example "Aishath" */
  @Maybe()
  @IsText(1, 100)
  first_name?: string;

  /** @example "Rasheed" */
  @Maybe()
  @IsText(0, 100)
  last_name?: string;

  /** Language of the interface and of mails. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'en' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  locale?: Language;
}

/** Access token (15 minutes) and the refresh token for the next pair. */
export class TokenPairDto {
  /** @example "eyJhbGciOiJIUzI1NiJ9.…" */
  access: string;

  /** @example "b2Zmc2hvcmUgYnJlZXplIGFuZCBzYWx0eSBoYWlyLi4" */
  refresh: string;
}

/** Answer of a sign-in. */
export class TokenDto extends TokenPairDto {
  user: StaffUserDto;
}
