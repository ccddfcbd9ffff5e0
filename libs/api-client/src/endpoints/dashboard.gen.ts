// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { OverviewDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['dashboard'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getOverview: build.query<GetOverviewApiResponse, GetOverviewApiArg>({
        query: () => ({ url: `/api/dashboard/overview/` }),
        providesTags: ['dashboard'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as dashboardApi };
export type GetOverviewApiResponse = /** status 200 The answer. */ OverviewDto;
export type GetOverviewApiArg = void;
export const { useGetOverviewQuery, useLazyGetOverviewQuery } = injectedRtkApi;
