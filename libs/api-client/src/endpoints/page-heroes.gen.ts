// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { PageHeroDocumentDto, PageHeroDto, WritePageHeroDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['page heroes'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPageHeroes: build.query<ListPageHeroesApiResponse, ListPageHeroesApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/`,
          params: {
            lang: queryArg.lang,
            page_key: queryArg.pageKey,
            active: queryArg.active,
            status: queryArg.status,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['page heroes'],
      }),
      createPageHero: build.mutation<CreatePageHeroApiResponse, CreatePageHeroApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/`,
          method: 'POST',
          body: queryArg.writePageHeroDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['page heroes'],
      }),
      updatePageHero: build.mutation<UpdatePageHeroApiResponse, UpdatePageHeroApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writePageHeroDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['page heroes'],
      }),
      deletePageHero: build.mutation<DeletePageHeroApiResponse, DeletePageHeroApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['page heroes'],
      }),
      getEditablePageHero: build.query<GetEditablePageHeroApiResponse, GetEditablePageHeroApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['page heroes'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as pageHeroesApi };
export type ListPageHeroesApiResponse = /** status 200 The answer. */ PageHeroDto[];
export type ListPageHeroesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The page they stand on. */
  pageKey?: 'home' | 'packages' | 'resorts' | 'transportation' | 'about' | 'contact' | 'blog' | 'faq';
  /** `true`: those shown now, as without this filter. `false`: published ones that are switched off or out of their time. */
  active?: boolean;
  /** Only those in this state. For staff with `content.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
  /** Shows the hero that the token opens, and no other, although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type CreatePageHeroApiResponse = /** status 201 Created: the new thing. */ PageHeroDocumentDto;
export type CreatePageHeroApiArg = {
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writePageHeroDto: WritePageHeroDto;
};
export type UpdatePageHeroApiResponse = /** status 200 The answer. */ PageHeroDocumentDto;
export type UpdatePageHeroApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writePageHeroDto: WritePageHeroDto;
};
export type DeletePageHeroApiResponse = unknown;
export type DeletePageHeroApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type GetEditablePageHeroApiResponse = /** status 200 The answer. */ PageHeroDocumentDto;
export type GetEditablePageHeroApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export const {
  useListPageHeroesQuery,
  useLazyListPageHeroesQuery,
  useCreatePageHeroMutation,
  useUpdatePageHeroMutation,
  useDeletePageHeroMutation,
  useGetEditablePageHeroQuery,
  useLazyGetEditablePageHeroQuery,
} = injectedRtkApi;
