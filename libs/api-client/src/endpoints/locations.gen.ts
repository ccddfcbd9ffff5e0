// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { LocationDocumentDto, LocationDto, WriteLocationDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['locations'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listLocations: build.query<ListLocationsApiResponse, ListLocationsApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/`,
          params: {
            lang: queryArg.lang,
            kind: queryArg.kind,
            atoll: queryArg.atoll,
            source: queryArg.source,
            search: queryArg.search,
            status: queryArg.status,
          },
        }),
        providesTags: ['locations'],
      }),
      createLocation: build.mutation<CreateLocationApiResponse, CreateLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/`,
          method: 'POST',
          body: queryArg.writeLocationDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['locations'],
      }),
      replaceLocation: build.mutation<ReplaceLocationApiResponse, ReplaceLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PUT',
          body: queryArg.writeLocationDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['locations'],
      }),
      updateLocation: build.mutation<UpdateLocationApiResponse, UpdateLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeLocationDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['locations'],
      }),
      deleteLocation: build.mutation<DeleteLocationApiResponse, DeleteLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['locations'],
      }),
      getEditableLocation: build.query<GetEditableLocationApiResponse, GetEditableLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['locations'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as locationsApi };
export type ListLocationsApiResponse = /** status 200 The answer. */ LocationDto[];
export type ListLocationsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Kind of place. */
  kind?:
    | 'atoll'
    | 'resort_island'
    | 'local_island'
    | 'city'
    | 'sandbank'
    | 'dive_region'
    | 'airport'
    | 'harbour'
    | 'bay'
    | 'reef'
    | 'dive_site'
    | 'surf_break'
    | 'viewpoint';
  /** Code of the atoll it lies in. For example `ADh`. */
  atoll?: string;
  /** Only what comes from there. */
  source?: 'destination' | 'resort' | 'location';
  /** Words of names, islands and atolls, in any language. For example `Malé`. */
  search?: string;
  /** For staff: own locations in this state, or `all`. The others are public by nature: they are in `published` and `all`. For staff with `catalogue.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
};
export type CreateLocationApiResponse = /** status 201 Created: the new thing. */ LocationDocumentDto;
export type CreateLocationApiArg = {
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeLocationDto: WriteLocationDto;
};
export type ReplaceLocationApiResponse = /** status 200 The answer. */ LocationDocumentDto;
export type ReplaceLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writeLocationDto: WriteLocationDto;
};
export type UpdateLocationApiResponse = /** status 200 The answer. */ LocationDocumentDto;
export type UpdateLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writeLocationDto: WriteLocationDto;
};
export type DeleteLocationApiResponse = unknown;
export type DeleteLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type GetEditableLocationApiResponse = /** status 200 The answer. */ LocationDocumentDto;
export type GetEditableLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export const {
  useListLocationsQuery,
  useLazyListLocationsQuery,
  useCreateLocationMutation,
  useReplaceLocationMutation,
  useUpdateLocationMutation,
  useDeleteLocationMutation,
  useGetEditableLocationQuery,
  useLazyGetEditableLocationQuery,
} = injectedRtkApi;
