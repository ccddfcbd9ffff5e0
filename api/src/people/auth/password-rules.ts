import { readFileSync } from 'node:fs';
import path from 'node:path';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LENGTHS } from '@atoll/contract/rules';
import { IsString, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { ValidationFailedError } from '../../platform/errors/app-error.js';

const { min: PASSWORD_MIN, max: PASSWORD_MAX } = LENGTHS.password;

const { passwords } = JSON.parse(readFileSync(path.join(import.meta.dirname, 'common-passwords.json'), 'utf8')) as {
  passwords: string[];
};
const COMMON = new Set(passwords);

/** True for one of the passwords that everybody tries first, however it is capitalised. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.normalize('NFC').toLowerCase());

/**
 * A new password (security requirement S26): 8 to 128 characters of any kind, none of the commonest. No rules of composition:
 * they make passwords worse (NIST SP 800-63B).
 */
export const IsNewPassword = () =>
  applyDecorators(
    ApiProperty({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX, example: 'seven quiet sandbanks at dawn' }),
    IsString(),
    MinLength(PASSWORD_MIN),
    MaxLength(PASSWORD_MAX),
    ValidateBy({
      name: 'isUncommonPassword',
      validator: {
        validate: (value) => typeof value !== 'string' || !isCommonPassword(value),
        defaultMessage: () => 'password_common',
      },
    }),
  );

/** A password as it was chosen some time: only its length is checked. */
export const IsKnownPassword = () =>
  applyDecorators(
    ApiProperty({ minLength: 1, maxLength: PASSWORD_MAX, example: 'correct horse battery staple' }),
    IsString(),
    MinLength(1),
    MaxLength(PASSWORD_MAX),
  );

/** Refuses the person's own address as a password. @throws {ValidationFailedError} on `field` */
export function refusePersonal(field: string, password: string, email: string): void {
  const chosen = password.trim().toLowerCase();
  const address = email.toLowerCase();
  if (chosen === address || chosen === address.split('@', 1)[0])
    throw ValidationFailedError.on(field, 'password_personal');
}
