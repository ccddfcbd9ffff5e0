// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { CountVisitsDto, VisitsDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['visits'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      countVisits: build.mutation<CountVisitsApiResponse, CountVisitsApiArg>({
        query: (queryArg) => ({
          url: `/api/visits/`,
          method: 'POST',
          body: queryArg.countVisitsDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['visits'],
      }),
      readVisits: build.query<ReadVisitsApiResponse, ReadVisitsApiArg>({
        query: (queryArg) => ({
          url: `/api/visits/`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['visits'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as visitsApi };
export type CountVisitsApiResponse = unknown;
export type CountVisitsApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  countVisitsDto: CountVisitsDto;
};
export type ReadVisitsApiResponse = /** status 200 The answer. */ VisitsDto;
export type ReadVisitsApiArg = {
  /** First day (of the Maldives); 29 days before the last one unless it is said. For example `2026-11-01`. */
  from?: string;
  /** Last day; today unless it is said. For example `2026-11-30`. */
  to?: string;
};
export const { useCountVisitsMutation, useReadVisitsQuery, useLazyReadVisitsQuery } = injectedRtkApi;
