import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { isStaffPath, paths } from '@atoll/contract/paths';
import { customerSlice, customerTokens } from './customer-session.ts';
import { RefreshUnavailable, refreshAccess } from './refresh.ts';
import { sessionSlice, staffTokens } from './session.ts';
import { type TokenStore, isNearExpiry } from './token-store.ts';
import { transport } from './transport.ts';

type Ending = Pick<BaseQueryApi, 'dispatch' | 'getState'>;

/** Whose token a call carries. */
export interface TokenKeeper {
  tokens: TokenStore;
  /** Whether the call means something without a session too. */
  optional: boolean;
  /** What follows where the session is over. */
  end(api: Ending): void;
}

/** Calls at the office's door: whoever makes them is not in yet. */
const LOGIN_CALLS = /^\/api\/(token|users\/password)\//;
/** The account of a customer. */
const OWN_CALLS = /^\/api\/customers\/me\//;
/** Calls that know the customer, where one is signed in: bookings made are theirs, and theirs open without the key of a link. */
const BOOKING_CALLS = /^\/api\/bookings\//;
/** A review is verified by the booking of the customer who sends it; who reads reviews is nobody. */
const isReview = (method: string, pathname: string) => method === 'POST' && pathname === '/api/reviews/';

/** Texts that a colleague edits where they stand, on the site. */
const EDITING_CALLS = /^\/api\/translations\/(texts\/$|[^/]+\/update\/$)/;

/** Ends the session. Who has signed out is on the way already: calls that come in between lead nowhere. */
function endStaff({ dispatch, getState }: Ending): void {
  const { session } = getState() as { session: { user: unknown } };
  staffTokens.clear();
  dispatch(sessionSlice.actions.signedOut());
  if (!session.user || window.location.pathname === paths.login()) return;
  transport.toLogin(paths.login(window.location.pathname + window.location.search));
}

/** The page stays, with what was typed there: on the site nobody is sent to the office's door. */
function endEditing({ dispatch }: Ending): void {
  staffTokens.clear();
  dispatch(sessionSlice.actions.signedOut());
}

/** The page stays, with what was typed there: it asks to sign in again. */
function endCustomer({ dispatch }: Ending): void {
  customerTokens.clear();
  dispatch(customerSlice.actions.sessionEnded());
}

/**
 * Who answers for a call: a colleague in the office, and for texts that they edit on the site; on public pages a customer, for what
 * is theirs. Nothing else carries a token,
 * so its answers stay cacheable. @param url absolute, or a path of this site
 */
export function keeperOf(url: string, method = 'GET'): TokenKeeper | null {
  const { pathname } = new URL(url, window.location.origin);
  if (isStaffPath(window.location.pathname))
    return LOGIN_CALLS.test(pathname) ? null : { tokens: staffTokens, optional: false, end: endStaff };
  if (EDITING_CALLS.test(pathname)) return { tokens: staffTokens, optional: false, end: endEditing };
  const customer = { tokens: customerTokens, end: endCustomer };
  if (OWN_CALLS.test(pathname)) return { ...customer, optional: false };
  const known = (BOOKING_CALLS.test(pathname) || isReview(method, pathname)) && customerTokens.read() !== null;
  return known ? { ...customer, optional: true } : null;
}

/** A token to go with a call; null when the session is over. */
export async function usableToken({ tokens: store }: TokenKeeper, origin: string): Promise<string | null> {
  const tokens = store.read();
  if (!tokens) return null;
  if (!isNearExpiry(tokens.access)) return tokens.access;
  try {
    return await refreshAccess(store, tokens.access, origin);
  } catch (error) {
    if (error instanceof RefreshUnavailable) return tokens.access;
    throw error;
  }
}

/** After a 401: true when another try makes sense. */
export async function replaceToken({ tokens: store }: TokenKeeper, origin: string): Promise<boolean> {
  const tokens = store.read();
  if (!tokens) return false;
  try {
    return (await refreshAccess(store, tokens.access, origin)) !== null;
  } catch {
    return true;
  }
}
