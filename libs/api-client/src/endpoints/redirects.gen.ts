// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { RedirectDto, RedirectPageDto, ResolvedRedirectDto, WriteRedirectDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['redirects'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listRedirects: build.query<ListRedirectsApiResponse, ListRedirectsApiArg>({
        query: (queryArg) => ({
          url: `/api/redirects/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            search: queryArg.search,
          },
        }),
        providesTags: ['redirects'],
      }),
      createRedirect: build.mutation<CreateRedirectApiResponse, CreateRedirectApiArg>({
        query: (queryArg) => ({
          url: `/api/redirects/`,
          method: 'POST',
          body: queryArg.writeRedirectDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['redirects'],
      }),
      resolveRedirect: build.query<ResolveRedirectApiResponse, ResolveRedirectApiArg>({
        query: (queryArg) => ({
          url: `/api/redirects/resolve/`,
          params: {
            path: queryArg.path,
          },
        }),
        providesTags: ['redirects'],
      }),
      getRedirect: build.query<GetRedirectApiResponse, GetRedirectApiArg>({
        query: (queryArg) => ({
          url: `/api/redirects/${encodeURIComponent(String(queryArg.id))}/`,
        }),
        providesTags: ['redirects'],
      }),
      updateRedirect: build.mutation<UpdateRedirectApiResponse, UpdateRedirectApiArg>({
        query: (queryArg) => ({
          url: `/api/redirects/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeRedirectDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['redirects'],
      }),
      deleteRedirect: build.mutation<DeleteRedirectApiResponse, DeleteRedirectApiArg>({
        query: (queryArg) => ({
          url: `/api/redirects/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['redirects'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as redirectsApi };
export type ListRedirectsApiResponse = /** status 200 The answer. */ RedirectPageDto;
export type ListRedirectsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Part of where it starts or leads. For example `Malé`. */
  search?: string;
};
export type CreateRedirectApiResponse = /** status 201 Created: the new thing. */ RedirectDto;
export type CreateRedirectApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeRedirectDto: WriteRedirectDto;
};
export type ResolveRedirectApiResponse = /** status 200 The answer. */ ResolvedRedirectDto;
export type ResolveRedirectApiArg = {
  /** Path of this site, with or without language prefix and query. */
  path: string;
};
export type GetRedirectApiResponse = /** status 200 The answer. */ RedirectDto;
export type GetRedirectApiArg = {
  /** Number of the thing. */
  id: number;
};
export type UpdateRedirectApiResponse = /** status 200 The answer. */ RedirectDto;
export type UpdateRedirectApiArg = {
  /** Number of the thing. */
  id: number;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeRedirectDto: WriteRedirectDto;
};
export type DeleteRedirectApiResponse = unknown;
export type DeleteRedirectApiArg = {
  /** Number of the thing. */
  id: number;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export const {
  useListRedirectsQuery,
  useLazyListRedirectsQuery,
  useCreateRedirectMutation,
  useResolveRedirectQuery,
  useLazyResolveRedirectQuery,
  useGetRedirectQuery,
  useLazyGetRedirectQuery,
  useUpdateRedirectMutation,
  useDeleteRedirectMutation,
} = injectedRtkApi;
