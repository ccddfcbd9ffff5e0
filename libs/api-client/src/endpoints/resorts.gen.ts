// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
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
            destination: queryArg.destination,
            country: queryArg.country,
            category: queryArg.category,
            stars_min: queryArg.starsMin,
            style: queryArg.style,
            amenity: queryArg.amenity,
            meal_plan: queryArg.mealPlan,
            transfer_type: queryArg.transferType,
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
          },
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
  /** Entries on a page. */
  pageSize?: number;
  /** Lies in one of these destinations (slug or id). */
  destination?: string[];
  /** ISO 3166-1 code of the country. */
  country?: string;
  /** Kind of place. */
  category?: 'resort' | 'guesthouse' | 'hotel' | 'liveaboard' | 'city_hotel';
  /** At least so many stars. */
  starsMin?: number;
  /** Whom or what it is for. */
  style?: 'honeymoon' | 'family' | 'adults_only' | 'diving' | 'surf' | 'wellness' | 'budget';
  /** Offers all of these (codes of `amenities/`). */
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
  /** Lowest price a night, in US dollars unless `currency` is given. */
  priceMin?: number;
  /** Highest price a night, in US dollars unless `currency` is given. */
  priceMax?: number;
  /** Only featured places, or only the others. */
  isFeatured?: boolean;
  /** Words of names, in any language. */
  search?: string;
  /** Order of the results. */
  sort?: 'featured' | 'price_low' | 'price_high' | 'stars' | 'name';
  /** Currency to show prices in beside US dollars; `price_min` and `price_max` count in it. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type ListFeaturedResortsApiResponse = /** status 200 The answer. */ ResortListItemDto[];
export type ListFeaturedResortsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Currency to show prices in beside US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** ISO 3166-1 code of the country. */
  country?: string;
};
export type GetResortApiResponse = /** status 200 The answer. */ ResortDto;
export type GetResortApiArg = {
  /** Id or slug. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Currency to show prices in beside US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** ISO 3166-1 code of the country it must lie in. */
  country?: string;
};
export type PlaceDto = {
  id: number;
  slug: string;
  name: string;
};
export type PricedTransferDto = {
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  minutes: number | null;
  /** US dollars for an adult, there and back. */
  price_adult_return: string | null;
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
export type TranslationStatusDto = {
  ru: 'missing' | 'draft' | 'published' | 'outdated';
  zh: 'missing' | 'draft' | 'published' | 'outdated';
};
export type EditingStateDto = {
  /** For `If-Match`. */
  version: number;
  publish_at: string | null;
  unpublish_at: string | null;
  updated_at: string;
  /** E-mail address; null as long as nobody changed it. */
  updated_by: string | null;
  translation_status: TranslationStatusDto;
};
export type LocalizationDto = {
  language: 'en' | 'ru' | 'zh';
  /** Names of the fields without a text in this language. */
  fallback_fields: string[];
  /** Names of the fields whose English words changed after this language was saved. */
  outdated_fields: string[];
};
export type ResortListItemDto = {
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
  summary: string;
  category: 'resort' | 'guesthouse' | 'hotel' | 'liveaboard' | 'city_hotel';
  place_type: 'uninhabited_island' | 'inhabited_island' | 'vessel';
  stars: number;
  /** ISO 3166-1 code. */
  country: string;
  /** Name of the atoll. */
  atoll: string | null;
  island: string | null;
  destination: PlaceDto;
  /** US dollars for two people a night, all in. */
  price_from_per_night: string;
  currency: 'USD';
  style_tags: ('honeymoon' | 'family' | 'adults_only' | 'diving' | 'surf' | 'wellness' | 'budget')[];
  meal_plans: ('RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI')[];
  transfer: PricedTransferDto | null;
  cover_image: PictureDto | null;
  is_featured: boolean;
  rating_average: number | null;
  review_count: number;
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
};
export type ResortPageDto = {
  /** Entries on all pages. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: ResortListItemDto[];
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
export type AmenityDto = {
  code: string;
  name: string;
  group: 'room' | 'dining' | 'water' | 'wellness' | 'family' | 'connectivity' | 'accessibility';
  icon: string;
};
export type RoomTypeDto = {
  code: string;
  name: string;
  summary: string;
  size_sqm: number | null;
  max_occupancy: number;
  over_water: boolean;
  private_pool: boolean;
  max_adults: number | null;
  max_children: number | null;
  bed_config: string | null;
  view: string | null;
  /** Rooms of this kind. */
  count: number | null;
  /** US dollars for two people, all in. */
  price_per_night: string;
};
export type ResortPictureDto = {
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
  kind: 'aerial' | 'beach' | 'room' | 'dining' | 'reef' | 'map';
};
export type SeoDto = {
  title: string | null;
  description: string | null;
};
export type ChildrenPolicyDto = {
  min_age: number | null;
  infant_max: number;
  child_max: number;
};
export type CancellationPolicyDto = {
  code: 'flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable';
  label: string;
};
export type GatewayDto = {
  /** IATA code of an airport, or the code of a jetty. */
  code: string;
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
export type PackagePlaceDto = {
  id: number;
  slug: string;
  name: string;
  island: string | null;
  /** Name of the atoll. */
  atoll: string | null;
};
export type TransferDto = {
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  minutes: number | null;
};
export type PackageListItemDto = {
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
  summary: string;
  /** US dollars, all in. */
  price: string;
  /** Price before the discount. */
  original_price: string | null;
  discount_percent: number | null;
  currency: 'USD';
  /** What the price is for. */
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  /** Same as `pricing_type`. */
  price_basis: 'per_person' | 'per_group' | 'per_room';
  /** Service charge, taxes and the listed transfer are in the price. */
  taxes_included: boolean;
  /** US dollars for two travellers; null when two may not book it. */
  total_for_two: string | null;
  /** Days. */
  duration: number;
  duration_nights: number;
  /** Label in the language of the answer. */
  category: string;
  category_code: 'adventure' | 'honeymoon' | 'family' | 'diving' | 'luxury' | 'budget' | 'culture' | 'activities';
  destinations: PackagePlaceDto[];
  cover_image: PictureDto | null;
  is_featured: boolean;
  rating_average: number | null;
  review_count: number;
  group_size_min: number;
  group_size_max: number;
  transfer: TransferDto | null;
  meal_plan: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
};
export type ResortDto = {
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
  summary: string;
  category: 'resort' | 'guesthouse' | 'hotel' | 'liveaboard' | 'city_hotel';
  place_type: 'uninhabited_island' | 'inhabited_island' | 'vessel';
  stars: number;
  /** ISO 3166-1 code. */
  country: string;
  /** Name of the atoll. */
  atoll: string | null;
  island: string | null;
  destination: PlaceDto;
  /** US dollars for two people a night, all in. */
  price_from_per_night: string;
  currency: 'USD';
  style_tags: ('honeymoon' | 'family' | 'adults_only' | 'diving' | 'surf' | 'wellness' | 'budget')[];
  meal_plans: ('RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI')[];
  transfer: PricedTransferDto | null;
  cover_image: PictureDto | null;
  is_featured: boolean;
  rating_average: number | null;
  review_count: number;
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  description: string;
  highlights: string[];
  beach_notes: string | null;
  amenities: AmenityDto[];
  house_reef: 'none' | 'fair' | 'good' | 'excellent';
  room_types: RoomTypeDto[];
  restaurants: number;
  bars: number;
  check_in_time: string;
  check_out_time: string;
  registered_rooms: number;
  images: ResortPictureDto[];
  lat: number;
  lng: number;
  seo: SeoDto;
  accessibility_notes: string | null;
  /** Registered name of the owner. */
  legal_name: string | null;
  /** ISO 639-1 codes. */
  languages_spoken: string[];
  children_policy: ChildrenPolicyDto;
  min_nights: number;
  /** Prices include service charge and taxes. */
  price_includes_taxes: boolean;
  /** Percent. */
  service_charge_rate: string;
  cancellation_policy: CancellationPolicyDto | null;
  /** Ways to get there, the main one first; for a guesthouse those to its island too. */
  transfers: TransferListItemDto[];
  /** Up to three packages that stay here or go to its destination. */
  packages: PackageListItemDto[];
  created_at: string;
  updated_at: string;
};
export const {
  useListResortsQuery,
  useLazyListResortsQuery,
  useListFeaturedResortsQuery,
  useLazyListFeaturedResortsQuery,
  useGetResortQuery,
  useLazyGetResortQuery,
} = injectedRtkApi;
