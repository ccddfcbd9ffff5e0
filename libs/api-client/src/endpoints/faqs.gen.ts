// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['faqs'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listFaqs: build.query<ListFaqsApiResponse, ListFaqsApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            category: queryArg.category,
            featured: queryArg.featured,
            search: queryArg.search,
          },
        }),
        providesTags: ['faqs'],
      }),
      getFaq: build.query<GetFaqApiResponse, GetFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ['faqs'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as faqsApi };
export type ListFaqsApiResponse = /** status 200 The answer. */ FaqPageDto;
export type ListFaqsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. */
  pageSize?: number;
  category?: 'booking' | 'payment' | 'transfer' | 'visa' | 'health' | 'money' | 'culture' | 'children' | 'diving';
  /** Only featured questions, or only the others. */
  featured?: boolean;
  /** Words of questions and answers, in any language. */
  search?: string;
};
export type GetFaqApiResponse = /** status 200 The answer. */ FaqDto;
export type GetFaqApiArg = {
  /** Id or slug. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
};
export type RelatedPageDto = {
  slug: string;
  title: string;
};
export type LocalizationDto = {
  language: 'en' | 'ru' | 'zh';
  /** Names of the fields without a text in this language. */
  fallback_fields: string[];
  /** Names of the fields whose English words changed after this language was saved. */
  outdated_fields: string[];
};
export type FaqDto = {
  id: number;
  slug: string;
  question: string;
  /** Sanitised HTML. */
  answer: string;
  /** Label in the language of the answer. */
  category: string;
  category_code: 'booking' | 'payment' | 'transfer' | 'visa' | 'health' | 'money' | 'culture' | 'children' | 'diving';
  is_featured: boolean;
  related_pages: RelatedPageDto[];
  updated_at: string;
  _i18n: LocalizationDto;
};
export type FaqPageDto = {
  /** Entries on all pages. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: FaqDto[];
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
export const { useListFaqsQuery, useLazyListFaqsQuery, useGetFaqQuery, useLazyGetFaqQuery } = injectedRtkApi;
