// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['packages'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPackages: build.query<ListPackagesApiResponse, ListPackagesApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            destination: queryArg.destination,
            category: queryArg.category,
            duration: queryArg.duration,
            duration_min: queryArg.durationMin,
            duration_max: queryArg.durationMax,
            price_min: queryArg.priceMin,
            price_max: queryArg.priceMax,
            travellers: queryArg.travellers,
            meal_plan: queryArg.mealPlan,
            transfer_type: queryArg.transferType,
            is_featured: queryArg.isFeatured,
            search: queryArg.search,
            sort: queryArg.sort,
            currency: queryArg.currency,
          },
        }),
        providesTags: ['packages'],
      }),
      getPackage: build.query<GetPackageApiResponse, GetPackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
            currency: queryArg.currency,
          },
        }),
        providesTags: ['packages'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as packagesApi };
export type ListPackagesApiResponse = /** status 200  */ PackagePageDto;
export type ListPackagesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. */
  pageSize?: number;
  /** Goes to one of these destinations (slug or id). */
  destination?: string[];
  /** Category code. */
  category?: 'adventure' | 'honeymoon' | 'family' | 'diving' | 'luxury' | 'budget' | 'culture' | 'activities';
  /** Exactly so many days. */
  duration?: number;
  /** At least so many days. */
  durationMin?: number;
  /** At most so many days. */
  durationMax?: number;
  /** Lowest price, in US dollars unless `currency` is given. */
  priceMin?: number;
  /** Highest price, in US dollars unless `currency` is given. */
  priceMax?: number;
  /** A party of this size may book it. */
  travellers?: number;
  /** Meals in the price. */
  mealPlan?: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  /** How travellers get there. */
  transferType?: 'seaplane' | 'speedboat' | 'domestic_flight' | 'domestic_flight_plus_speedboat' | 'ferry' | 'road';
  /** Only featured packages, or only the others. */
  isFeatured?: boolean;
  /** Words of names, in any language: `Malé`, `male`, `Мале` and `马累` find the same. */
  search?: string;
  /** Order of the results. */
  sort?: 'featured' | 'price_low' | 'price_high' | 'rating' | 'newest' | 'duration';
  /** Currency to show prices in beside US dollars; `price_min` and `price_max` count in it. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type GetPackageApiResponse = /** status 200  */ PackageDto;
export type GetPackageApiArg = {
  /** Id or slug. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Currency to show prices in beside US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type PackagePlaceDto = {
  id: number;
  slug: string;
  name: string;
  island: string | null;
  /** Name of the atoll. */
  atoll: string | null;
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
export type TransferDto = {
  mode: 'seaplane' | 'speedboat' | 'domestic_flight' | 'domestic_flight_plus_speedboat' | 'ferry' | 'road';
  minutes: number | null;
};
export type LocalizationDto = {
  language: 'en' | 'ru' | 'zh';
  /** Names of the fields without a text in this language. */
  fallback_fields: string[];
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
  _i18n: LocalizationDto;
};
export type PackagePageDto = {
  /** Entries on all pages. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: PackageListItemDto[];
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
export type InclusionDto = {
  id: number;
  category: 'included' | 'excluded' | 'optional';
  label: string;
  /** US dollars, for optional ones. */
  price: string | null;
  icon: string | null;
};
export type ItineraryDayDto = {
  day: number;
  /** Last day, when the entry is for several. */
  day_to: number | null;
  title: string;
  body: string;
  island: string | null;
  meals: ('breakfast' | 'lunch' | 'dinner')[];
};
export type CancellationPolicyDto = {
  code: 'flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable';
  label: string;
};
export type PackageResortDto = {
  id: number;
  slug: string;
  name: string;
  cover_image: PictureDto | null;
};
export type SeoDto = {
  title: string | null;
  description: string | null;
};
export type PackageDto = {
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
  _i18n: LocalizationDto;
  code: string;
  type:
    | 'resort_stay'
    | 'island_hopping'
    | 'liveaboard'
    | 'multi_island'
    | 'day_trip'
    | 'honeymoon'
    | 'diving'
    | 'surf'
    | 'custom';
  description: string;
  /** The cover first. */
  images: PictureDto[];
  highlights: string[];
  inclusions: InclusionDto[];
  itinerary: ItineraryDayDto[];
  group_size_recommended: number | null;
  min_age: number | null;
  difficulty: 'easy' | 'moderate' | 'challenging';
  /** First day of the travel window. */
  start_date: string | null;
  /** Last day of the travel window. */
  end_date: string | null;
  /** On sale from. */
  available_from: string | null;
  /** On sale until. */
  available_to: string | null;
  /** Months 1 to 12. */
  best_months: number[];
  cancellation_policy: CancellationPolicyDto;
  confirmation_mode: 'on_request' | 'instant';
  resorts: PackageResortDto[];
  seo: SeoDto;
  /** Up to three packages of the same kind. */
  related: PackageListItemDto[];
  created_at: string;
  updated_at: string;
};
export const { useListPackagesQuery, useLazyListPackagesQuery, useGetPackageQuery, useLazyGetPackageQuery } =
  injectedRtkApi;
