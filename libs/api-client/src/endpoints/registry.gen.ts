// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['registry'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getRemoteSet: build.query<GetRemoteSetApiResponse, GetRemoteSetApiArg>({
        query: (queryArg) => ({
          url: `/api/registry/v1/${encodeURIComponent(String(queryArg.channel))}/`,
        }),
        providesTags: ['registry'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as registryApi };
export type GetRemoteSetApiResponse = /** status 200 The answer. */ RemoteSetDto;
export type GetRemoteSetApiArg = {
  /** Only those with this channel. */
  channel: string;
};
export type ResolvedReleaseDto = {
  version: string;
  /** Address of its files, with a slash at the end. */
  base: string;
  entry: string;
  /** Scripts that the entry needs at once. */
  initial: string[];
  /** Scripts and style sheets of each page by its name. */
  pages: {
    [key: string]: string[];
  };
  /** `remote.json` of the release: routes, navigation, namespace. */
  declaration: {
    [key: string]: unknown;
  };
  /** Integrity of scripts and style sheets by file name. */
  integrity: {
    [key: string]: string;
  };
};
export type ResolvedRemoteDto = {
  name: string;
  candidates: ResolvedReleaseDto[];
};
export type RemoteSetDto = {
  /** Revision of the channel. */
  rev: number;
  channel: string;
  remotes: ResolvedRemoteDto[];
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
export const { useGetRemoteSetQuery, useLazyGetRemoteSetQuery } = injectedRtkApi;
