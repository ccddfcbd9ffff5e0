// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['translations'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getTranslations: build.query<GetTranslationsApiResponse, GetTranslationsApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/`,
          params: {
            lang: queryArg.lang,
            ns: queryArg.ns,
          },
        }),
        providesTags: ['translations'],
      }),
      listTranslationTexts: build.query<ListTranslationTextsApiResponse, ListTranslationTextsApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/texts/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            ns: queryArg.ns,
            q: queryArg.q,
            status: queryArg.status,
          },
        }),
        providesTags: ['translations'],
      }),
      updateTranslation: build.mutation<UpdateTranslationApiResponse, UpdateTranslationApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/${encodeURIComponent(String(queryArg.id))}/update/`,
          method: 'PUT',
          body: queryArg.updateTranslationDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['translations'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as translationsApi };
export type GetTranslationsApiResponse = /** status 200  */ TranslationsDto;
export type GetTranslationsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Namespaces, separated by commas; without it all that public pages need. */
  ns?: string;
};
export type ListTranslationTextsApiResponse = /** status 200  */ TranslationTextPageDto;
export type ListTranslationTextsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. */
  pageSize?: number;
  /** Only this namespace. */
  ns?: string;
  /** Words of the key, the English text or the text. */
  q?: string;
  /** Only texts in this state. */
  status?: 'missing' | 'released' | 'edited' | 'outdated';
};
export type UpdateTranslationApiResponse = /** status 200  */ TranslationTextDto;
export type UpdateTranslationApiArg = {
  /** `id` of the list: language, namespace and key. */
  id: string;
  'If-Match': string;
  updateTranslationDto: UpdateTranslationDto;
};
export type TranslationsDto = {
  lang: 'en' | 'ru' | 'zh';
  /** Changes when any of these texts changes. */
  version: string;
  /** Text by namespace and flat key. */
  translations: {
    [key: string]: {
      [key: string]: string;
    };
  };
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
export type TranslationTextDto = {
  /** Names the text: language, namespace and key. */
  id: string;
  namespace: string;
  key: string;
  language: 'en' | 'ru' | 'zh';
  /** English text as it is shown. */
  source: string;
  /** Text as it is shown in this language; null when it falls back to English. */
  value: string | null;
  /** Text as it was released. */
  released: string | null;
  /** `outdated`: edited, and the release has changed since. */
  status: 'missing' | 'released' | 'edited' | 'outdated';
  /** For `If-Match`; 0 while nobody has edited it. */
  version: number;
  /** E-mail of who edited it last. */
  updated_by: string | null;
  updated_at: string | null;
};
export type TranslationTextPageDto = {
  /** Entries on all pages. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: TranslationTextDto[];
};
export type CurrentTextDto = {
  value: string | null;
  /** For the next `If-Match`. */
  version: number;
};
export type StaleTranslationDto = {
  current: CurrentTextDto;
  /** E-mail of who stored it. */
  updated_by: string | null;
  updated_at: string | null;
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type UpdateTranslationDto = {
  /** Not blank; the placeholders `{{…}}` of the English text must be kept. */
  value: string;
};
export const {
  useGetTranslationsQuery,
  useLazyGetTranslationsQuery,
  useListTranslationTextsQuery,
  useLazyListTranslationTextsQuery,
  useUpdateTranslationMutation,
} = injectedRtkApi;
