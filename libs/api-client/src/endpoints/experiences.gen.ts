// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['experiences'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listExperiences: build.query<ListExperiencesApiResponse, ListExperiencesApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            is_featured: queryArg.isFeatured,
            category: queryArg.category,
            difficulty: queryArg.difficulty,
            destination: queryArg.destination,
            price_min: queryArg.priceMin,
            price_max: queryArg.priceMax,
            duration_max: queryArg.durationMax,
            search: queryArg.search,
            sort: queryArg.sort,
            currency: queryArg.currency,
          },
        }),
        providesTags: ['experiences'],
      }),
      getExperience: build.query<GetExperienceApiResponse, GetExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
            currency: queryArg.currency,
          },
        }),
        providesTags: ['experiences'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as experiencesApi };
export type ListExperiencesApiResponse = /** status 200 The answer. */ ExperiencePageDto;
export type ListExperiencesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. */
  pageSize?: number;
  /** Only featured experiences, or only the others. */
  isFeatured?: boolean;
  /** Kind of experience. */
  category?:
    | 'snorkelling'
    | 'diving'
    | 'surfing'
    | 'fishing'
    | 'cruise'
    | 'wellness'
    | 'culture'
    | 'sandbank'
    | 'wildlife'
    | 'watersport'
    | 'photography';
  difficulty?: 'easy' | 'moderate' | 'challenging';
  /** Takes place in one of these destinations (slug or id). */
  destination?: string[];
  /** Lowest price, in US dollars unless `currency` is given. */
  priceMin?: number;
  /** Highest price, in US dollars unless `currency` is given. */
  priceMax?: number;
  /** Takes at most so many minutes. */
  durationMax?: number;
  /** Words of names and places, in any language. */
  search?: string;
  /** Order of the results. */
  sort?: 'featured' | 'price_low' | 'price_high' | 'duration' | 'name';
  /** Currency to show prices in beside US dollars; `price_min` and `price_max` count in it. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type GetExperienceApiResponse = /** status 200 The answer. */ ExperienceDto;
export type GetExperienceApiArg = {
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
export type LocalizationDto = {
  language: 'en' | 'ru' | 'zh';
  /** Names of the fields without a text in this language. */
  fallback_fields: string[];
  /** Names of the fields whose English words changed after this language was saved. */
  outdated_fields: string[];
};
export type ExperienceListItemDto = {
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
  /** Label in the language of the answer. */
  category: string;
  category_code:
    | 'snorkelling'
    | 'diving'
    | 'surfing'
    | 'fishing'
    | 'cruise'
    | 'wellness'
    | 'culture'
    | 'sandbank'
    | 'wildlife'
    | 'watersport'
    | 'photography';
  /** US dollars, all in. */
  price: string;
  currency: 'USD';
  /** What the price is for. */
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  /** From meeting to return. */
  duration_minutes: number;
  difficulty: 'easy' | 'moderate' | 'challenging';
  /** Years. */
  min_age: number | null;
  /** Guests have to be able to swim. */
  swim_required: boolean;
  /** Diving certificate to be shown: none, Open Water, Advanced Open Water. */
  certification: 'none' | 'OW' | 'AOW';
  group_size_min: number;
  group_size_max: number | null;
  /** Months 1 to 12; empty means all year. */
  season_months: number[];
  /** Where it takes place, the main place first. */
  destinations: PackagePlaceDto[];
  cover_image: PictureDto | null;
  /** Address of the cover, 800 × 600. */
  image_url: string | null;
  is_featured: boolean;
  /** Published. */
  is_active: boolean;
  _i18n: LocalizationDto;
};
export type ExperiencePageDto = {
  /** Entries on all pages. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: ExperienceListItemDto[];
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
export type ExperienceDto = {
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
  /** Label in the language of the answer. */
  category: string;
  category_code:
    | 'snorkelling'
    | 'diving'
    | 'surfing'
    | 'fishing'
    | 'cruise'
    | 'wellness'
    | 'culture'
    | 'sandbank'
    | 'wildlife'
    | 'watersport'
    | 'photography';
  /** US dollars, all in. */
  price: string;
  currency: 'USD';
  /** What the price is for. */
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  /** From meeting to return. */
  duration_minutes: number;
  difficulty: 'easy' | 'moderate' | 'challenging';
  /** Years. */
  min_age: number | null;
  /** Guests have to be able to swim. */
  swim_required: boolean;
  /** Diving certificate to be shown: none, Open Water, Advanced Open Water. */
  certification: 'none' | 'OW' | 'AOW';
  group_size_min: number;
  group_size_max: number | null;
  /** Months 1 to 12; empty means all year. */
  season_months: number[];
  /** Where it takes place, the main place first. */
  destinations: PackagePlaceDto[];
  cover_image: PictureDto | null;
  /** Address of the cover, 800 × 600. */
  image_url: string | null;
  is_featured: boolean;
  /** Published. */
  is_active: boolean;
  _i18n: LocalizationDto;
  description: string;
  includes: string[];
  excludes: string[];
  what_to_bring: string[];
  /** Local times; empty when it is arranged. */
  start_times: string[];
  /** ISO days 1 (Monday) to 7; empty means every day. */
  weekdays: number[];
  meeting_point: string | null;
  /** Guests are fetched where they stay. */
  pickup: boolean;
  safety_notes: string | null;
  /** How to behave near animals. */
  wildlife_code: string | null;
  images: PictureDto[];
  seo: SeoDto;
  /** Up to three of the same kind or in the same place. */
  related: ExperienceListItemDto[];
  created_at: string;
  updated_at: string;
};
export const {
  useListExperiencesQuery,
  useLazyListExperiencesQuery,
  useGetExperienceQuery,
  useLazyGetExperienceQuery,
} = injectedRtkApi;
