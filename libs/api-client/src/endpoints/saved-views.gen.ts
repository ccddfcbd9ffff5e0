// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { CreateSavedViewDto, SavedViewDto, UpdateSavedViewDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['saved views'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listSavedViews: build.query<ListSavedViewsApiResponse, ListSavedViewsApiArg>({
        query: (queryArg) => ({
          url: `/api/saved-views/`,
          params: {
            lang: queryArg.lang,
            list: queryArg.list,
          },
        }),
        providesTags: ['saved views'],
      }),
      createSavedView: build.mutation<CreateSavedViewApiResponse, CreateSavedViewApiArg>({
        query: (queryArg) => ({
          url: `/api/saved-views/`,
          method: 'POST',
          body: queryArg.createSavedViewDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['saved views'],
      }),
      updateSavedView: build.mutation<UpdateSavedViewApiResponse, UpdateSavedViewApiArg>({
        query: (queryArg) => ({
          url: `/api/saved-views/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.updateSavedViewDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['saved views'],
      }),
      deleteSavedView: build.mutation<DeleteSavedViewApiResponse, DeleteSavedViewApiArg>({
        query: (queryArg) => ({
          url: `/api/saved-views/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['saved views'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as savedViewsApi };
export type ListSavedViewsApiResponse = /** status 200 The answer. */ SavedViewDto[];
export type ListSavedViewsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Of which list. */
  list:
    | 'bookings'
    | 'trip-requests'
    | 'packages'
    | 'destinations'
    | 'experiences'
    | 'resorts'
    | 'transfers'
    | 'categories'
    | 'amenities'
    | 'locations'
    | 'faqs'
    | 'posts'
    | 'pages'
    | 'page-heroes'
    | 'cultural-content';
};
export type CreateSavedViewApiResponse = /** status 201 Created: the new thing. */ SavedViewDto;
export type CreateSavedViewApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createSavedViewDto: CreateSavedViewDto;
};
export type UpdateSavedViewApiResponse = /** status 200 The answer. */ SavedViewDto;
export type UpdateSavedViewApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  updateSavedViewDto: UpdateSavedViewDto;
};
export type DeleteSavedViewApiResponse = unknown;
export type DeleteSavedViewApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export const {
  useListSavedViewsQuery,
  useLazyListSavedViewsQuery,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
  useDeleteSavedViewMutation,
} = injectedRtkApi;
