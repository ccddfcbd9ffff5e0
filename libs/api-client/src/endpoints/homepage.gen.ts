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
      listHomepageSections: build.query<ListHomepageSectionsApiResponse, ListHomepageSectionsApiArg>({
        query: () => ({ url: `/api/homepage/sections/` }),
        providesTags: ['homepage'],
      }),
      sortHomepageSections: build.mutation<SortHomepageSectionsApiResponse, SortHomepageSectionsApiArg>({
        query: (queryArg) => ({
          url: `/api/homepage/sections/order/`,
          method: 'PUT',
          body: queryArg.sortHomepageSectionsDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['homepage'],
      }),
      updateHomepageSection: build.mutation<UpdateHomepageSectionApiResponse, UpdateHomepageSectionApiArg>({
        query: (queryArg) => ({
          url: `/api/homepage/sections/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeHomepageSectionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['homepage'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as homepageApi };
export type GetHomepageApiResponse = /** status 200 The answer. */ HomepageDto;
export type GetHomepageApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
};
export type ListHomepageSectionsApiResponse = /** status 200 The answer. */ HomepageSectionListDto;
export type ListHomepageSectionsApiArg = void;
export type SortHomepageSectionsApiResponse = /** status 200 The answer. */ HomepageSectionListDto;
export type SortHomepageSectionsApiArg = {
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  sortHomepageSectionsDto: SortHomepageSectionsDto;
};
export type UpdateHomepageSectionApiResponse = /** status 200 The answer. */ HomepageSectionDto;
export type UpdateHomepageSectionApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: number;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeHomepageSectionDto: WriteHomepageSectionDto;
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
  /** Hours within which the agency promises an answer. */
  reply_promise_hours: number;
  /** Version of the terms that bookings accept. */
  terms_version: string;
  legal_entity: string | null;
  tourism_licence_no: string | null;
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
export type HeroCtaDto = {
  label: string;
  url: string;
};
export type HeroDto = {
  title: string;
  subtitle: string;
  image: PictureDto | null;
  cta: HeroCtaDto | null;
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
  type:
    | 'hero'
    | 'search'
    | 'packages'
    | 'destinations'
    | 'resorts'
    | 'experiences'
    | 'promises'
    | 'testimonials'
    | 'blog'
    | 'map'
    | 'newsletter'
    | 'trip_request';
  order: number;
  visible: boolean;
  data: SectionDataDto;
};
export type OccupancyDto = {
  unit: 'room' | 'villa';
  adults: number;
  /** Children beside them. */
  children: number;
  /** Oldest age on the first day that counts as a child; null for 17. */
  child_age_max: number | null;
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
  /** True when a change waits for somebody who may publish. */
  pending: boolean;
  translation_status: TranslationStatusDto;
};
export type LocalizationDto = {
  language: 'en' | 'ru' | 'zh';
  /** Names of the fields without a text in this language. */
  fallback_fields: string[];
  /** Names of the fields whose English words changed after this language was saved. */
  outdated_fields: string[];
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
  /** Whom a room takes, where the price is per room; else null. */
  occupancy: OccupancyDto | null;
  /** Service charge, taxes and the listed transfer are in the price. */
  taxes_included: boolean;
  /** US dollars that two adults pay together; null when two may not book it. */
  total_for_two: string | null;
  /** Days. */
  duration: number;
  duration_nights: number;
  /** Label in the language of the answer. */
  category: string;
  category_code: string;
  destinations: PackagePlaceDto[];
  cover_image: PictureDto | null;
  is_featured: boolean;
  rating_average: number | null;
  review_count: number;
  group_size_min: number;
  group_size_max: number;
  /** Age of the youngest traveller it takes, in years on the first day; null when it takes everybody. */
  min_age: number | null;
  transfer: TransferDto | null;
  meal_plan: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  /** `discount`: costs less than it did; `top_rated`: 4.5 and above from three reviews on; `small_group`: three to eight travellers at most. */
  badges: ('discount' | 'top_rated' | 'small_group')[];
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
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
  /** Picture outside of the library, while there is none in it. */
  image_url: string | null;
  is_featured: boolean;
  lat: number;
  lng: number;
  /** Published places to stay. */
  resort_count: number;
  /** Published packages that go there. */
  package_count: number;
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
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
  /** Address of the cover, 800 × 600, or of a picture elsewhere. */
  image_url: string | null;
  is_featured: boolean;
  /** Published. */
  is_active: boolean;
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
};
export type FeaturedDto = {
  packages: PackageListItemDto[];
  resorts: ResortListItemDto[];
  destinations: DestinationListItemDto[];
  experiences: ExperienceListItemDto[];
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
export type SectionConfigDto = {
  /** How many entries it shows, at most; the homepage has its own upper limits. */
  limit?: number;
};
export type WriteSectionItemDto = {
  title: string;
  body: string;
};
export type SectionWordsDto = {
  title?: string | null;
  subtitle?: string | null;
  items?: WriteSectionItemDto[];
};
export type SectionTextsDto = {
  en?: SectionWordsDto | null;
  ru?: SectionWordsDto | null;
  zh?: SectionWordsDto | null;
};
export type HomepageSectionDto = {
  id: number;
  type:
    | 'hero'
    | 'search'
    | 'featured_packages'
    | 'destinations'
    | 'featured_resorts'
    | 'experiences'
    | 'why_us'
    | 'testimonials'
    | 'blog'
    | 'map'
    | 'newsletter'
    | 'trip_request';
  visible: boolean;
  /** Place on the page, from 1. */
  order: number;
  config: SectionConfigDto;
  texts: SectionTextsDto;
  /** For `If-Match`. */
  version: number;
  updated_at: string;
};
export type HomepageSectionListDto = {
  sections: HomepageSectionDto[];
  /** The same as in `ETag`: changes with any section; sorting names it in `If-Match`. */
  version: number;
};
export type SortHomepageSectionsDto = {
  /** Ids of all sections. */
  sections: number[];
};
export type WriteHomepageSectionDto = {
  visible?: boolean;
  /** Replaced as a whole. */
  config?: SectionConfigDto;
  /** The named languages are replaced. */
  texts?: SectionTextsDto;
};
export const {
  useGetHomepageQuery,
  useLazyGetHomepageQuery,
  useListHomepageSectionsQuery,
  useLazyListHomepageSectionsQuery,
  useSortHomepageSectionsMutation,
  useUpdateHomepageSectionMutation,
} = injectedRtkApi;
