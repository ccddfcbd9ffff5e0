// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['redirects'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      resolveRedirect: build.query<ResolveRedirectApiResponse, ResolveRedirectApiArg>({
        query: (queryArg) => ({
          url: `/api/redirects/resolve/`,
          params: {
            path: queryArg.path,
          },
        }),
        providesTags: ['redirects'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as redirectsApi };
export type ResolveRedirectApiResponse = /** status 200 The answer. */ ResolvedRedirectDto;
export type ResolveRedirectApiArg = {
  /** Path of this site, with or without language prefix and query. */
  path: string;
};
export type ResolvedRedirectDto = {
  from: string;
  /** Path of this site in the language of the asked address. */
  to: string;
  /** 301 for good, 302 for now. */
  status: 301 | 302;
};
export type ErrorDto = {
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type ServerErrorDto = {
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
  /** Found again in the log and in the error reports. */
  error_id: string;
};
export const { useResolveRedirectQuery, useLazyResolveRedirectQuery } = injectedRtkApi;
