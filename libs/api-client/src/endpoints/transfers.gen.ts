// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['transfers'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listTransfers: build.query<ListTransfersApiResponse, ListTransfersApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            mode: queryArg.mode,
            service: queryArg.service,
            from: queryArg['from'],
            to: queryArg.to,
            resort: queryArg.resort,
            daylight_only: queryArg.daylightOnly,
            search: queryArg.search,
            sort: queryArg.sort,
            currency: queryArg.currency,
          },
        }),
        providesTags: ['transfers'],
      }),
      getTransfer: build.query<GetTransferApiResponse, GetTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
            currency: queryArg.currency,
          },
        }),
        providesTags: ['transfers'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as transfersApi };
export type ListTransfersApiResponse = /** status 200 The answer. */ TransferPageDto;
export type ListTransfersApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. */
  pageSize?: number;
  /** How one travels; for several parts, the kind of the whole. */
  mode?:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  /** On a timetable with others, or chartered. */
  service?: 'shared' | 'private';
  /** Code of the airport or jetty it starts from. */
  from?: string;
  /** Slug or id of the destination it leads to, places to stay in it included; or slug of a place to stay. */
  to?: string;
  /** Slug or id of a place to stay: what leads to it, or to the inhabited island it lies on. */
  resort?: string;
  /** Only by day, or also after dark. */
  daylightOnly?: boolean;
  /** Words of names and places, in any language. */
  search?: string;
  /** Order of the results. */
  sort?: 'featured' | 'price_low' | 'duration';
  /** Currency to show prices in beside US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type GetTransferApiResponse = /** status 200 The answer. */ TransferDetailDto;
export type GetTransferApiArg = {
  /** Id or slug. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Currency to show prices in beside US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type GatewayDto = {
  /** IATA code of an airport, or the code of a jetty. */
  code: string;
  name: string;
};
export type PlaceDto = {
  id: number;
  slug: string;
  name: string;
};
export type TransferLegDto = {
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  from: string;
  to: string;
  minutes: number;
  carrier: string | null;
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
  /** Names of the fields whose English words changed after this language was saved. */
  outdated_fields: string[];
};
export type TransferListItemDto = {
  /** The price in the wished currency; for showing only. */
  display_price?: string;
  display_currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Units of the wished currency for one US dollar. */
  rate?: string;
  /** Day of the rate. */
  rate_as_of?: string;
  id: number;
  slug: string;
  name: string;
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  /** On a timetable with others, or chartered: then the prices are for the whole boat. */
  service: 'shared' | 'private';
  from: GatewayDto;
  /** The destination it leads to; for one to a place to stay, the destination that lies in. */
  to_destination: PlaceDto | null;
  /** The place to stay it leads to. */
  to_resort: PlaceDto | null;
  duration_minutes: number;
  /** Its parts, when there are several. */
  legs: TransferLegDto[];
  operator: string | null;
  /** Does not run in the dark. */
  daylight_only: boolean;
  /** Local time. */
  first_departure: string | null;
  /** Local time. */
  last_departure: string | null;
  /** Who lands later (local time) stays the night near the airport. */
  latest_arrival_for_same_day: string | null;
  /** Whose flight leaves earlier (local time) comes back the evening before. */
  earliest_international_departure: string | null;
  pickup_before_flight_hours: number | null;
  wait_minutes_typical: number | null;
  /** ISO days 1 (Monday) to 7; empty means every day. */
  operates_weekdays: number[];
  /** US dollars, there and back. */
  price_adult_return: string | null;
  /** US dollars for a child of 2 to 11, there and back. */
  price_child: string | null;
  /** US dollars for a child under 2, there and back. */
  price_infant: string | null;
  currency: 'USD';
  baggage_kg: number | null;
  hand_baggage_kg: number | null;
  /** US dollars for each kilogram above. */
  excess_per_kg: string | null;
  /** Flight details are wanted so many days before. */
  flight_details_due_days: number | null;
  /** US dollars for a change after that. */
  change_fee: string | null;
  weather_note: string | null;
  notes: string | null;
  cover_image: PictureDto | null;
  is_featured: boolean;
  _i18n: LocalizationDto;
};
export type TransferPageDto = {
  /** Entries on all pages. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: TransferListItemDto[];
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
export type TransferDetailDto = {
  /** The price in the wished currency; for showing only. */
  display_price?: string;
  display_currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Units of the wished currency for one US dollar. */
  rate?: string;
  /** Day of the rate. */
  rate_as_of?: string;
  id: number;
  slug: string;
  name: string;
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  /** On a timetable with others, or chartered: then the prices are for the whole boat. */
  service: 'shared' | 'private';
  from: GatewayDto;
  /** The destination it leads to; for one to a place to stay, the destination that lies in. */
  to_destination: PlaceDto | null;
  /** The place to stay it leads to. */
  to_resort: PlaceDto | null;
  duration_minutes: number;
  /** Its parts, when there are several. */
  legs: TransferLegDto[];
  operator: string | null;
  /** Does not run in the dark. */
  daylight_only: boolean;
  /** Local time. */
  first_departure: string | null;
  /** Local time. */
  last_departure: string | null;
  /** Who lands later (local time) stays the night near the airport. */
  latest_arrival_for_same_day: string | null;
  /** Whose flight leaves earlier (local time) comes back the evening before. */
  earliest_international_departure: string | null;
  pickup_before_flight_hours: number | null;
  wait_minutes_typical: number | null;
  /** ISO days 1 (Monday) to 7; empty means every day. */
  operates_weekdays: number[];
  /** US dollars, there and back. */
  price_adult_return: string | null;
  /** US dollars for a child of 2 to 11, there and back. */
  price_child: string | null;
  /** US dollars for a child under 2, there and back. */
  price_infant: string | null;
  currency: 'USD';
  baggage_kg: number | null;
  hand_baggage_kg: number | null;
  /** US dollars for each kilogram above. */
  excess_per_kg: string | null;
  /** Flight details are wanted so many days before. */
  flight_details_due_days: number | null;
  /** US dollars for a change after that. */
  change_fee: string | null;
  weather_note: string | null;
  notes: string | null;
  cover_image: PictureDto | null;
  is_featured: boolean;
  _i18n: LocalizationDto;
  images: PictureDto[];
  created_at: string;
  updated_at: string;
};
export const { useListTransfersQuery, useLazyListTransfersQuery, useGetTransferQuery, useLazyGetTransferQuery } =
  injectedRtkApi;
