// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { FormTokenDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['forms'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getFormToken: build.query<GetFormTokenApiResponse, GetFormTokenApiArg>({
        query: () => ({ url: `/api/forms/token/` }),
        providesTags: ['forms'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as formsApi };
export type GetFormTokenApiResponse = /** status 200 The answer. */ FormTokenDto;
export type GetFormTokenApiArg = void;
export const { useGetFormTokenQuery, useLazyGetFormTokenQuery } = injectedRtkApi;
