// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['posts'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPosts: build.query<ListPostsApiResponse, ListPostsApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            category: queryArg.category,
            tag: queryArg.tag,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['posts'],
      }),
      getPost: build.query<GetPostApiResponse, GetPostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ['posts'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as postsApi };
export type ListPostsApiResponse = /** status 200 The answer. */ PostPageDto;
export type ListPostsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. */
  pageSize?: number;
  category?: 'planning' | 'islands' | 'wildlife' | 'diving' | 'culture' | 'food';
  /** One tag, as written. */
  tag?: string;
  /** Words of titles and excerpts, in any language. */
  search?: string;
  /** By day of publication; the newest come first unless asked otherwise. */
  sort?: 'newest' | 'oldest';
};
export type GetPostApiResponse = /** status 200 The answer. */ PostDto;
export type GetPostApiArg = {
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
export type PostAuthorDto = {
  name: string;
  avatar: PictureDto | null;
  bio: string | null;
};
export type PostCategoryDto = {
  code: 'planning' | 'islands' | 'wildlife' | 'diving' | 'culture' | 'food';
  name: string;
};
export type LocalizationDto = {
  language: 'en' | 'ru' | 'zh';
  /** Names of the fields without a text in this language. */
  fallback_fields: string[];
  /** Names of the fields whose English words changed after this language was saved. */
  outdated_fields: string[];
};
export type PostListItemDto = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  cover: PictureDto | null;
  author: PostAuthorDto;
  categories: PostCategoryDto[];
  tags: string[];
  /** Minutes it takes to read the post. */
  reading_minutes: number;
  is_featured: boolean;
  published_at: string | null;
  _i18n: LocalizationDto;
};
export type PostPageDto = {
  /** Entries on all pages. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: PostListItemDto[];
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
export type HeadingBlockDto = {
  type:
    | 'heading'
    | 'rich_text'
    | 'image'
    | 'gallery'
    | 'quote'
    | 'callout'
    | 'faq_list'
    | 'package_list'
    | 'resort_list'
    | 'map'
    | 'cta'
    | 'video_link'
    | 'table';
  level: 2 | 3;
  text: string;
};
export type RichTextBlockDto = {
  type:
    | 'heading'
    | 'rich_text'
    | 'image'
    | 'gallery'
    | 'quote'
    | 'callout'
    | 'faq_list'
    | 'package_list'
    | 'resort_list'
    | 'map'
    | 'cta'
    | 'video_link'
    | 'table';
  html: string;
};
export type ShownImageBlockDto = {
  type:
    | 'heading'
    | 'rich_text'
    | 'image'
    | 'gallery'
    | 'quote'
    | 'callout'
    | 'faq_list'
    | 'package_list'
    | 'resort_list'
    | 'map'
    | 'cta'
    | 'video_link'
    | 'table';
  image: PictureDto | null;
  caption?: string | null;
};
export type ShownGalleryBlockDto = {
  type:
    | 'heading'
    | 'rich_text'
    | 'image'
    | 'gallery'
    | 'quote'
    | 'callout'
    | 'faq_list'
    | 'package_list'
    | 'resort_list'
    | 'map'
    | 'cta'
    | 'video_link'
    | 'table';
  images: PictureDto[];
  caption?: string | null;
};
export type QuoteBlockDto = {
  type:
    | 'heading'
    | 'rich_text'
    | 'image'
    | 'gallery'
    | 'quote'
    | 'callout'
    | 'faq_list'
    | 'package_list'
    | 'resort_list'
    | 'map'
    | 'cta'
    | 'video_link'
    | 'table';
  text: string;
  cite?: string | null;
};
export type CalloutBlockDto = {
  type:
    | 'heading'
    | 'rich_text'
    | 'image'
    | 'gallery'
    | 'quote'
    | 'callout'
    | 'faq_list'
    | 'package_list'
    | 'resort_list'
    | 'map'
    | 'cta'
    | 'video_link'
    | 'table';
  tone: 'info' | 'tip' | 'warning';
  html: string;
};
export type FaqEntryDto = {
  id: number;
  slug: string;
  question: string;
  /** Sanitised HTML. */
  answer: string;
};
export type ShownFaqListBlockDto = {
  type:
    | 'heading'
    | 'rich_text'
    | 'image'
    | 'gallery'
    | 'quote'
    | 'callout'
    | 'faq_list'
    | 'package_list'
    | 'resort_list'
    | 'map'
    | 'cta'
    | 'video_link'
    | 'table';
  title?: string | null;
  category?:
    ('booking' | 'payment' | 'transfer' | 'visa' | 'health' | 'money' | 'culture' | 'children' | 'diving') | null;
  faqs: FaqEntryDto[];
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
  translation_status: TranslationStatusDto;
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
export type ShownPackageListBlockDto = {
  type:
    | 'heading'
    | 'rich_text'
    | 'image'
    | 'gallery'
    | 'quote'
    | 'callout'
    | 'faq_list'
    | 'package_list'
    | 'resort_list'
    | 'map'
    | 'cta'
    | 'video_link'
    | 'table';
  title?: string | null;
  packages: PackageListItemDto[];
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
export type ShownResortListBlockDto = {
  type:
    | 'heading'
    | 'rich_text'
    | 'image'
    | 'gallery'
    | 'quote'
    | 'callout'
    | 'faq_list'
    | 'package_list'
    | 'resort_list'
    | 'map'
    | 'cta'
    | 'video_link'
    | 'table';
  title?: string | null;
  resorts: ResortListItemDto[];
};
export type MapPlaceDto = {
  id: number;
  slug: string;
  name: string;
  lat: number;
  lng: number;
};
export type ShownMapBlockDto = {
  type:
    | 'heading'
    | 'rich_text'
    | 'image'
    | 'gallery'
    | 'quote'
    | 'callout'
    | 'faq_list'
    | 'package_list'
    | 'resort_list'
    | 'map'
    | 'cta'
    | 'video_link'
    | 'table';
  title?: string | null;
  places: MapPlaceDto[];
};
export type CtaBlockDto = {
  type:
    | 'heading'
    | 'rich_text'
    | 'image'
    | 'gallery'
    | 'quote'
    | 'callout'
    | 'faq_list'
    | 'package_list'
    | 'resort_list'
    | 'map'
    | 'cta'
    | 'video_link'
    | 'table';
  label: string;
  /** `https:`, `http:`, `mailto:` or a path of this site. */
  url: string;
};
export type VideoLinkBlockDto = {
  type:
    | 'heading'
    | 'rich_text'
    | 'image'
    | 'gallery'
    | 'quote'
    | 'callout'
    | 'faq_list'
    | 'package_list'
    | 'resort_list'
    | 'map'
    | 'cta'
    | 'video_link'
    | 'table';
  title: string;
  url: string;
};
export type TableBlockDto = {
  type:
    | 'heading'
    | 'rich_text'
    | 'image'
    | 'gallery'
    | 'quote'
    | 'callout'
    | 'faq_list'
    | 'package_list'
    | 'resort_list'
    | 'map'
    | 'cta'
    | 'video_link'
    | 'table';
  caption?: string | null;
  header: string[];
  /** Rows of at most 8 cells. */
  rows: string[][];
};
export type SeoDto = {
  title: string | null;
  description: string | null;
};
export type PostDto = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  cover: PictureDto | null;
  author: PostAuthorDto;
  categories: PostCategoryDto[];
  tags: string[];
  /** Minutes it takes to read the post. */
  reading_minutes: number;
  is_featured: boolean;
  published_at: string | null;
  _i18n: LocalizationDto;
  body: (
    | ({
        type: 'heading';
      } & HeadingBlockDto)
    | ({
        type: 'rich_text';
      } & RichTextBlockDto)
    | ({
        type: 'image';
      } & ShownImageBlockDto)
    | ({
        type: 'gallery';
      } & ShownGalleryBlockDto)
    | ({
        type: 'quote';
      } & QuoteBlockDto)
    | ({
        type: 'callout';
      } & CalloutBlockDto)
    | ({
        type: 'faq_list';
      } & ShownFaqListBlockDto)
    | ({
        type: 'package_list';
      } & ShownPackageListBlockDto)
    | ({
        type: 'resort_list';
      } & ShownResortListBlockDto)
    | ({
        type: 'map';
      } & ShownMapBlockDto)
    | ({
        type: 'cta';
      } & CtaBlockDto)
    | ({
        type: 'video_link';
      } & VideoLinkBlockDto)
    | ({
        type: 'table';
      } & TableBlockDto)
  )[];
  related_packages: PackageListItemDto[];
  seo: SeoDto;
  updated_at: string;
};
export const { useListPostsQuery, useLazyListPostsQuery, useGetPostQuery, useLazyGetPostQuery } = injectedRtkApi;
