// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
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
          },
        }),
        providesTags: ['destinations'],
      }),
      getDestination: build.query<GetDestinationApiResponse, GetDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ['destinations'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as destinationsApi };
export type ListDestinationsApiResponse = /** status 200  */ DestinationPageDto;
export type ListDestinationsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. */
  pageSize?: number;
  /** Only featured destinations, or only the others. */
  isFeatured?: boolean;
  /** Kind of place. */
  type?: 'atoll' | 'resort_island' | 'local_island' | 'city' | 'sandbank' | 'dive_region';
  /** Words of names, in any language. */
  search?: string;
};
export type GetDestinationApiResponse = /** status 200  */ DestinationDto;
export type GetDestinationApiArg = {
  /** Id or slug. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
};
export type PictureVariantsDto = {
  /** 150 × 150, WebP. */
  thumbnail: string;
  /** 400 × 300, WebP. */
  card: string;
  /** 800 × 600, WebP. */
  gallery: string;
  /** 1920 × 1080, WebP. */
  hero: string;
  /** 1200 × 630, JPEG, for shared links. */
  share: string;
};
export type PictureDto = {
  id: number;
  key: string;
  /** Alternative text. */
  alt: string;
  /** What must stay in view, as a share of the width. */
  focal_x: number;
  /** What must stay in view, as a share of the height. */
  focal_y: number;
  /** Pixels of the master. */
  width: number;
  /** Pixels of the master. */
  height: number;
  variants: PictureVariantsDto;
};
export type LocalizationDto = {
  language: 'en' | 'ru' | 'zh';
  /** Names of the fields without a text in this language. */
  fallback_fields: string[];
};
export type DestinationListItemDto = {
  id: number;
  slug: string;
  name: string;
  type: 'atoll' | 'resort_island' | 'local_island' | 'city' | 'sandbank' | 'dive_region';
  /** Name of the atoll. */
  atoll: string | null;
  atoll_code: string;
  island: string | null;
  summary: string;
  image: PictureDto | null;
  is_featured: boolean;
  lat: number;
  lng: number;
  /** Published places to stay. */
  resort_count: number;
  /** Published packages that go there. */
  package_count: number;
  _i18n: LocalizationDto;
};
export type DestinationPageDto = {
  /** Entries on all pages. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: DestinationListItemDto[];
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
export type SeoDto = {
  title: string | null;
  description: string | null;
};
export type DestinationDto = {
  id: number;
  slug: string;
  name: string;
  type: 'atoll' | 'resort_island' | 'local_island' | 'city' | 'sandbank' | 'dive_region';
  /** Name of the atoll. */
  atoll: string | null;
  atoll_code: string;
  island: string | null;
  summary: string;
  image: PictureDto | null;
  is_featured: boolean;
  lat: number;
  lng: number;
  /** Published places to stay. */
  resort_count: number;
  /** Published packages that go there. */
  package_count: number;
  _i18n: LocalizationDto;
  description: string;
  highlights: string[];
  how_to_get_there: string | null;
  /** What visitors should know on inhabited islands. */
  etiquette: string | null;
  /** Months 1 to 12. */
  best_months: number[];
  tags: string[];
  gallery: PictureDto[];
  seo: SeoDto;
  created_at: string;
  updated_at: string;
};
export const {
  useListDestinationsQuery,
  useLazyListDestinationsQuery,
  useGetDestinationQuery,
  useLazyGetDestinationQuery,
} = injectedRtkApi;
