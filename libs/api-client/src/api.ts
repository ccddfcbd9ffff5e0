import { type FetchArgs, createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';
import { toSearch } from './search.ts';
import { transport } from './transport.ts';

/** Cache times in seconds (specification §9). */
export const CACHE = { short: 300, medium: 1_800, long: 86_400 } as const;

/** How long an answer that nobody shows is kept, where that is not the short time. The API's document does not say it. */
const KEPT: Record<string, number> = {
  getHomepage: CACHE.medium,
  getPackage: CACHE.medium,
  getResort: CACHE.medium,
  listDestinations: CACHE.medium,
  listCurrencies: CACHE.long,
};

/** One API for one base URL, so that tags reach across remotes. Endpoints are injected by the generated files. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'auth',
    'bookings',
    'currencies',
    'customers',
    'dashboard',
    'destinations',
    'errors',
    'health',
    'homepage',
    'languages',
    'packages',
    'registry',
    'resorts',
    'translations',
    'users',
  ],
  keepUnusedDataFor: CACHE.short,
  refetchOnMountOrArgChange: 600,
  endpoints: () => ({}),
});

const inject = api.injectEndpoints;
type Request = (arg: unknown) => string | FetchArgs;

/** How each read and write is asked for. */
const requests = new Map<string, Request>();

/**
 * The address that a read is asked at: `/api/packages/manta-week/?lang=en`.
 * @throws {TypeError} for what is no read of the client
 */
export function readAddress(endpoint: string, arg: unknown): string {
  const asked = requests.get(endpoint)?.(arg);
  const { url, params, method = 'GET' } = typeof asked === 'string' ? { url: asked } : (asked ?? { url: '' });
  if (!url || method !== 'GET') throw new TypeError(`${endpoint} is no read of the API`);
  const search = toSearch(params ?? {});
  return search ? `${url}?${search}` : url;
}

/** Endpoints of which only answers are known so far: those that came with the document, before the script that asks for them. */
const awaited = new Set<string>();

export const isAwaited = (endpoint: string): boolean => awaited.has(endpoint);

/** Makes room for the answers of an endpoint that a page, or a part of one, brings later. */
export function awaitEndpoint(endpoint: string): void {
  if (endpoint in api.endpoints) return;
  awaited.add(endpoint);
  inject({ endpoints: (build) => ({ [endpoint]: build.query({ query: () => '' }) }) });
}

/** What a request takes of its argument: parameters, headers, the body. */
function takenBy(request: Request): Set<PropertyKey> {
  const taken = new Set<PropertyKey>();
  const get = (_: object, name: PropertyKey) => (name === Symbol.toPrimitive ? () => '' : void taken.add(name));
  request(new Proxy({}, { get }));
  return taken;
}

/** Lets a call be asked for in the way that takes more, whichever bundle brought it: what takes less serves whoever gives less. */
function askWith(name: string, query: Request): void {
  const known = requests.get(name);
  if (known) {
    const taken = takenBy(known);
    if ([...takenBy(query)].every((one) => taken.has(one))) return;
    api.enhanceEndpoints({ endpoints: { [name]: { query } } as object });
  }
  requests.set(name, query);
}

/**
 * Every bundle carries the generated endpoints that it uses, so the page meets some of them more than once, and from builds of
 * different days: the first stays, without the library's complaint about the next, and learns from a later one what it can ask more.
 */
api.injectEndpoints = (options) => {
  const injected = inject({
    ...options,
    overrideExisting: true,
    endpoints: (build) => {
      const given = Object.entries(options.endpoints(build));
      const added = given.filter(([name]) => !(name in api.endpoints) || awaited.delete(name));
      for (const [name, { query }] of given as [string, { query?: Request }][]) if (query) askWith(name, query);
      return Object.fromEntries(
        added.map(([name, endpoint]) => [
          name,
          name in KEPT ? { ...endpoint, keepUnusedDataFor: KEPT[name] } : endpoint,
        ]),
      ) as ReturnType<typeof options.endpoints>;
    },
  });
  transport.onEndpoints();
  return injected;
};
