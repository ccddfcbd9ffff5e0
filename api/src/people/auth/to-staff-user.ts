import type { Language } from '@atoll/contract/languages';
import type { Caller } from '../../platform/access/access.js';
import type { StaffUserDto } from './auth.dto.js';
import { rightsOf } from '../accounts/roles.js';
import type { User } from '../accounts/user.entity.js';

/** The caller as the office sees itself. */
export const toStaffUser = (caller: Omit<Caller, 'kind' | 'sessionId' | 'email_verified'>): StaffUserDto => ({
  id: caller.id,
  email: caller.email,
  first_name: caller.first_name,
  last_name: caller.last_name,
  role: caller.role ?? '',
  permissions: [...caller.permissions],
  locale: caller.locale,
  languages: caller.languages,
  totp_enabled: caller.totp_enabled,
  totp_setup_required: caller.totp_setup_required,
  version: caller.version,
});

/** The same from the stored user. */
export const userToStaffDto = (user: User, config: { totpRoles: readonly string[] }): StaffUserDto =>
  toStaffUser({
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    role: user.role,
    locale: user.locale as Language,
    languages: user.languages as Language[] | null,
    totp_enabled: user.hasTotp,
    version: user.version,
    ...rightsOf({ role: user.role, totp_enabled: user.hasTotp }, config),
  });
