// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { AmenityDocumentDto, AmenityListItemDto, WriteAmenityDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['amenities'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAmenities: build.query<ListAmenitiesApiResponse, ListAmenitiesApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/`,
          params: {
            lang: queryArg.lang,
            group: queryArg.group,
            is_filterable: queryArg.isFilterable,
            status: queryArg.status,
          },
        }),
        providesTags: ['amenities'],
      }),
      createAmenity: build.mutation<CreateAmenityApiResponse, CreateAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/`,
          method: 'POST',
          body: queryArg.writeAmenityDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      replaceAmenity: build.mutation<ReplaceAmenityApiResponse, ReplaceAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PUT',
          body: queryArg.writeAmenityDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      updateAmenity: build.mutation<UpdateAmenityApiResponse, UpdateAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeAmenityDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      deleteAmenity: build.mutation<DeleteAmenityApiResponse, DeleteAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      getEditableAmenity: build.query<GetEditableAmenityApiResponse, GetEditableAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['amenities'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as amenitiesApi };
export type ListAmenitiesApiResponse = /** status 200 The answer. */ AmenityListItemDto[];
export type ListAmenitiesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Of one group. */
  group?: 'room' | 'dining' | 'water' | 'wellness' | 'family' | 'connectivity' | 'accessibility';
  /** Only what lists offer as a filter, or only the rest. */
  isFilterable?: boolean;
  /** Only those in this state. For staff with `catalogue.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
};
export type CreateAmenityApiResponse = /** status 201 Created: the new thing. */ AmenityDocumentDto;
export type CreateAmenityApiArg = {
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeAmenityDto: WriteAmenityDto;
};
export type ReplaceAmenityApiResponse = /** status 200 The answer. */ AmenityDocumentDto;
export type ReplaceAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writeAmenityDto: WriteAmenityDto;
};
export type UpdateAmenityApiResponse = /** status 200 The answer. */ AmenityDocumentDto;
export type UpdateAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writeAmenityDto: WriteAmenityDto;
};
export type DeleteAmenityApiResponse = unknown;
export type DeleteAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type GetEditableAmenityApiResponse = /** status 200 The answer. */ AmenityDocumentDto;
export type GetEditableAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export const {
  useListAmenitiesQuery,
  useLazyListAmenitiesQuery,
  useCreateAmenityMutation,
  useReplaceAmenityMutation,
  useUpdateAmenityMutation,
  useDeleteAmenityMutation,
  useGetEditableAmenityQuery,
  useLazyGetEditableAmenityQuery,
} = injectedRtkApi;
