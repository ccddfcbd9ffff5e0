// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { FaqDocumentDto, FaqDto, FaqPageDto, WriteFaqDto } from './types.gen.ts';
export type * from './types.gen.ts';
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
            status: queryArg.status,
          },
        }),
        providesTags: ['faqs'],
      }),
      createFaq: build.mutation<CreateFaqApiResponse, CreateFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/`,
          method: 'POST',
          body: queryArg.writeFaqDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['faqs'],
      }),
      getFaq: build.query<GetFaqApiResponse, GetFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['faqs'],
      }),
      updateFaq: build.mutation<UpdateFaqApiResponse, UpdateFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeFaqDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['faqs'],
      }),
      deleteFaq: build.mutation<DeleteFaqApiResponse, DeleteFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['faqs'],
      }),
      getEditableFaq: build.query<GetEditableFaqApiResponse, GetEditableFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/editable/`,
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
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Only those with this category. */
  category?: 'booking' | 'payment' | 'transfer' | 'visa' | 'health' | 'money' | 'culture' | 'children' | 'diving';
  /** Only featured questions, or only the others. */
  featured?: boolean;
  /** Words of questions and answers, in any language. For example `Malé`. */
  search?: string;
  /** Only those in this state. For staff with `content.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
};
export type CreateFaqApiResponse = /** status 201 Created: the new thing. */ FaqDocumentDto;
export type CreateFaqApiArg = {
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeFaqDto: WriteFaqDto;
};
export type GetFaqApiResponse = /** status 200 The answer. */ FaqDto;
export type GetFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Shows it as visitors would see it although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type UpdateFaqApiResponse = /** status 200 The answer. */ FaqDocumentDto;
export type UpdateFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writeFaqDto: WriteFaqDto;
};
export type DeleteFaqApiResponse = unknown;
export type DeleteFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type GetEditableFaqApiResponse = /** status 200 The answer. */ FaqDocumentDto;
export type GetEditableFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export const {
  useListFaqsQuery,
  useLazyListFaqsQuery,
  useCreateFaqMutation,
  useGetFaqQuery,
  useLazyGetFaqQuery,
  useUpdateFaqMutation,
  useDeleteFaqMutation,
  useGetEditableFaqQuery,
  useLazyGetEditableFaqQuery,
} = injectedRtkApi;
