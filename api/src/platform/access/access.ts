import { SetMetadata, applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import type { KeyPace, Permission } from '@atoll/contract/permissions';

export const ACCESS = 'atoll:access';

/** Member of a documented operation: the permission it asks for (by kind where each asks for its own), or the parameter that asks for one. */
export const PERMISSION_EXTENSION = 'x-permission';
export const STAFF_ONLY_EXTENSION = 'x-staff-only';

/** Marks what no API key may do, and the documented operation of it. */
export const PEOPLE_ONLY = 'atoll:people-only';
export const PEOPLE_ONLY_EXTENSION = 'x-people-only';

/** Marks a documented operation that needs no identity; the document writer turns it into `security`. */
export const PUBLIC_EXTENSION = 'x-public';

/** Who may call a route. A route without one is closed to everybody. */
export type AccessRule =
  | { kind: 'public'; identity: 'ignored' | 'optional'; staffOnly?: StaffOnly }
  | { kind: 'customer' }
  | { kind: 'staff'; permission: Permission | null }
  | { kind: 'staff'; parameter: string; permissions: Permissions };

/** Permissions by what a part of the address may be. */
export type Permissions = Readonly<Record<string, Permission>>;

/** A query parameter that only staff with the permission may use; with it the call is a staff call, without it a public one. */
export interface StaffOnly {
  parameter: string;
  permission: Permission;
}

/** The signed-in caller, read from the session on every call. */
export interface Caller {
  id: string;
  kind: 'staff' | 'customer';
  sessionId: string;
  email: string;
  first_name: string;
  last_name: string;
  role: string | null;
  locale: Language;
  /** Languages a translator works in; null = all. */
  languages: Language[] | null;
  email_verified: boolean;
  totp_enabled: boolean;
  /** True while the role must have a second factor and has none yet: until then no permission counts. */
  totp_setup_required: boolean;
  version: number;
  permissions: readonly Permission[];
  /** Set where another system calls with an API key: `id` and the names are the key's, the permissions its scopes. */
  key?: { pace: KeyPace };
}

/**
 * Open to everybody. With `identity: 'optional'` a token that is sent is checked (and refused when it is bad) and the
 * caller is known to the handler; by default a token is not looked at. `staffOnly` names a parameter that visitors may not use.
 */
export const Public = ({
  identity = 'ignored',
  staffOnly,
}: {
  identity?: 'ignored' | 'optional';
  staffOnly?: StaffOnly;
} = {}) =>
  applyDecorators(
    SetMetadata<string, AccessRule>(ACCESS, { kind: 'public', identity, ...(staffOnly ? { staffOnly } : {}) }),
    ApiExtension(PUBLIC_EXTENSION, true),
    ...(staffOnly ? [ApiExtension(STAFF_ONLY_EXTENSION, staffOnly)] : []),
  );

/** Signed-in customers only. */
export const Customer = () => SetMetadata<string, AccessRule>(ACCESS, { kind: 'customer' });

/** Signed-in staff only, with the permission when one is named. */
export const Staff = (permission: Permission | null = null) =>
  applyDecorators(
    SetMetadata<string, AccessRule>(ACCESS, { kind: 'staff', permission }),
    ...(permission ? [ApiExtension(PERMISSION_EXTENSION, permission)] : []),
  );

/**
 * Signed-in staff only, with the permission that a part of the address asks for; what is not named there is 404.
 * @param parameter name of the part: `kind`
 */
export const StaffBy = (parameter: string, permissions: Permissions) =>
  applyDecorators(
    SetMetadata<string, AccessRule>(ACCESS, { kind: 'staff', parameter, permissions }),
    ApiExtension(PERMISSION_EXTENSION, permissions),
  );

/** For people alone, whatever the scopes of a key: what is a colleague's own. */
export const PeopleOnly = () =>
  applyDecorators(SetMetadata(PEOPLE_ONLY, true), ApiExtension(PEOPLE_ONLY_EXTENSION, true));

/** The caller as a handler parameter; null on a public route without a token. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | null =>
    context.switchToHttp().getRequest<{ caller?: Caller }>().caller ?? null,
);
