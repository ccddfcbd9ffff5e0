import { PERMISSIONS, type Permission } from '@atoll/contract/permissions';

const VIEW: Permission[] = ['catalogue.view', 'bookings.view', 'translations.view'];

/** Which role holds which permission. Roles are code, who has which role is data. */
export const ROLES = {
  owner: PERMISSIONS,
  manager: [...PERMISSIONS],
  agent: [...VIEW, 'bookings.change'],
  editor: [...VIEW, 'catalogue.change', 'translations.change'],
  translator: ['catalogue.view', 'translations.view', 'translations.change'],
  finance: ['catalogue.view', 'bookings.view'],
  viewer: VIEW,
} as const satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof ROLES;

/** Permissions of a role; an unknown role has none. */
export const permissionsOf = (role: string | null): readonly Permission[] =>
  role !== null && Object.hasOwn(ROLES, role) ? ROLES[role as Role] : [];
