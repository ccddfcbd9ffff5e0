// The one entry of this package that holds state: the shell provides it to every remote, so there is one store, one
// cache and one session in the page. Remotes import from here and from `endpoints/*` only.
import { useSelector, useStore } from 'react-redux';
import type { Permission } from '@atoll/contract/permissions';
import { api } from './api.ts';
import { type SessionUser, type Tokens, clearStorage, sessionSlice, writeTokens, writeUser } from './session.ts';
import type { AppStore, RootState } from './store.ts';

export { CACHE, api, readAddress } from './api.ts';
export { type ApiError, isApiError } from './api-error.ts';
export { type ApiMeta, newIdempotencyKey, transport } from './base-query.ts';
export { type SessionUser, type Tokens, readTokens } from './session.ts';
export { type AppStore, type LazySlices, type RootState, createStore } from './store.ts';

type Dispatching = Pick<AppStore, 'dispatch'>;

/** Starts the staff session with the answer of `POST token/`. */
export function signIn(store: Dispatching, { access, refresh, user }: Tokens & { user: SessionUser }): void {
  writeTokens({ access, refresh });
  writeUser(user);
  store.dispatch(api.util.resetApiState());
  store.dispatch(sessionSlice.actions.signedIn(user));
}

/** Ends the staff session in this browser and forgets what it had read. */
export function signOut(store: Dispatching): void {
  clearStorage();
  store.dispatch(sessionSlice.actions.signedOut());
  store.dispatch(api.util.resetApiState());
}

/** The signed-in user, or null. */
export const useSessionUser = (): SessionUser | null => useSelector((state: RootState) => state.session.user);

/** True when the signed-in user holds the permission. */
export const usePermission = (permission: Permission): boolean =>
  useSelector((state: RootState) => state.session.user?.permissions.includes(permission) ?? false);

/** The page's store, for `signIn` and `signOut`. */
export const useAppStore = (): AppStore => useStore() as unknown as AppStore;

/** `If-Match` value of a row's version. */
export const ifMatch = (version: number): string => `"${version}"`;
