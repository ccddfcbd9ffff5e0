// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
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
          },
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
  kind?: 'atoll' | 'resort_island' | 'local_island' | 'city' | 'sandbank' | 'dive_region';
};
export type LocationDto = {
  /** Slug of the destination, or of the resort that has the island to itself. */
  slug: string;
  name: string;
  /** Name of the island as it stands on maps; null for atolls and regions. */
  island: string | null;
  /** Name of the atoll. */
  atoll: string | null;
  atoll_code: string;
  kind: 'atoll' | 'resort_island' | 'local_island' | 'city' | 'sandbank' | 'dive_region';
  lat: number;
  lng: number;
  /** Published places to stay there. */
  resort_count: number;
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
export const { useListLocationsQuery, useLazyListLocationsQuery } = injectedRtkApi;
