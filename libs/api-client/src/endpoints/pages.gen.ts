// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { AboutDto, PageDocumentDto, PageDto, PagePageDto, WritePageDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['pages'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getAbout: build.query<GetAboutApiResponse, GetAboutApiArg>({
        query: (queryArg) => ({
          url: `/api/about/data/`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ['pages'],
      }),
      listPages: build.query<ListPagesApiResponse, ListPagesApiArg>({
        query: (queryArg) => ({
          url: `/api/pages/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            footer: queryArg.footer,
            status: queryArg.status,
          },
        }),
        providesTags: ['pages'],
      }),
      createPage: build.mutation<CreatePageApiResponse, CreatePageApiArg>({
        query: (queryArg) => ({
          url: `/api/pages/`,
          method: 'POST',
          body: queryArg.writePageDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['pages'],
      }),
      getPage: build.query<GetPageApiResponse, GetPageApiArg>({
        query: (queryArg) => ({
          url: `/api/pages/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['pages'],
      }),
      updatePage: build.mutation<UpdatePageApiResponse, UpdatePageApiArg>({
        query: (queryArg) => ({
          url: `/api/pages/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writePageDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['pages'],
      }),
      deletePage: build.mutation<DeletePageApiResponse, DeletePageApiArg>({
        query: (queryArg) => ({
          url: `/api/pages/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['pages'],
      }),
      getEditablePage: build.query<GetEditablePageApiResponse, GetEditablePageApiArg>({
        query: (queryArg) => ({
          url: `/api/pages/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['pages'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as pagesApi };
export type GetAboutApiResponse = /** status 200 The answer. */ AboutDto;
export type GetAboutApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
};
export type ListPagesApiResponse = /** status 200 The answer. */ PagePageDto;
export type ListPagesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Only pages that the footer links to, or only the others. */
  footer?: boolean;
  /** Only those in this state. For staff with `content.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
};
export type CreatePageApiResponse = /** status 201 Created: the new thing. */ PageDocumentDto;
export type CreatePageApiArg = {
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writePageDto: WritePageDto;
};
export type GetPageApiResponse = /** status 200 The answer. */ PageDto;
export type GetPageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Shows it as visitors would see it although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type UpdatePageApiResponse = /** status 200 The answer. */ PageDocumentDto;
export type UpdatePageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writePageDto: WritePageDto;
};
export type DeletePageApiResponse = unknown;
export type DeletePageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type GetEditablePageApiResponse = /** status 200 The answer. */ PageDocumentDto;
export type GetEditablePageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export const {
  useGetAboutQuery,
  useLazyGetAboutQuery,
  useListPagesQuery,
  useLazyListPagesQuery,
  useCreatePageMutation,
  useGetPageQuery,
  useLazyGetPageQuery,
  useUpdatePageMutation,
  useDeletePageMutation,
  useGetEditablePageQuery,
  useLazyGetEditablePageQuery,
} = injectedRtkApi;
