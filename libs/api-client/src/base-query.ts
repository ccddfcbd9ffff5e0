import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { type ApiError, toApiError } from './api-error.ts';
import { countRepeat } from './repeats.ts';
import { toSearch } from './search.ts';
import { noteServerTime } from './server-clock.ts';
import { keeperOf, replaceToken, usableToken } from './token-keepers.ts';
import { transport } from './transport.ts';

export const REQUEST_TIMEOUT_MS = 30_000;
const RETRIES = 3;
/** The longest wait that a server may ask for (`Retry-After`) and that nobody notices; whoever is told of a longer one decides. */
const LONGEST_WAIT_MS = 5000;

export interface ApiMeta {
  /** Value of the `ETag` header, as `If-Match` takes it. */
  etag?: string;
  request?: FetchBaseQueryMeta['request'];
}

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

/** Seconds after which the server wants to be asked again. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const seconds = /^\d{1,6}$/.exec(headers?.get('Retry-After') ?? '')?.[0];
  return seconds === undefined ? undefined : Number(seconds);
}

/** Milliseconds until the next try: what the server asks for, at least ours; null when that is too long to keep somebody waiting. */
function pause(seconds = 0): number | null {
  const asked = seconds * 1000;
  return asked > LONGEST_WAIT_MS ? null : Math.max(asked, transport.retryDelayMs);
}

function normalise(error: { status: unknown; data?: unknown; originalStatus?: number }): ApiError {
  if (typeof error.status === 'number') return toApiError(error.status, error.data);
  if (error.status === 'TIMEOUT_ERROR') return toApiError(408, undefined);
  if (error.status === 'PARSING_ERROR') return toApiError(error.originalStatus ?? 500, undefined);
  return toApiError(0, undefined);
}

const NOT_AUTHENTICATED = toApiError(401, { detail: 'Authentication required', code: 'not_authenticated' });

/**
 * The one transport of the product: 30 s time-out; GETs (and POSTs, under one idempotency key) are tried again 3 times
 * after 1 s, or when `Retry-After` says unless that is longer than 5 s; calls of staff and of customers refresh the token 5 minutes early, and on a 401 refresh and retry after 1 s up to 3
 * times before the session ends (specification §4, §7, §9). A read that is sent in a loop stays here: see `countRepeat`.
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
  let keeper = keeperOf(request.url, method);
  let refreshed = 0;
  for (let attempt = 0; ;) {
    if (keeper) {
      const token = await usableToken(keeper, origin());
      if (token === null) {
        keeper.end(api);
        if (!keeper.optional) return { error: NOT_AUTHENTICATED };
        keeper = null;
      } else request.headers.set('Authorization', `Bearer ${token}`);
    }
    const result = await rawQuery(request, api, extra);
    noteServerTime(result.meta?.response?.headers, Date.now());
    const etag = result.meta?.response?.headers.get('ETag') ?? undefined;
    const meta: ApiMeta = { ...(etag && { etag }), ...(result.meta && { request: result.meta.request }) };
    if (!result.error) {
      transport.onAnswer(api.endpoint, request.params, result.data);
      return { data: result.data, meta };
    }
    if (api.signal.aborted) return { error: normalise(result.error), meta };
    const asked = retryAfter(result.meta?.response?.headers);
    const error: ApiError = { ...normalise(result.error), ...(asked !== undefined && { retryAfter: asked }) };
    if (error.status === 401 && keeper) {
      if (refreshed++ < RETRIES && (await replaceToken(keeper, origin()))) {
        await wait(transport.retryDelayMs);
        continue;
      }
      keeper.end(api);
      if (!keeper.optional) return { error, meta };
      // Whoever is nobody may ask as well.
      keeper = null;
      request.headers.delete('Authorization');
      continue;
    }
    const delay = pause(asked);
    if (delay !== null && attempt++ < RETRIES && mayRetry(method, error.status)) {
      await wait(delay);
      continue;
    }
    return { error, meta };
  }
};
