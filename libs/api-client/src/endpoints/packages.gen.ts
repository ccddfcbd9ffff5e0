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
            available_from: queryArg.availableFrom,
            available_to: queryArg.availableTo,
            meal_plan: queryArg.mealPlan,
            transfer_type: queryArg.transferType,
            is_featured: queryArg.isFeatured,
            search: queryArg.search,
            status: queryArg.status,
            sort: queryArg.sort,
            currency: queryArg.currency,
          },
        }),
        providesTags: ['packages'],
      }),
      createPackage: build.mutation<CreatePackageApiResponse, CreatePackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/`,
          method: 'POST',
          body: queryArg.writePackageDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['packages'],
      }),
      listPackageCategories: build.query<ListPackageCategoriesApiResponse, ListPackageCategoriesApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/categories/`,
          params: {
            lang: queryArg.lang,
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
            preview: queryArg.preview,
          },
        }),
        providesTags: ['packages'],
      }),
      updatePackage: build.mutation<UpdatePackageApiResponse, UpdatePackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writePackageDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['packages'],
      }),
      deletePackage: build.mutation<DeletePackageApiResponse, DeletePackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['packages'],
      }),
      archivePackage: build.mutation<ArchivePackageApiResponse, ArchivePackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/archive/`,
          method: 'POST',
          body: queryArg.archiveDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['packages'],
      }),
      duplicatePackage: build.mutation<DuplicatePackageApiResponse, DuplicatePackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/duplicate/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['packages'],
      }),
      getEditablePackage: build.query<GetEditablePackageApiResponse, GetEditablePackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['packages'],
      }),
      savePendingPackage: build.mutation<SavePendingPackageApiResponse, SavePendingPackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'PUT',
          body: queryArg.writePackageDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['packages'],
      }),
      getPendingPackage: build.query<GetPendingPackageApiResponse, GetPendingPackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/pending/`,
        }),
        providesTags: ['packages'],
      }),
      deletePendingPackage: build.mutation<DeletePendingPackageApiResponse, DeletePendingPackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['packages'],
      }),
      publishPendingPackage: build.mutation<PublishPendingPackageApiResponse, PublishPendingPackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/pending/publish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['packages'],
      }),
      previewPackage: build.mutation<PreviewPackageApiResponse, PreviewPackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/preview/`,
          method: 'POST',
        }),
        invalidatesTags: ['packages'],
      }),
      publishPackage: build.mutation<PublishPackageApiResponse, PublishPackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/publish/`,
          method: 'POST',
          body: queryArg.publishDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['packages'],
      }),
      restoreDraftPackage: build.mutation<RestoreDraftPackageApiResponse, RestoreDraftPackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/restore-draft/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['packages'],
      }),
      schedulePackage: build.mutation<SchedulePackageApiResponse, SchedulePackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/schedule/`,
          method: 'POST',
          body: queryArg.scheduleDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['packages'],
      }),
      submitPackage: build.mutation<SubmitPackageApiResponse, SubmitPackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/submit/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['packages'],
      }),
      unpublishPackage: build.mutation<UnpublishPackageApiResponse, UnpublishPackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/unpublish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['packages'],
      }),
      listPackageVersions: build.query<ListPackageVersionsApiResponse, ListPackageVersionsApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/versions/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['packages'],
      }),
      getPackageVersion: build.query<GetPackageVersionApiResponse, GetPackageVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/`,
        }),
        providesTags: ['packages'],
      }),
      restorePackageVersion: build.mutation<RestorePackageVersionApiResponse, RestorePackageVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/restore/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['packages'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as packagesApi };
export type ListPackagesApiResponse = /** status 200 The answer. */ PackagePageDto;
export type ListPackagesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Goes to one of these destinations (slug or id). For example `dhigurah`. */
  destination?: string[];
  /** Category code. For example `diving`. */
  category?: string;
  /** Exactly so many days. For example `7`. */
  duration?: number;
  /** At least so many days. For example `3`. */
  durationMin?: number;
  /** At most so many days. For example `10`. */
  durationMax?: number;
  /** Lowest price, in US dollars unless `currency` is given. For example `500`. */
  priceMin?: number;
  /** Highest price, in US dollars unless `currency` is given. For example `2500`. */
  priceMax?: number;
  /** A party of this size may book it. For example `2`. */
  travellers?: number;
  /** Can be travelled on this day or later, as far as its travel window tells. For example `2027-01-10`. */
  availableFrom?: string;
  /** Can be travelled on this day or earlier. For example `2027-02-28`. */
  availableTo?: string;
  /** Meals in the price. */
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
  /** Only featured packages, or only the others. */
  isFeatured?: boolean;
  /** Words of names, in any language: `Malé`, `male`, `Мале` and `马累` find the same. */
  search?: string;
  /** Only those in this state. For staff with `catalogue.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
  /** Order of the results. */
  sort?: 'featured' | 'price_low' | 'price_high' | 'rating' | 'newest' | 'duration';
  /** Currency to show prices in beside US dollars; `price_min` and `price_max` count in it. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type CreatePackageApiResponse = /** status 201 Created: the new thing. */ PackageDocumentDto;
export type CreatePackageApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writePackageDto: WritePackageDto;
};
export type ListPackageCategoriesApiResponse = /** status 200 The answer. */ PackageCategoryDto[];
export type ListPackageCategoriesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
};
export type GetPackageApiResponse = /** status 200 The answer. */ PackageDto;
export type GetPackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Currency to show prices in beside US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Shows it as visitors would see it although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type UpdatePackageApiResponse = /** status 200 The answer. */ PackageDocumentDto;
export type UpdatePackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writePackageDto: WritePackageDto;
};
export type DeletePackageApiResponse = unknown;
export type DeletePackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ArchivePackageApiResponse = /** status 200 The answer. */ PackageDocumentDto;
export type ArchivePackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  archiveDto: ArchiveDto;
};
export type DuplicatePackageApiResponse = /** status 201 Created: the new thing. */ PackageDocumentDto;
export type DuplicatePackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type GetEditablePackageApiResponse = /** status 200 The answer. */ PackageDocumentDto;
export type GetEditablePackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type SavePendingPackageApiResponse = /** status 200 The answer. */ PendingPackageDto;
export type SavePendingPackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writePackageDto: WritePackageDto;
};
export type GetPendingPackageApiResponse = /** status 200 The answer. */ PendingPackageDto;
export type GetPendingPackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type DeletePendingPackageApiResponse = unknown;
export type DeletePendingPackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type PublishPendingPackageApiResponse = /** status 200 The answer. */ PackageDocumentDto;
export type PublishPendingPackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type PreviewPackageApiResponse = /** status 201 Created: the new thing. */ PreviewDto;
export type PreviewPackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type PublishPackageApiResponse = /** status 200 The answer. */ PackageDocumentDto;
export type PublishPackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  publishDto: PublishDto;
};
export type RestoreDraftPackageApiResponse = /** status 200 The answer. */ PackageDocumentDto;
export type RestoreDraftPackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type SchedulePackageApiResponse = /** status 200 The answer. */ PackageDocumentDto;
export type SchedulePackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  scheduleDto: ScheduleDto;
};
export type SubmitPackageApiResponse = /** status 200 The answer. */ PackageDocumentDto;
export type SubmitPackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type UnpublishPackageApiResponse = /** status 200 The answer. */ PackageDocumentDto;
export type UnpublishPackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ListPackageVersionsApiResponse = /** status 200 The answer. */ VersionPageDto;
export type ListPackageVersionsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type GetPackageVersionApiResponse = /** status 200 The answer. */ PackageVersionDto;
export type GetPackageVersionApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version number. */
  version: number;
};
export type RestorePackageVersionApiResponse = /** status 200 The answer. */ PackageDocumentDto;
export type RestorePackageVersionApiArg = {
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
export type PackagePageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
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
export type PackageWordsDto = {
  status: 'draft' | 'published';
  name: string | null;
  summary: string | null;
  description: string | null;
  body: string | null;
  highlights: string[] | null;
  seo_title: string | null;
  seo_description: string | null;
};
export type PackageTranslationsDto = {
  en?: PackageWordsDto;
  ru?: PackageWordsDto;
  zh?: PackageWordsDto;
};
export type LabelsDto = {
  en?: string;
  ru?: string;
  zh?: string;
};
export type WriteInclusionDto = {
  category: 'included' | 'excluded' | 'optional';
  /** US dollars, for optional ones. */
  price?: string | null;
  icon?: string | null;
  text: LabelsDto;
};
export type DayWordsDto = {
  title: string;
  body?: string;
};
export type DayTextsDto = {
  en?: DayWordsDto;
  ru?: DayWordsDto;
  zh?: DayWordsDto;
};
export type WriteItineraryDayDto = {
  day: number;
  /** Last day, when the entry is for several. */
  day_to?: number | null;
  island?: string | null;
  meals?: ('breakfast' | 'lunch' | 'dinner')[];
  text: DayTextsDto;
};
export type PackageDocumentDto = {
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
  translations: PackageTranslationsDto;
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
  category_code: string;
  duration: number;
  duration_nights: number;
  price: string;
  original_price: string | null;
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  /** Whom a room takes, where the price is per room. */
  occupancy: OccupancyDto | null;
  group_size_min: number;
  group_size_recommended: number | null;
  group_size_max: number;
  min_age: number | null;
  difficulty: 'easy' | 'moderate' | 'challenging';
  transfer: TransferDto | null;
  meal_plan: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  best_months: number[];
  confirmation_mode: 'on_request' | 'instant';
  cancellation_policy:
    ('flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable') | null;
  start_date: string | null;
  end_date: string | null;
  available_from: string | null;
  available_to: string | null;
  inclusions: WriteInclusionDto[];
  itinerary: WriteItineraryDayDto[];
  destinations: number[];
  resorts: number[];
  experiences: number[];
  faqs: number[];
  includes_international_flights: boolean;
  /** For the office only, like the cost. */
  supplier: string | null;
  cost_price: string | null;
  /** The first is the cover. */
  images: number[];
};
export type WritePackageWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  name?: string | null;
  summary?: string | null;
  description?: string | null;
  /** HTML that follows the description; what is not allowed is taken out. */
  body?: string | null;
  highlights?: string[] | null;
  seo_title?: string | null;
  seo_description?: string | null;
};
export type WritePackageTranslationsDto = {
  en?: WritePackageWordsDto | null;
  ru?: WritePackageWordsDto | null;
  zh?: WritePackageWordsDto | null;
};
export type WriteOccupancyDto = {
  unit: 'room' | 'villa';
  adults: number;
  /** Children beside them. */
  children: number;
  /** Oldest age on the first day that counts as a child; null for 17. */
  child_age_max?: number | null;
};
export type WritePackageTransferDto = {
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  minutes?: number | null;
};
export type WritePackageDto = {
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
  /** HTML that follows the description; what is not allowed is taken out. */
  body?: string | null;
  highlights?: string[] | null;
  seo_title?: string | null;
  seo_description?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WritePackageTranslationsDto;
  /** Id of the picture of a shared link; the cover when there is none. */
  og_image?: number | null;
  /** Search engines are asked to leave its page out; the site itself still leads there. */
  noindex?: boolean;
  /** Code of the agency; made from the category when it is left out. */
  code?: string;
  type?:
    | 'resort_stay'
    | 'island_hopping'
    | 'liveaboard'
    | 'multi_island'
    | 'day_trip'
    | 'honeymoon'
    | 'diving'
    | 'surf'
    | 'custom';
  /** Code of a category, adventure unless said. To be public it needs one that is not in the archive. */
  category_code?: string;
  /** The same as `category_code`. */
  category?: string;
  /** Days. */
  duration?: number;
  /** One less than the days unless set; null goes back to that. */
  duration_nights?: number | null;
  /** US dollars, all in. */
  price?: string;
  /** Price before the discount; higher than the price. */
  original_price?: string | null;
  pricing_type?: 'per_person' | 'per_group' | 'per_room';
  /** Whom a room takes for the price: needed where it is per room, left out elsewhere. */
  occupancy?: WriteOccupancyDto | null;
  group_size_min?: number;
  group_size_recommended?: number | null;
  group_size_max?: number;
  min_age?: number | null;
  difficulty?: 'easy' | 'moderate' | 'challenging';
  transfer?: WritePackageTransferDto | null;
  meal_plan?: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  /** Months 1 to 12. */
  best_months?: number[];
  confirmation_mode?: 'on_request' | 'instant';
  cancellation_policy?:
    ('flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable') | null;
  /** First day of the travel window. */
  start_date?: string | null;
  /** Last day of the travel window. */
  end_date?: string | null;
  /** On sale from. */
  available_from?: string | null;
  /** On sale until. */
  available_to?: string | null;
  inclusions?: WriteInclusionDto[];
  itinerary?: WriteItineraryDayDto[];
  /** Ids or slugs of destinations in the order of travel. */
  destinations?: (number | string)[];
  /** Ids or slugs of the places to stay. */
  resorts?: (number | string)[];
  /** Ids or slugs of the experiences on the way. */
  experiences?: (number | string)[];
  /** Ids or slugs of the questions that travellers ask about it. */
  faqs?: (number | string)[];
  /** Flights to the Maldives are in the price. */
  includes_international_flights?: boolean;
  /** For the office only: whom the agency buys it from. */
  supplier?: string | null;
  /** For the office only: what it costs the agency, counted as the price is. */
  cost_price?: string | null;
  /** Ids of pictures; the first is the cover. */
  images?: number[];
};
export type PackageCategoryDto = {
  code: string;
  /** In the language of the answer. */
  label: string;
  /** Packages on sale. */
  count: number;
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
export type FaqEntryDto = {
  id: number;
  slug: string;
  question: string;
  /** Sanitised HTML. */
  answer: string;
};
export type ReviewReplyDto = {
  /** First name of who answered. */
  by: string | null;
  text: string;
  at: string;
};
export type ReviewPreviewDto = {
  country: string | null;
  title: string | null;
  stay_month: string | null;
  traveller_type: ('couple' | 'family' | 'solo' | 'friends') | null;
  language: 'en' | 'ru' | 'zh';
  reply: ReviewReplyDto | null;
  id: string;
  name: string;
  rating: number;
  comment: string;
  /** A booking shows that the guest was there. */
  verified: boolean;
  created_at: string;
};
export type SeoDto = {
  title: string | null;
  description: string | null;
  /** Picture of a shared link; the cover when there is none. */
  og_image: PictureDto | null;
  /** Search engines are asked to leave the page out. */
  noindex: boolean;
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
  /** Sanitised HTML that follows the description. */
  body: string | null;
  /** The cover first. */
  images: PictureDto[];
  highlights: string[];
  inclusions: InclusionDto[];
  itinerary: ItineraryDayDto[];
  group_size_recommended: number | null;
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
  /** Those that are public. */
  experiences: ExperienceListItemDto[];
  /** Flights to the Maldives are in the price. */
  includes_international_flights: boolean;
  /** What travellers ask about it. */
  faqs: FaqEntryDto[];
  /** Up to three approved reviews, those in the reader's language first, then the newest. */
  reviews_preview: ReviewPreviewDto[];
  seo: SeoDto;
  /** Up to three packages of the same kind. */
  related: PackageListItemDto[];
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
export type PendingPackageDto = {
  /** Version it was written for; it can be published as long as `version` is the same. */
  base_version: number;
  /** Version of the thing now. */
  version: number;
  /** E-mail address of who wrote it. */
  by: string | null;
  at: string;
  note: string | null;
  document: PackageDocumentDto;
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
export type PackageVersionDto = {
  version: number;
  /** What made it. */
  action: string;
  at: string;
  /** E-mail address; null for the system. */
  by: string | null;
  note: string | null;
  document: PackageDocumentDto;
  /** Version that `diff` compares with. */
  previous: number | null;
  diff: DifferenceDto[];
};
export const {
  useListPackagesQuery,
  useLazyListPackagesQuery,
  useCreatePackageMutation,
  useListPackageCategoriesQuery,
  useLazyListPackageCategoriesQuery,
  useGetPackageQuery,
  useLazyGetPackageQuery,
  useUpdatePackageMutation,
  useDeletePackageMutation,
  useArchivePackageMutation,
  useDuplicatePackageMutation,
  useGetEditablePackageQuery,
  useLazyGetEditablePackageQuery,
  useSavePendingPackageMutation,
  useGetPendingPackageQuery,
  useLazyGetPendingPackageQuery,
  useDeletePendingPackageMutation,
  usePublishPendingPackageMutation,
  usePreviewPackageMutation,
  usePublishPackageMutation,
  useRestoreDraftPackageMutation,
  useSchedulePackageMutation,
  useSubmitPackageMutation,
  useUnpublishPackageMutation,
  useListPackageVersionsQuery,
  useLazyListPackageVersionsQuery,
  useGetPackageVersionQuery,
  useLazyGetPackageVersionQuery,
  useRestorePackageVersionMutation,
} = injectedRtkApi;
