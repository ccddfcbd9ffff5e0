import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsIn, ValidateIf } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { PERMISSIONS, type Permission } from '@atoll/contract/permissions';
import { PartFilter } from '../../platform/fields/filters.js';
import { IsKnownPassword } from '../auth/password-rules.js';
import { ROLE_CODES, type Role } from '@atoll/contract/permissions';
import { IsEmailAddress, IsText } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { PageQuery } from '../../platform/data/page.dto.js';

export const USER_STATUSES = ['active', 'invited', 'locked', 'disabled'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const USER_SORTS = ['name', 'email', 'role', 'newest', 'last_login'] as const;

/** Which members of staff to list. */
export class ListUsersQuery extends PageQuery {
  /** Part of name or e-mail. */
  @PartFilter('rasheed')
  search?: string;

  /** Members with this role. */
  @ApiPropertyOptional({ enum: ROLE_CODES, enumName: 'Role' })
  @Maybe()
  @IsIn(ROLE_CODES)
  role?: Role;

  /** Members in this state. */
  @ApiPropertyOptional({ enum: USER_STATUSES, enumName: 'UserStatus' })
  @Maybe()
  @IsIn(USER_STATUSES)
  status?: UserStatus;

  /** Order of the list. */
  @ApiPropertyOptional({ enum: USER_SORTS, default: 'name' })
  @Maybe()
  @IsIn(USER_SORTS)
  sort?: (typeof USER_SORTS)[number] = 'name';
}

/** A member of staff as who manages users sees them. */
export class UserDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  /** @example "ibrahim@atoll.example" */
  email: string;

  /** @example "Ibrahim" */
  first_name: string;

  /** @example "Naseem" */
  last_name: string;

  @ApiProperty({ enum: ROLE_CODES, enumName: 'Role', example: 'translator' })
  role: Role;

  /** Languages a translator works in; null = all. */
  @ApiProperty({ enum: LANGUAGE_CODES, isArray: true, nullable: true, example: ['ru', 'zh'] })
  languages: Language[] | null;

  @ApiProperty({ enum: LANGUAGE_CODES, example: 'en' })
  locale: Language;

  /** @example true */
  is_active: boolean;

  /** `invited`: the person has not chosen a password yet. `locked`: too many wrong passwords, until `locked_until`. */
  @ApiProperty({ enum: USER_STATUSES, enumName: 'UserStatus', example: 'active' })
  status: UserStatus;

  /** @example true */
  totp_enabled: boolean;

  @ApiProperty({ format: 'date-time', type: String, nullable: true, example: null })
  locked_until: string | null;

  @ApiProperty({ format: 'date-time', type: String, nullable: true, example: '2026-11-21T08:00:00.000Z' })
  last_login_at: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-10-01T08:00:00.000Z' })
  created_at: string;

  @ApiProperty({ format: 'date-time', type: String, nullable: true, example: '2026-11-02T10:30:00.000Z' })
  updated_at: string | null;

  /** Goes into `If-Match` of a change. */
  @ApiProperty({ type: 'integer', example: 3 })
  version: number;
}

/** One page of members of staff. */
export class UserPageDto {
  /** @example 1 */
  count: number;

  @ApiProperty({ type: String, nullable: true })
  next: string | null;

  @ApiProperty({ type: String, nullable: true })
  previous: string | null;

  results: UserDto[];
}

const Languages = () => [
  ApiPropertyOptional({ enum: LANGUAGE_CODES, isArray: true, nullable: true, example: ['ru', 'zh'] }),
  ValidateIf((_, value) => value !== undefined && value !== null),
  IsArray(),
  ArrayMinSize(1),
  ArrayMaxSize(LANGUAGE_CODES.length),
  ArrayUnique(),
  IsIn(LANGUAGE_CODES, { each: true }),
];

/** `languages` of a body: null = all. */
const IsLanguages = (): PropertyDecorator => (target, key) => {
  for (const decorate of Languages()) decorate(target, key as string);
};

/** A new member of staff, who gets a letter with a link to choose a password. */
export class InviteUserDto {
  /** @example "ibrahim@atoll.example" */
  @IsEmailAddress()
  email: string;

  /** @example "Ibrahim" */
  @IsText(1, 100)
  first_name: string;

  /** @example "Naseem" */
  @Maybe()
  @IsText(0, 100)
  last_name?: string;

  @ApiProperty({ enum: ROLE_CODES, enumName: 'Role', example: 'translator' })
  @IsIn(ROLE_CODES)
  role: Role;

  /** Languages a translator works in; null or absent = all. */
  @IsLanguages()
  languages?: Language[] | null;

  /** Language of the letter and of the interface. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'en' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  locale?: Language;

  /** Your own password: rights are given away. */
  @IsKnownPassword()
  password: string;
}

/** Changes of a member of staff. Role and state need your own password in `password`. */
export class UpdateUserDto {
  /** @example "Ibrahim" */
  @Maybe()
  @IsText(1, 100)
  first_name?: string;

  /** @example "Naseem" */
  @Maybe()
  @IsText(0, 100)
  last_name?: string;

  @ApiPropertyOptional({ enum: ROLE_CODES, enumName: 'Role', example: 'editor' })
  @Maybe()
  @IsIn(ROLE_CODES)
  role?: Role;

  /** False ends every session at once. @example true */
  @Maybe()
  @IsBoolean()
  is_active?: boolean;

  /** Languages a translator works in; null = all. */
  @IsLanguages()
  languages?: Language[] | null;

  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'en' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  locale?: Language;

  /** Your own password; needed with `role` and `is_active`. */
  @Maybe()
  @IsKnownPassword()
  password?: string;
}

/** What a role may do. */
export class RoleDto {
  @ApiProperty({ enum: ROLE_CODES, enumName: 'Role', example: 'editor' })
  role: Role;

  @ApiProperty({ enum: PERMISSIONS, enumName: 'Permission', isArray: true })
  permissions: Permission[];

  /** Whether you may give this role: nobody gives what they do not hold. @example true */
  grantable: boolean;

  /** Whether the role needs a second factor (`ATOLL_TOTP_ROLES`). @example false */
  totp_required: boolean;
}
