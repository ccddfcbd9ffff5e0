import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { Permission } from '@atoll/contract/permissions';

/** The signed-in member of staff, as `POST token/` answers. */
export interface SessionUser {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: string;
  permissions: Permission[];
}

export interface Tokens {
  access: string;
  refresh: string;
}

/** Browser storage of the staff session (specification §3): readable by every tab, cleared on logout. */
const KEYS = { access: 'staff_access', refresh: 'staff_refresh', user: 'staff_user' } as const;

/** An access token counts as expired this long before its expiry (specification §4). */
export const REFRESH_MARGIN_MS = 5 * 60_000;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The stored tokens, or null when nobody is signed in. */
export function readTokens(): Tokens | null {
  const access = read(KEYS.access);
  const refresh = read(KEYS.refresh);
  return access && refresh ? { access, refresh } : null;
}

/** The stored user; unreadable data counts as signed out. */
export function readUser(): SessionUser | null {
  if (!readTokens()) return null;
  try {
    const user = JSON.parse(read(KEYS.user) ?? 'null') as Partial<SessionUser> | null;
    if (user && typeof user.email === 'string' && Array.isArray(user.permissions)) return user as SessionUser;
  } catch {
    // Falls through to a cleared session.
  }
  clearStorage();
  return null;
}

export function writeTokens(tokens: Tokens): void {
  localStorage.setItem(KEYS.access, tokens.access);
  localStorage.setItem(KEYS.refresh, tokens.refresh);
}

export function writeUser(user: SessionUser): void {
  localStorage.setItem(KEYS.user, JSON.stringify(user));
}

export function clearStorage(): void {
  try {
    for (const key of Object.values(KEYS)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Expiry of a JWT in milliseconds since 1970; 0 when it cannot be read, so that it counts as expired. */
export function expiryOf(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}

export const isNearExpiry = (token: string, now = Date.now()): boolean => expiryOf(token) - REFRESH_MARGIN_MS <= now;

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): { user: SessionUser | null } => ({ user: readUser() }),
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<SessionUser>) => ({ user: payload }),
    signedOut: () => ({ user: null }),
  },
});
