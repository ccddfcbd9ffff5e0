import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** Cache times in seconds (specification §9). */
export const CACHE = { short: 300, medium: 1_800, long: 86_400 } as const;

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
