import { PERMISSIONS, type Permission, type Role } from '@atoll/contract/permissions';

/** What everybody in the office may read. */
const VIEW: Permission[] = ['catalogue.view', 'content.view', 'media.view', 'translations.view'];

/** Which role holds which permission (D-30). Roles are code, who has which role is data. */
export const ROLES = {
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter(
    (code) => code !== 'users.manage' && code !== 'settings.change' && code !== 'taxes.change',
  ),
  agent: [
    ...VIEW,
    'availability.change',
    'bookings.view',
    'bookings.change',
    'payments.record',
    'customers.view',
    'reviews.moderate',
    'messages.reply',
    'requests.manage',
    'media.upload',
    'audit.own',
  ],
  editor: [
    ...VIEW,
    'bookings.view',
    'catalogue.change',
    'content.change',
    'content.publish',
    'media.upload',
    'media.delete',
    'reviews.moderate',
    'translations.change',
  ],
  translator: [...VIEW, 'translations.change', 'translations.approve', 'translations.import'],
  finance: [
    ...VIEW,
    'bookings.view',
    'payments.record',
    'payments.refund',
    'customers.view',
    'rates.change',
    'taxes.change',
    'audit.own',
    'audit.view',
    'analytics.view',
  ],
  viewer: [...VIEW, 'bookings.view', 'analytics.view'],
} as const satisfies Record<Role, readonly Permission[]>;

/** Permissions of a role; an unknown role has none. */
export const permissionsOf = (role: string | null): readonly Permission[] =>
  role !== null && Object.hasOwn(ROLES, role) ? ROLES[role as Role] : [];

/**
 * What somebody may do at the moment: nothing while their role must have a second factor (`ATOLL_TOTP_ROLES`) and has none.
 */
export function rightsOf(
  { role, totp_enabled }: { role: string | null; totp_enabled: boolean },
  { totpRoles }: { totpRoles: readonly string[] },
): { permissions: readonly Permission[]; totp_setup_required: boolean } {
  const required = role !== null && totpRoles.includes(role) && !totp_enabled;
  return { permissions: required ? [] : permissionsOf(role), totp_setup_required: required };
}

/** Nobody gives, or takes, what they do not hold: the role's permissions have to be among the caller's (D-30). */
export const mayGrant = (held: readonly Permission[], role: string | null): boolean =>
  permissionsOf(role).every((permission) => held.includes(permission));
