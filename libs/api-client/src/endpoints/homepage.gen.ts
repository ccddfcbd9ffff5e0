// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['homepage'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getHomepage: build.query<GetHomepageApiResponse, GetHomepageApiArg>({
        query: (queryArg) => ({
          url: `/api/homepage/public/`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ['homepage'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as homepageApi };
export type GetHomepageApiResponse = /** status 200  */ HomepageDto;
export type GetHomepageApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
};
export type SocialLinkDto = {
  name: string;
  url: string;
};
export type ClaimDto = {
  text: string;
  value: string;
  visible: boolean;
};
export type SiteSettingsDto = {
  /** Digits for wa.me links. */
  whatsapp_number: string;
  site_title: string;
  site_description: string;
  contact_phone: string;
  contact_email: string;
  footer_text: string;
  social: SocialLinkDto[];
  claims: ClaimDto[];
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
export type HeroDto = {
  title: string;
  subtitle: string;
  image: PictureDto | null;
};
export type SectionItemDto = {
  title: string;
  body: string;
};
export type SectionDataDto = {
  title: string;
  subtitle: string | null;
  items?: SectionItemDto[];
};
export type SectionDto = {
  type: 'packages' | 'destinations' | 'resorts' | 'promises' | 'trip_request';
  order: number;
  visible: boolean;
  data: SectionDataDto;
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
export type PlaceDto = {
  id: number;
  slug: string;
  name: string;
};
export type PricedTransferDto = {
  mode: 'seaplane' | 'speedboat' | 'domestic_flight' | 'domestic_flight_plus_speedboat' | 'ferry' | 'road';
  minutes: number | null;
  /** US dollars for an adult, there and back. */
  price_adult_return: string | null;
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
  _i18n: LocalizationDto;
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
export type ExperienceDto = {
  id: number;
  name: string;
};
export type FeaturedDto = {
  packages: PackageListItemDto[];
  resorts: ResortListItemDto[];
  destinations: DestinationListItemDto[];
  experiences: ExperienceDto[];
};
export type HomepageDto = {
  settings: SiteSettingsDto;
  hero: HeroDto;
  sections: SectionDto[];
  featured: FeaturedDto;
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
export const { useGetHomepageQuery, useLazyGetHomepageQuery } = injectedRtkApi;
