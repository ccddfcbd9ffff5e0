import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

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

/**
 * Every bundle carries the generated endpoints that it uses, so the page meets some of them more than once: the first stays,
 * and the next is passed over without the library's complaint about it.
 */
api.injectEndpoints = (options) =>
  inject({
    ...options,
    endpoints: (build) =>
      Object.fromEntries(
        Object.entries(options.endpoints(build))
          .filter(([name]) => !(name in api.endpoints))
          .map(([name, endpoint]) => [name, name in KEPT ? { ...endpoint, keepUnusedDataFor: KEPT[name] } : endpoint]),
      ) as ReturnType<typeof options.endpoints>,
  });
