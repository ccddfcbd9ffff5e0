// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { PostDocumentDto, PostDto, PostPageDto, WritePostDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['posts'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPosts: build.query<ListPostsApiResponse, ListPostsApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            category: queryArg.category,
            tag: queryArg.tag,
            search: queryArg.search,
            sort: queryArg.sort,
            status: queryArg.status,
          },
        }),
        providesTags: ['posts'],
      }),
      createPost: build.mutation<CreatePostApiResponse, CreatePostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/`,
          method: 'POST',
          body: queryArg.writePostDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['posts'],
      }),
      getPost: build.query<GetPostApiResponse, GetPostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['posts'],
      }),
      updatePost: build.mutation<UpdatePostApiResponse, UpdatePostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writePostDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['posts'],
      }),
      deletePost: build.mutation<DeletePostApiResponse, DeletePostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['posts'],
      }),
      getEditablePost: build.query<GetEditablePostApiResponse, GetEditablePostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['posts'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as postsApi };
export type ListPostsApiResponse = /** status 200 The answer. */ PostPageDto;
export type ListPostsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Only those with this category. */
  category?: 'planning' | 'islands' | 'wildlife' | 'diving' | 'culture' | 'food';
  /** One tag, as written. For example `seaplane`. */
  tag?: string;
  /** Words of titles and excerpts, in any language. For example `Malé`. */
  search?: string;
  /** By day of publication; the newest come first unless asked otherwise. */
  sort?: 'newest' | 'oldest';
  /** Only those in this state. For staff with `content.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
};
export type CreatePostApiResponse = /** status 201 Created: the new thing. */ PostDocumentDto;
export type CreatePostApiArg = {
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writePostDto: WritePostDto;
};
export type GetPostApiResponse = /** status 200 The answer. */ PostDto;
export type GetPostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Shows it as visitors would see it although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type UpdatePostApiResponse = /** status 200 The answer. */ PostDocumentDto;
export type UpdatePostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writePostDto: WritePostDto;
};
export type DeletePostApiResponse = unknown;
export type DeletePostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type GetEditablePostApiResponse = /** status 200 The answer. */ PostDocumentDto;
export type GetEditablePostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export const {
  useListPostsQuery,
  useLazyListPostsQuery,
  useCreatePostMutation,
  useGetPostQuery,
  useLazyGetPostQuery,
  useUpdatePostMutation,
  useDeletePostMutation,
  useGetEditablePostQuery,
  useLazyGetEditablePostQuery,
} = injectedRtkApi;
