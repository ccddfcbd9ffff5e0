// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
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
          },
        }),
        providesTags: ['amenities'],
      }),
      createAmenity: build.mutation<CreateAmenityApiResponse, CreateAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/`,
          method: 'POST',
          body: queryArg.createAmenityDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      updateAmenity: build.mutation<UpdateAmenityApiResponse, UpdateAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.updateAmenityDto,
          headers: {
            'If-Match': queryArg['If-Match'],
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
};
export type CreateAmenityApiResponse = /** status 201 Created: the new thing. */ AmenityDocumentDto;
export type CreateAmenityApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createAmenityDto: CreateAmenityDto;
};
export type UpdateAmenityApiResponse = /** status 200 The answer. */ AmenityDocumentDto;
export type UpdateAmenityApiArg = {
  /** Id or code. */
  id: string;
  /** Version that was read, as in `ETag`. */
  'If-Match': string;
  updateAmenityDto: UpdateAmenityDto;
};
export type DeleteAmenityApiResponse = unknown;
export type DeleteAmenityApiArg = {
  /** Id or code. */
  id: string;
  /** Version that was read, as in `ETag`. */
  'If-Match': string;
};
export type GetEditableAmenityApiResponse = /** status 200 The answer. */ AmenityDocumentDto;
export type GetEditableAmenityApiArg = {
  /** Id or code. */
  id: string;
};
export type LocalizationDto = {
  language: 'en' | 'ru' | 'zh';
  /** Names of the fields without a text in this language. */
  fallback_fields: string[];
  /** Names of the fields whose English words changed after this language was saved. */
  outdated_fields: string[];
};
export type AmenityListItemDto = {
  id: number;
  code: string;
  name: string;
  icon: string;
  group: 'room' | 'dining' | 'water' | 'wellness' | 'family' | 'connectivity' | 'accessibility';
  /** Lists offer it as a filter: `resorts/?amenity=spa`. */
  is_filterable: boolean;
  _i18n: LocalizationDto;
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
export type AmenityNamesDto = {
  en?: string;
  ru?: string;
  zh?: string;
};
export type AmenityDocumentDto = {
  id: number;
  code: string;
  names: AmenityNamesDto;
  group: 'room' | 'dining' | 'water' | 'wellness' | 'family' | 'connectivity' | 'accessibility';
  icon: string;
  is_filterable: boolean;
  position: number;
  /** Places that offer it. */
  resort_count: number;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  created_at: string;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
};
export type CreateAmenityDto = {
  /** Name in the language of the request; `names` takes several at once. */
  name?: string;
  names?: AmenityNamesDto;
  /** Name of the icon; the code unless given. */
  icon?: string;
  /** Lists offer it as a filter. */
  is_filterable?: boolean;
  /** Place in lists, from 1. */
  position?: number;
  code: string;
  group: 'room' | 'dining' | 'water' | 'wellness' | 'family' | 'connectivity' | 'accessibility';
};
export type UpdateAmenityDto = {
  /** Name in the language of the request; `names` takes several at once. */
  name?: string;
  names?: AmenityNamesDto;
  /** Name of the icon; the code unless given. */
  icon?: string;
  /** Lists offer it as a filter. */
  is_filterable?: boolean;
  /** Place in lists, from 1. */
  position?: number;
  group?: 'room' | 'dining' | 'water' | 'wellness' | 'family' | 'connectivity' | 'accessibility';
};
export const {
  useListAmenitiesQuery,
  useLazyListAmenitiesQuery,
  useCreateAmenityMutation,
  useUpdateAmenityMutation,
  useDeleteAmenityMutation,
  useGetEditableAmenityQuery,
  useLazyGetEditableAmenityQuery,
} = injectedRtkApi;
