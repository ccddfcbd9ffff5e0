// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  ResortDocumentDto,
  ResortDto,
  ResortFacetsDto,
  ResortListItemDto,
  ResortPageDto,
  WriteResortDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['resorts'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listResorts: build.query<ListResortsApiResponse, ListResortsApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            status: queryArg.status,
            id: queryArg.id,
            destination: queryArg.destination,
            country: queryArg.country,
            category: queryArg.category,
            stars_min: queryArg.starsMin,
            style: queryArg.style,
            amenity: queryArg.amenity,
            meal_plan: queryArg.mealPlan,
            transfer_type: queryArg.transferType,
            transfer_minutes_max: queryArg.transferMinutesMax,
            landing: queryArg.landing,
            price_min: queryArg.priceMin,
            price_max: queryArg.priceMax,
            is_featured: queryArg.isFeatured,
            search: queryArg.search,
            sort: queryArg.sort,
            currency: queryArg.currency,
          },
        }),
        providesTags: ['resorts'],
      }),
      createResort: build.mutation<CreateResortApiResponse, CreateResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/`,
          method: 'POST',
          body: queryArg.writeResortDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['resorts'],
      }),
      getResortFacets: build.query<GetResortFacetsApiResponse, GetResortFacetsApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/facets/`,
          params: {
            lang: queryArg.lang,
            id: queryArg.id,
            destination: queryArg.destination,
            country: queryArg.country,
            category: queryArg.category,
            stars_min: queryArg.starsMin,
            style: queryArg.style,
            amenity: queryArg.amenity,
            meal_plan: queryArg.mealPlan,
            transfer_type: queryArg.transferType,
            transfer_minutes_max: queryArg.transferMinutesMax,
            landing: queryArg.landing,
            price_min: queryArg.priceMin,
            price_max: queryArg.priceMax,
            is_featured: queryArg.isFeatured,
            search: queryArg.search,
            currency: queryArg.currency,
          },
        }),
        providesTags: ['resorts'],
      }),
      listFeaturedResorts: build.query<ListFeaturedResortsApiResponse, ListFeaturedResortsApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/featured/`,
          params: {
            lang: queryArg.lang,
            currency: queryArg.currency,
            country: queryArg.country,
          },
        }),
        providesTags: ['resorts'],
      }),
      getResort: build.query<GetResortApiResponse, GetResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
            currency: queryArg.currency,
            country: queryArg.country,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['resorts'],
      }),
      replaceResort: build.mutation<ReplaceResortApiResponse, ReplaceResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PUT',
          body: queryArg.writeResortDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['resorts'],
      }),
      updateResort: build.mutation<UpdateResortApiResponse, UpdateResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeResortDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['resorts'],
      }),
      deleteResort: build.mutation<DeleteResortApiResponse, DeleteResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['resorts'],
      }),
      getEditableResort: build.query<GetEditableResortApiResponse, GetEditableResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['resorts'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as resortsApi };
export type ListResortsApiResponse = /** status 200 The answer. */ ResortPageDto;
export type ListResortsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** For staff: in this state, or `all`. Without it the list is what visitors see. For staff with `catalogue.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
  /** One of these, by id. For example `3`. */
  id?: number[];
  /** Lies in one of these destinations (slug or id). For example `north-male-atoll`. */
  destination?: string[];
  /** ISO 3166-1 code of the country. For example `MV`. */
  country?: string;
  /** Kind of place. */
  category?: 'resort' | 'guesthouse' | 'hotel' | 'liveaboard' | 'city_hotel';
  /** At least so many stars. For example `4.5`. */
  starsMin?: number;
  /** Whom or what it is for. */
  style?: 'honeymoon' | 'family' | 'adults_only' | 'diving' | 'surf' | 'wellness' | 'budget';
  /** Offers all of these (codes of `amenities/`). For example `spa`. */
  amenity?: string[];
  /** Offers this meal plan. */
  mealPlan?: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  /** How travellers get there. */
  transferType?:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  /** Minutes that the main way there takes at most. For example `60`. */
  transferMinutesMax?: number;
  /** Reached on the day on which one lands at this time in the Maldives, by one of the ways there. Days of the week
    on which it does not go are not looked at: the transfer check is asked for a date. For example `17:30`. */
  landing?: string;
  /** Lowest `price_from.amount`, in US dollars unless `currency` is given. For example `100`. */
  priceMin?: number;
  /** Highest `price_from.amount`, in US dollars unless `currency` is given. For example `900`. */
  priceMax?: number;
  /** Only featured places, or only the others. */
  isFeatured?: boolean;
  /** Words of names, in any language. For example `Malé`. */
  search?: string;
  /** Order of the results. By price it is that of `price_from.amount`, with what has none at the end. */
  sort?: 'featured' | 'price_low' | 'price_high' | 'stars' | 'name';
  /** Currency to show prices in beside US dollars; `price_min` and `price_max` count in it. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type CreateResortApiResponse = /** status 201 Created: the new thing. */ ResortDocumentDto;
export type CreateResortApiArg = {
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeResortDto: WriteResortDto;
};
export type GetResortFacetsApiResponse = /** status 200 The answer. */ ResortFacetsDto;
export type GetResortFacetsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** One of these, by id. For example `3`. */
  id?: number[];
  /** Lies in one of these destinations (slug or id). For example `north-male-atoll`. */
  destination?: string[];
  /** ISO 3166-1 code of the country. For example `MV`. */
  country?: string;
  /** Kind of place. */
  category?: 'resort' | 'guesthouse' | 'hotel' | 'liveaboard' | 'city_hotel';
  /** At least so many stars. For example `4.5`. */
  starsMin?: number;
  /** Whom or what it is for. */
  style?: 'honeymoon' | 'family' | 'adults_only' | 'diving' | 'surf' | 'wellness' | 'budget';
  /** Offers all of these (codes of `amenities/`). For example `spa`. */
  amenity?: string[];
  /** Offers this meal plan. */
  mealPlan?: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  /** How travellers get there. */
  transferType?:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  /** Minutes that the main way there takes at most. For example `60`. */
  transferMinutesMax?: number;
  /** Reached on the day on which one lands at this time in the Maldives, by one of the ways there. Days of the week
    on which it does not go are not looked at: the transfer check is asked for a date. For example `17:30`. */
  landing?: string;
  /** Lowest `price_from.amount`, in US dollars unless `currency` is given. For example `100`. */
  priceMin?: number;
  /** Highest `price_from.amount`, in US dollars unless `currency` is given. For example `900`. */
  priceMax?: number;
  /** Only featured places, or only the others. */
  isFeatured?: boolean;
  /** Words of names, in any language. For example `Malé`. */
  search?: string;
  /** Currency to show prices in beside US dollars; `price_min` and `price_max` count in it. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type ListFeaturedResortsApiResponse = /** status 200 The answer. */ ResortListItemDto[];
export type ListFeaturedResortsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Currency to show prices in beside US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** ISO 3166-1 code of the country. For example `MV`. */
  country?: string;
};
export type GetResortApiResponse = /** status 200 The answer. */ ResortDto;
export type GetResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Currency to show prices in beside US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** ISO 3166-1 code of the country it must lie in. For example `MV`. */
  country?: string;
  /** Shows it as visitors would see it although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type ReplaceResortApiResponse = /** status 200 The answer. */ ResortDocumentDto;
export type ReplaceResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writeResortDto: WriteResortDto;
};
export type UpdateResortApiResponse = /** status 200 The answer. */ ResortDocumentDto;
export type UpdateResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writeResortDto: WriteResortDto;
};
export type DeleteResortApiResponse = unknown;
export type DeleteResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type GetEditableResortApiResponse = /** status 200 The answer. */ ResortDocumentDto;
export type GetEditableResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export const {
  useListResortsQuery,
  useLazyListResortsQuery,
  useCreateResortMutation,
  useGetResortFacetsQuery,
  useLazyGetResortFacetsQuery,
  useListFeaturedResortsQuery,
  useLazyListFeaturedResortsQuery,
  useGetResortQuery,
  useLazyGetResortQuery,
  useReplaceResortMutation,
  useUpdateResortMutation,
  useDeleteResortMutation,
  useGetEditableResortQuery,
  useLazyGetEditableResortQuery,
} = injectedRtkApi;
