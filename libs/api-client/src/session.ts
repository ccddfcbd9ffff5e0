import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { Language } from '@atoll/contract/languages';
import type { Permission } from '@atoll/contract/permissions';
import { type Tokens, readKey, tokenStore } from './token-store.ts';

/** The signed-in member of staff, as `POST token/` answers. */
export interface SessionUser {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: string;
  permissions: Permission[];
  /** Languages that a translator works in; null, or missing in an older session: all. */
  languages?: Language[] | null;
}

/** Browser storage of the staff session (specification §3). */
const KEYS = { access: 'staff_access', refresh: 'staff_refresh', user: 'staff_user' } as const;

export const staffTokens = tokenStore('staff', KEYS, Object.values(KEYS));

/** The stored tokens of a colleague, or null when nobody is signed in. */
export const readTokens = (): Tokens | null => staffTokens.read();

/** The stored user; unreadable data counts as signed out. */
export function readUser(): SessionUser | null {
  if (!readTokens()) return null;
  try {
    const user = JSON.parse(readKey(KEYS.user) ?? 'null') as Partial<SessionUser> | null;
    if (user && typeof user.email === 'string' && Array.isArray(user.permissions)) return user as SessionUser;
  } catch {
    // Falls through to a cleared session.
  }
  staffTokens.clear();
  return null;
}

export function writeUser(user: SessionUser): void {
  localStorage.setItem(KEYS.user, JSON.stringify(user));
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): { user: SessionUser | null } => ({ user: readUser() }),
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<SessionUser>) => ({ user: payload }),
    signedOut: () => ({ user: null }),
  },
});
