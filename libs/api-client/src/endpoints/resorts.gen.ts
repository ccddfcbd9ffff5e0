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
            status: queryArg.status,
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
      createResort: build.mutation<CreateResortApiResponse, CreateResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/`,
          method: 'POST',
          body: queryArg.writeResortDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resorts'],
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
      archiveResort: build.mutation<ArchiveResortApiResponse, ArchiveResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/archive/`,
          method: 'POST',
          body: queryArg.archiveDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resorts'],
      }),
      duplicateResort: build.mutation<DuplicateResortApiResponse, DuplicateResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/duplicate/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
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
      savePendingResort: build.mutation<SavePendingResortApiResponse, SavePendingResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'PUT',
          body: queryArg.writeResortDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['resorts'],
      }),
      getPendingResort: build.query<GetPendingResortApiResponse, GetPendingResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/pending/`,
        }),
        providesTags: ['resorts'],
      }),
      deletePendingResort: build.mutation<DeletePendingResortApiResponse, DeletePendingResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['resorts'],
      }),
      publishPendingResort: build.mutation<PublishPendingResortApiResponse, PublishPendingResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/pending/publish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resorts'],
      }),
      previewResort: build.mutation<PreviewResortApiResponse, PreviewResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/preview/`,
          method: 'POST',
        }),
        invalidatesTags: ['resorts'],
      }),
      publishResort: build.mutation<PublishResortApiResponse, PublishResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/publish/`,
          method: 'POST',
          body: queryArg.publishDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resorts'],
      }),
      restoreDraftResort: build.mutation<RestoreDraftResortApiResponse, RestoreDraftResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/restore-draft/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resorts'],
      }),
      scheduleResort: build.mutation<ScheduleResortApiResponse, ScheduleResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/schedule/`,
          method: 'POST',
          body: queryArg.scheduleDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resorts'],
      }),
      submitResort: build.mutation<SubmitResortApiResponse, SubmitResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/submit/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resorts'],
      }),
      unpublishResort: build.mutation<UnpublishResortApiResponse, UnpublishResortApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/unpublish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resorts'],
      }),
      listResortVersions: build.query<ListResortVersionsApiResponse, ListResortVersionsApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/versions/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['resorts'],
      }),
      getResortVersion: build.query<GetResortVersionApiResponse, GetResortVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/`,
        }),
        providesTags: ['resorts'],
      }),
      restoreResortVersion: build.mutation<RestoreResortVersionApiResponse, RestoreResortVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/resorts/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/restore/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resorts'],
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
  /** Lies in one of these destinations (slug or id). For example `north-male-atoll`. */
  destination?: string[];
  /** ISO 3166-1 code of the country. For example `MV`. */
  country?: string;
  /** Kind of place. */
  category?: 'resort' | 'guesthouse' | 'hotel' | 'liveaboard' | 'city_hotel';
  /** At least so many stars. For example `4`. */
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
  /** Lowest price a night, in US dollars unless `currency` is given. For example `100`. */
  priceMin?: number;
  /** Highest price a night, in US dollars unless `currency` is given. For example `900`. */
  priceMax?: number;
  /** Only featured places, or only the others. */
  isFeatured?: boolean;
  /** Words of names, in any language. For example `Malé`. */
  search?: string;
  /** Order of the results. */
  sort?: 'featured' | 'price_low' | 'price_high' | 'stars' | 'name';
  /** Currency to show prices in beside US dollars; `price_min` and `price_max` count in it. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type CreateResortApiResponse = /** status 201 Created: the new thing. */ ResortDocumentDto;
export type CreateResortApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeResortDto: WriteResortDto;
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
  writeResortDto: WriteResortDto;
};
export type UpdateResortApiResponse = /** status 200 The answer. */ ResortDocumentDto;
export type UpdateResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeResortDto: WriteResortDto;
};
export type DeleteResortApiResponse = unknown;
export type DeleteResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ArchiveResortApiResponse = /** status 200 The answer. */ ResortDocumentDto;
export type ArchiveResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  archiveDto: ArchiveDto;
};
export type DuplicateResortApiResponse = /** status 201 Created: the new thing. */ ResortDocumentDto;
export type DuplicateResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type GetEditableResortApiResponse = /** status 200 The answer. */ ResortDocumentDto;
export type GetEditableResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type SavePendingResortApiResponse = /** status 200 The answer. */ PendingResortDto;
export type SavePendingResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeResortDto: WriteResortDto;
};
export type GetPendingResortApiResponse = /** status 200 The answer. */ PendingResortDto;
export type GetPendingResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type DeletePendingResortApiResponse = unknown;
export type DeletePendingResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type PublishPendingResortApiResponse = /** status 200 The answer. */ ResortDocumentDto;
export type PublishPendingResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type PreviewResortApiResponse = /** status 201 Created: the new thing. */ PreviewDto;
export type PreviewResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type PublishResortApiResponse = /** status 200 The answer. */ ResortDocumentDto;
export type PublishResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  publishDto: PublishDto;
};
export type RestoreDraftResortApiResponse = /** status 200 The answer. */ ResortDocumentDto;
export type RestoreDraftResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ScheduleResortApiResponse = /** status 200 The answer. */ ResortDocumentDto;
export type ScheduleResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  scheduleDto: ScheduleDto;
};
export type SubmitResortApiResponse = /** status 200 The answer. */ ResortDocumentDto;
export type SubmitResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type UnpublishResortApiResponse = /** status 200 The answer. */ ResortDocumentDto;
export type UnpublishResortApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ListResortVersionsApiResponse = /** status 200 The answer. */ VersionPageDto;
export type ListResortVersionsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type GetResortVersionApiResponse = /** status 200 The answer. */ ResortVersionDto;
export type GetResortVersionApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version number. */
  version: number;
};
export type RestoreResortVersionApiResponse = /** status 200 The answer. */ ResortDocumentDto;
export type RestoreResortVersionApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version number. */
  version: number;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
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
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
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
export type ResortWordsDto = {
  status: 'draft' | 'published';
  name: string | null;
  summary: string | null;
  description: string | null;
  highlights: string[] | null;
  beach_notes: string | null;
  accessibility_notes: string | null;
  seo_title: string | null;
  seo_description: string | null;
};
export type ResortTranslationsDto = {
  en?: ResortWordsDto;
  ru?: ResortWordsDto;
  zh?: ResortWordsDto;
};
export type WriteMealSupplementDto = {
  /** One of `meal_plans`. */
  meal_plan: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  supplement_per_adult: string;
  /** Null as for an adult. */
  supplement_per_child?: string | null;
};
export type ChildrenPolicyDto = {
  min_age: number | null;
  infant_max: number;
  child_max: number;
};
export type RoomWordsDto = {
  name: string;
  summary?: string;
};
export type RoomTextsDto = {
  en?: RoomWordsDto;
  ru?: RoomWordsDto;
  zh?: RoomWordsDto;
};
export type WriteRoomTypeDto = {
  code: string;
  size_sqm?: number | null;
  max_adults?: number | null;
  max_children?: number | null;
  max_occupancy: number;
  bed_config?: string | null;
  view?: string | null;
  over_water?: boolean;
  private_pool?: boolean;
  /** Rooms of this kind. */
  count?: number | null;
  /** Codes of `amenities/` that these rooms have. */
  amenities?: string[];
  /** Ids of pictures in their order. */
  images?: number[];
  /** US dollars for two people, all in. */
  price_per_night: string;
  text: RoomTextsDto;
};
export type ResortContactDto = {
  email: string | null;
  phone: string | null;
};
export type ResortDocumentDto = {
  id: number;
  status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  publish_at: string | null;
  unpublish_at: string | null;
  /** When visitors saw it first. */
  published_at: string | null;
  archived_at: string | null;
  is_featured: boolean;
  position: number;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  created_at: string;
  /** E-mail address of who made it; null for what came with the product, and for who is no longer here. */
  created_by: string | null;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
  translation_status: TranslationStatusDto;
  /** Id of the picture of a shared link; null for the cover. */
  og_image: number | null;
  /** Search engines are asked to leave its page out. */
  noindex: boolean;
  slug: string;
  translations: ResortTranslationsDto;
  category: 'resort' | 'guesthouse' | 'hotel' | 'liveaboard' | 'city_hotel';
  place_type: 'uninhabited_island' | 'inhabited_island' | 'vessel';
  destination: number;
  country: string;
  atoll: string;
  island: string | null;
  lat: number;
  lng: number;
  stars: number;
  registered_rooms: number;
  style_tags: ('honeymoon' | 'family' | 'adults_only' | 'diving' | 'surf' | 'wellness' | 'budget')[];
  amenities: string[];
  house_reef: 'none' | 'fair' | 'good' | 'excellent';
  meal_plans: ('RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI')[];
  meal_supplements: WriteMealSupplementDto[];
  restaurants: number;
  bars: number;
  price_from_per_night: string;
  price_includes_taxes: boolean;
  service_charge_rate: string;
  min_nights: number;
  children_policy: ChildrenPolicyDto;
  cancellation_policy:
    ('flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable') | null;
  languages_spoken: string[];
  check_in_time: string;
  check_out_time: string;
  room_types: WriteRoomTypeDto[];
  legal_name: string | null;
  /** For the office only, like the two below. */
  contact: ResortContactDto;
  commission_percent: string | null;
  contract_valid_to: string | null;
};
export type WriteResortWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  name?: string | null;
  summary?: string | null;
  description?: string | null;
  highlights?: string[] | null;
  beach_notes?: string | null;
  accessibility_notes?: string | null;
  seo_title?: string | null;
  seo_description?: string | null;
};
export type WriteResortTranslationsDto = {
  en?: WriteResortWordsDto | null;
  ru?: WriteResortWordsDto | null;
  zh?: WriteResortWordsDto | null;
};
export type WriteChildrenPolicyDto = {
  /** Youngest guest; null for all. */
  min_age?: number | null;
  /** Oldest infant. */
  infant_max?: number;
  /** Oldest child. */
  child_max?: number;
};
export type WriteContactDto = {
  email?: string | null;
  phone?: string | null;
};
export type WriteResortDto = {
  /** Part of the address, the same in every language; made from the English name when it is left out. An earlier one keeps leading here. */
  slug?: string;
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** When a scheduled one goes public. */
  publish_at?: string | null;
  /** When a public one leaves again. */
  unpublish_at?: string | null;
  /** Shown first where little fits. */
  is_featured?: boolean;
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Place in lists, from 1. */
  position?: number;
  name?: string | null;
  summary?: string | null;
  description?: string | null;
  highlights?: string[] | null;
  beach_notes?: string | null;
  accessibility_notes?: string | null;
  seo_title?: string | null;
  seo_description?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteResortTranslationsDto;
  /** Id of the picture of a shared link; the cover when there is none. */
  og_image?: number | null;
  /** Search engines are asked to leave its page out; the site itself still leads there. */
  noindex?: boolean;
  category?: 'resort' | 'guesthouse' | 'hotel' | 'liveaboard' | 'city_hotel';
  place_type?: 'uninhabited_island' | 'inhabited_island' | 'vessel';
  /** Id or slug of the destination it lies in. */
  destination?: number | string;
  /** ISO 3166-1 code. */
  country?: string;
  /** Code of the atoll; the destination's when it is left out. */
  atoll?: string;
  island?: string | null;
  lat?: number;
  lng?: number;
  /** Half steps. */
  stars?: 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;
  registered_rooms?: number;
  style_tags?: ('honeymoon' | 'family' | 'adults_only' | 'diving' | 'surf' | 'wellness' | 'budget')[];
  /** Codes of `amenities/`. */
  amenities?: string[];
  house_reef?: 'none' | 'fair' | 'good' | 'excellent';
  meal_plans?: ('RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI')[];
  /** Of the plans that are not in the price of the room; at most one for each of `meal_plans`. */
  meal_supplements?: WriteMealSupplementDto[];
  restaurants?: number;
  bars?: number;
  /** US dollars for two people a night, all in. With rooms it is always the cheapest one's. */
  price_from_per_night?: string;
  price_includes_taxes?: boolean;
  /** Percent. */
  service_charge_rate?: string;
  min_nights?: number;
  children_policy?: WriteChildrenPolicyDto;
  cancellation_policy?:
    ('flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable') | null;
  /** ISO 639-1 codes. */
  languages_spoken?: string[];
  check_in_time?: string;
  check_out_time?: string;
  room_types?: WriteRoomTypeDto[];
  /** Registered name of the owner. */
  legal_name?: string | null;
  /** For the office only: never in a public answer. */
  contact?: WriteContactDto;
  /** For the office only. Percent. */
  commission_percent?: string | null;
  /** For the office only: last day of the contract. */
  contract_valid_to?: string | null;
};
export type AmenityDto = {
  code: string;
  name: string;
  group: 'room' | 'dining' | 'water' | 'wellness' | 'family' | 'connectivity' | 'accessibility';
  icon: string;
};
export type MealSupplementDto = {
  meal_plan: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  supplement_per_adult: string;
  supplement_per_child: string;
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
  amenities: AmenityDto[];
  images: PictureDto[];
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
  /** Picture of a shared link; the cover when there is none. */
  og_image: PictureDto | null;
  /** Search engines are asked to leave the page out. */
  noindex: boolean;
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
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
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
  /** Of the meal plans that are not in the price of the room, in the order of `meal_plans`. */
  meal_supplements: MealSupplementDto[];
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
export type ArchiveDto = {
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Although travellers still hold bookings. */
  confirm?: boolean;
};
export type ActionDto = {
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
};
export type DifferenceDto = {
  /** Member of the document, nested ones with dots. */
  path: string;
  /** Any JSON value; null also when there was nothing. */
  before:
    | (string | null)
    | number
    | boolean
    | unknown[]
    | {
        [key: string]: unknown;
      };
  /** Any JSON value; null also when there is nothing any more. */
  after:
    | (string | null)
    | number
    | boolean
    | unknown[]
    | {
        [key: string]: unknown;
      };
};
export type PendingResortDto = {
  /** Version it was written for; it can be published as long as `version` is the same. */
  base_version: number;
  /** Version of the thing now. */
  version: number;
  /** E-mail address of who wrote it. */
  by: string | null;
  at: string;
  note: string | null;
  document: ResortDocumentDto;
  diff: DifferenceDto[];
};
export type PreviewDto = {
  token: string;
  expires_at: string;
};
export type PublishDto = {
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Languages that go public with English; the others stay as they are. */
  languages?: ('en' | 'ru' | 'zh')[];
  /** When it leaves again. */
  unpublish_at?: string | null;
};
export type ScheduleDto = {
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Languages that go public with English; the others stay as they are. */
  languages?: ('en' | 'ru' | 'zh')[];
  /** When it leaves again. */
  unpublish_at?: string | null;
  /** When it goes public; in the future. */
  publish_at: string;
};
export type VersionItemDto = {
  version: number;
  /** What made it. */
  action: string;
  at: string;
  /** E-mail address; null for the system. */
  by: string | null;
  note: string | null;
};
export type VersionPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: VersionItemDto[];
};
export type ResortVersionDto = {
  version: number;
  /** What made it. */
  action: string;
  at: string;
  /** E-mail address; null for the system. */
  by: string | null;
  note: string | null;
  document: ResortDocumentDto;
  /** Version that `diff` compares with. */
  previous: number | null;
  diff: DifferenceDto[];
};
export const {
  useListResortsQuery,
  useLazyListResortsQuery,
  useCreateResortMutation,
  useListFeaturedResortsQuery,
  useLazyListFeaturedResortsQuery,
  useGetResortQuery,
  useLazyGetResortQuery,
  useReplaceResortMutation,
  useUpdateResortMutation,
  useDeleteResortMutation,
  useArchiveResortMutation,
  useDuplicateResortMutation,
  useGetEditableResortQuery,
  useLazyGetEditableResortQuery,
  useSavePendingResortMutation,
  useGetPendingResortQuery,
  useLazyGetPendingResortQuery,
  useDeletePendingResortMutation,
  usePublishPendingResortMutation,
  usePreviewResortMutation,
  usePublishResortMutation,
  useRestoreDraftResortMutation,
  useScheduleResortMutation,
  useSubmitResortMutation,
  useUnpublishResortMutation,
  useListResortVersionsQuery,
  useLazyListResortVersionsQuery,
  useGetResortVersionQuery,
  useLazyGetResortVersionQuery,
  useRestoreResortVersionMutation,
} = injectedRtkApi;
