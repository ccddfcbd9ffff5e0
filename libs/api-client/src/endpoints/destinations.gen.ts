// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { DestinationDocumentDto, DestinationDto, DestinationPageDto, WriteDestinationDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['destinations'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listDestinations: build.query<ListDestinationsApiResponse, ListDestinationsApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            is_featured: queryArg.isFeatured,
            type: queryArg['type'],
            search: queryArg.search,
            status: queryArg.status,
            featured: queryArg.featured,
          },
        }),
        providesTags: ['destinations'],
      }),
      createDestination: build.mutation<CreateDestinationApiResponse, CreateDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/`,
          method: 'POST',
          body: queryArg.writeDestinationDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['destinations'],
      }),
      getDestination: build.query<GetDestinationApiResponse, GetDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['destinations'],
      }),
      deleteDestination: build.mutation<DeleteDestinationApiResponse, DeleteDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['destinations'],
      }),
      updateDestination: build.mutation<UpdateDestinationApiResponse, UpdateDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PUT',
          body: queryArg.writeDestinationDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['destinations'],
      }),
      getEditableDestination: build.query<GetEditableDestinationApiResponse, GetEditableDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['destinations'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as destinationsApi };
export type ListDestinationsApiResponse = /** status 200 The answer. */ DestinationPageDto;
export type ListDestinationsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Only featured destinations, or only the others. */
  isFeatured?: boolean;
  /** Kind of place. */
  type?: 'atoll' | 'resort_island' | 'local_island' | 'city' | 'sandbank' | 'dive_region';
  /** Words of names, in any language. For example `Malé`. */
  search?: string;
  /** Only those in this state. For staff with `catalogue.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
  /** The same as `is_featured`, under the name that the site's first client sends. */
  featured?: boolean;
};
export type CreateDestinationApiResponse = /** status 201 Created: the new thing. */ DestinationDocumentDto;
export type CreateDestinationApiArg = {
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeDestinationDto: WriteDestinationDto;
};
export type GetDestinationApiResponse = /** status 200 The answer. */ DestinationDto;
export type GetDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Shows it as visitors would see it although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type DeleteDestinationApiResponse = unknown;
export type DeleteDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type UpdateDestinationApiResponse = /** status 200 The answer. */ DestinationDocumentDto;
export type UpdateDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writeDestinationDto: WriteDestinationDto;
};
export type GetEditableDestinationApiResponse = /** status 200 The answer. */ DestinationDocumentDto;
export type GetEditableDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export const {
  useListDestinationsQuery,
  useLazyListDestinationsQuery,
  useCreateDestinationMutation,
  useGetDestinationQuery,
  useLazyGetDestinationQuery,
  useDeleteDestinationMutation,
  useUpdateDestinationMutation,
  useGetEditableDestinationQuery,
  useLazyGetEditableDestinationQuery,
} = injectedRtkApi;
