// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { HealthDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['health'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getHealth: build.query<GetHealthApiResponse, GetHealthApiArg>({
        query: () => ({ url: `/api/health/` }),
        providesTags: ['health'],
      }),
      getReadiness: build.query<GetReadinessApiResponse, GetReadinessApiArg>({
        query: () => ({ url: `/api/ready/` }),
        providesTags: ['health'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as healthApi };
export type GetHealthApiResponse = /** status 200 The answer. */ HealthDto;
export type GetHealthApiArg = void;
export type GetReadinessApiResponse = /** status 200 The answer. */ HealthDto;
export type GetReadinessApiArg = void;
export const { useGetHealthQuery, useLazyGetHealthQuery, useGetReadinessQuery, useLazyGetReadinessQuery } =
  injectedRtkApi;
