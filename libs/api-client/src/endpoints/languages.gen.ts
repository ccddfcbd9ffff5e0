// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['languages'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listLanguages: build.query<ListLanguagesApiResponse, ListLanguagesApiArg>({
        query: () => ({ url: `/api/languages/` }),
        providesTags: ['languages'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as languagesApi };
export type ListLanguagesApiResponse = /** status 200 The answer. */ LanguageDto[];
export type ListLanguagesApiArg = void;
export type LanguageDto = {
  id: number;
  code: 'en' | 'ru' | 'zh';
  name: string;
  native_name: string;
  flag: string;
  direction: 'ltr' | 'rtl';
  is_active: boolean;
  is_default: boolean;
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
export const { useListLanguagesQuery, useLazyListLanguagesQuery } = injectedRtkApi;
