// The one entry of this package that holds state: the shell provides it to every remote, so there is one store, one
// cache and one session in the page. Remotes import from here and from `endpoints/*` only.
import { useSelector, useStore } from 'react-redux';
import type { Permission } from '@atoll/contract/permissions';
import { api } from './api.ts';
import { customerSlice, customerTokens, writeCustomer } from './customer-session.ts';
import type { CustomerDto, CustomerTokenDto } from './endpoints/types.gen.ts';
import { type SessionUser, sessionSlice, staffTokens, writeUser } from './session.ts';
import type { AppStore, RootState } from './store.ts';
import type { Tokens } from './token-store.ts';

export { CACHE, api, awaitEndpoint, isAwaited, readAddress } from './api.ts';
export { type ApiError, isApiError } from './api-error.ts';
export { type ApiMeta, newIdempotencyKey } from './base-query.ts';
export { type SessionUser, readTokens } from './session.ts';
export { serverNow } from './server-clock.ts';
export { type AppStore, type LazySlices, type RootState, createStore } from './store.ts';
export type { Tokens } from './token-store.ts';
export { transport } from './transport.ts';

type Dispatching = Pick<AppStore, 'dispatch'>;

/** Starts the staff session with the answer of `POST token/`. */
export function signIn(store: Dispatching, { access, refresh, user }: Tokens & { user: SessionUser }): void {
  staffTokens.write({ access, refresh });
  writeUser(user);
  store.dispatch(api.util.resetApiState());
  store.dispatch(sessionSlice.actions.signedIn(user));
}

/** Ends the staff session in this browser and forgets what it had read. */
export function signOut(store: Dispatching): void {
  staffTokens.clear();
  store.dispatch(sessionSlice.actions.signedOut());
  store.dispatch(api.util.resetApiState());
}

/** The signed-in user, or null. */
export const useSessionUser = (): SessionUser | null => useSelector((state: RootState) => state.session.user);

/** True when the signed-in user holds the permission. */
export const usePermission = (permission: Permission): boolean =>
  useSelector((state: RootState) => state.session.user?.permissions.includes(permission) ?? false);

/**
 * Starts the session of a customer, or goes on with one that has ended: whose page stood open meanwhile keeps what they had read and
 * typed.
 */
export function signInCustomer(store: AppStore, { token, refresh, customer }: CustomerTokenDto): void {
  customerTokens.write({ access: token, refresh });
  writeCustomer(customer);
  const isBack = store.getState().customer.ended?.id === customer.id;
  if (!isBack) store.dispatch(api.util.resetApiState());
  store.dispatch(customerSlice.actions.signedIn(customer));
  if (isBack) store.dispatch(api.util.invalidateTags(['customers', 'bookings']));
}

/** Keeps what has become of the signed-in customer's data. */
export function keepCustomer(store: Dispatching, customer: CustomerDto): void {
  writeCustomer(customer);
  store.dispatch(customerSlice.actions.signedIn(customer));
}

/** Ends the session of a customer in this browser and forgets what it had read. */
export function signOutCustomer(store: Dispatching): void {
  customerTokens.clear();
  store.dispatch(customerSlice.actions.signedOut());
  store.dispatch(api.util.resetApiState());
}

/** What ends the session of the signed-in customer on the server, or null. */
export const customerRefreshToken = (): string | null => customerTokens.read()?.refresh ?? null;

/** The signed-in customer, or null. */
export const useCustomer = (): CustomerDto | null => useSelector((state: RootState) => state.customer.customer);

/** Whose session has ended while the page stood open, or null. */
export const useEndedCustomer = (): CustomerDto | null => useSelector((state: RootState) => state.customer.ended);

/** The page's store, for what begins and ends sessions. */
export const useAppStore = (): AppStore => useStore() as unknown as AppStore;

/** `If-Match` value of a row's version. */
export const ifMatch = (version: number): string => `"${version}"`;
