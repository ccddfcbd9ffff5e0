// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
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
export type FormTokenDto = {
  form_token: string;
  /** A form sent sooner counts as a machine's. */
  min_seconds: number;
  /** A token older than this counts for nothing. */
  max_seconds: number;
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
export const { useGetFormTokenQuery, useLazyGetFormTokenQuery } = injectedRtkApi;
