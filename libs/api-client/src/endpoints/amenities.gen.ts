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
export const { useListAmenitiesQuery, useLazyListAmenitiesQuery } = injectedRtkApi;
