// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { RemoteSetDto } from './types.gen.ts';
export type * from './types.gen.ts';
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
  /** Name of the channel. */
  channel: string;
};
export const { useGetRemoteSetQuery, useLazyGetRemoteSetQuery } = injectedRtkApi;
