import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { isStaffPath, paths } from '@atoll/contract/paths';
import { type ApiError, toApiError } from './api-error.ts';
import { countRepeat } from './repeats.ts';
import { RefreshUnavailable, refreshAccess } from './refresh.ts';
import { toSearch } from './search.ts';
import { clearStorage, isNearExpiry, readTokens, sessionSlice } from './session.ts';

export const REQUEST_TIMEOUT_MS = 30_000;
const RETRIES = 3;
export const RETRY_DELAY_MS = 1_000;
const LOGIN_CALLS = /^\/?(api\/)?token\//;

export interface ApiMeta {
  /** Value of the `ETag` header, as `If-Match` takes it. */
  etag?: string;
  request?: FetchBaseQueryMeta['request'];
}

/** Settings of one page; tests shorten the delay and listen to the redirect. */
export const transport = {
  retryDelayMs: RETRY_DELAY_MS,
  /** Language of messages of the API. */
  language: () => document.documentElement.lang || 'en',
  /** Hears of a read that a page sends in a loop, once; replaced by the shell with a report. */
  onLoop: (error: Error): void => console.error(error),
  /** Replaced by the shell with a client-side navigation. */
  toLogin: (path: string): void => window.location.assign(path),
};

const origin = () => window.location.origin;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A random key; `crypto.randomUUID` exists only in secure contexts, and phones test over the LAN. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * The server is asked each time, a 304 costs little: `stale-while-revalidate` is meant for CDNs, but a browser that keeps it would
 * show a traveller who comes back the words and prices of half an hour ago.
 */
const rawQuery = fetchBaseQuery({ timeout: REQUEST_TIMEOUT_MS, paramsSerializer: toSearch, cache: 'no-cache' });

function prepare(args: string | FetchArgs): FetchArgs & { headers: Headers } {
  const request = typeof args === 'string' ? { url: args } : args;
  const path = request.url.replace(/^\/?(api\/)?/, '/api/');
  const headers = new Headers();
  for (const [name, value] of Object.entries((request.headers ?? {}) as Record<string, string | undefined>)) {
    if (value !== undefined) headers.set(name, value);
  }
  if (!headers.has('Accept-Language')) headers.set('Accept-Language', transport.language());
  if ((request.method ?? 'GET').toUpperCase() === 'POST' && !headers.has('Idempotency-Key')) {
    headers.set('Idempotency-Key', newIdempotencyKey());
  }
  return { ...request, url: `${origin()}${path}`, headers };
}

const mayRetry = (method: string, status: number) =>
  method === 'GET'
    ? status === 0 || status >= 500
    : method === 'POST' && (status === 0 || status === 502 || status === 503);

function normalise(error: { status: unknown; data?: unknown; originalStatus?: number }): ApiError {
  if (typeof error.status === 'number') return toApiError(error.status, error.data);
  if (error.status === 'TIMEOUT_ERROR') return toApiError(408, undefined);
  if (error.status === 'PARSING_ERROR') return toApiError(error.originalStatus ?? 500, undefined);
  return toApiError(0, undefined);
}

/** Calls of the office carry the token; a public page never sends one, so its answers stay cacheable. */
const isStaffCall = (url: string) => isStaffPath(window.location.pathname) && !LOGIN_CALLS.test(url);

/** Ends the session. Who has signed out is on the way already: calls that come in between lead nowhere. */
function endSession({ dispatch, getState }: Pick<BaseQueryApi, 'dispatch' | 'getState'>): void {
  const { session } = getState() as { session: { user: unknown } };
  clearStorage();
  dispatch(sessionSlice.actions.signedOut());
  if (!session.user || window.location.pathname === paths.login()) return;
  transport.toLogin(paths.login(window.location.pathname + window.location.search));
}

/**
 * The one transport of the product: 30 s time-out; GETs (and POSTs, under one idempotency key) are tried again 3 times
 * after 1 s; staff calls refresh the token 5 minutes early, and on a 401 refresh and retry after 1 s up to 3 times before
 * the session ends at the login page (specification §4, §7, §9). A read that is sent in a loop stays here: see `countRepeat`.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, object, ApiMeta> = async (
  args,
  api,
  extra,
) => {
  const request = prepare(args);
  const method = (request.method ?? 'GET').toUpperCase();
  if (method === 'GET') {
    const verdict = countRepeat(`${request.url} ${JSON.stringify(request.params ?? null)}`, Date.now());
    if (verdict === 'first') transport.onLoop(new Error(`${api.endpoint} is read in a loop`));
    if (verdict !== 'sent') return { error: { ...toApiError(429, undefined), code: 'read_in_a_loop' } };
  }
  const staff = isStaffCall(typeof args === 'string' ? args : args.url);
  let refreshed = 0;
  for (let attempt = 0; ;) {
    if (staff) {
      const token = await usableToken();
      if (token.state === 'ended') {
        endSession(api);
        return { error: toApiError(401, { detail: 'Authentication required', code: 'not_authenticated' }) };
      }
      if (token.state === 'ready') request.headers.set('Authorization', `Bearer ${token.access}`);
    }
    const result = await rawQuery(request, api, extra);
    const etag = result.meta?.response?.headers.get('ETag') ?? undefined;
    const meta: ApiMeta = { ...(etag && { etag }), ...(result.meta && { request: result.meta.request }) };
    if (!result.error) return { data: result.data, meta };
    if (api.signal.aborted) return { error: normalise(result.error), meta };
    const error = normalise(result.error);
    if (error.status === 401 && staff) {
      if (refreshed++ < RETRIES && (await replaceToken())) {
        await wait(transport.retryDelayMs);
        continue;
      }
      endSession(api);
      return { error, meta };
    }
    if (attempt++ < RETRIES && mayRetry(method, error.status)) {
      await wait(transport.retryDelayMs);
      continue;
    }
    return { error, meta };
  }
};

async function usableToken(): Promise<{ state: 'ready'; access: string } | { state: 'ended' } | { state: 'unknown' }> {
  const tokens = readTokens();
  if (!tokens) return { state: 'ended' };
  if (!isNearExpiry(tokens.access)) return { state: 'ready', access: tokens.access };
  try {
    const access = await refreshAccess(tokens.access, origin());
    return access ? { state: 'ready', access } : { state: 'ended' };
  } catch (error) {
    if (error instanceof RefreshUnavailable) return { state: 'ready', access: tokens.access };
    throw error;
  }
}

/** After a 401: true when another try makes sense. */
async function replaceToken(): Promise<boolean> {
  const tokens = readTokens();
  if (!tokens) return false;
  try {
    return (await refreshAccess(tokens.access, origin())) !== null;
  } catch {
    return true;
  }
}
