import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { PERMISSIONS, type Permission } from '@atoll/contract/permissions';
import { IsEmailAddress } from '../common/fields.js';

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
