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
            status: queryArg.status,
            is_featured: queryArg.isFeatured,
            featured: queryArg.featured,
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
      createExperience: build.mutation<CreateExperienceApiResponse, CreateExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/`,
          method: 'POST',
          body: queryArg.writeExperienceDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      getExperience: build.query<GetExperienceApiResponse, GetExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
            currency: queryArg.currency,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['experiences'],
      }),
      replaceExperience: build.mutation<ReplaceExperienceApiResponse, ReplaceExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PUT',
          body: queryArg.writeExperienceDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      updateExperience: build.mutation<UpdateExperienceApiResponse, UpdateExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeExperienceDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      deleteExperience: build.mutation<DeleteExperienceApiResponse, DeleteExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      archiveExperience: build.mutation<ArchiveExperienceApiResponse, ArchiveExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/archive/`,
          method: 'POST',
          body: queryArg.archiveDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      duplicateExperience: build.mutation<DuplicateExperienceApiResponse, DuplicateExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/duplicate/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      getEditableExperience: build.query<GetEditableExperienceApiResponse, GetEditableExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['experiences'],
      }),
      savePendingExperience: build.mutation<SavePendingExperienceApiResponse, SavePendingExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'PUT',
          body: queryArg.writeExperienceDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      getPendingExperience: build.query<GetPendingExperienceApiResponse, GetPendingExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/pending/`,
        }),
        providesTags: ['experiences'],
      }),
      deletePendingExperience: build.mutation<DeletePendingExperienceApiResponse, DeletePendingExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      publishPendingExperience: build.mutation<PublishPendingExperienceApiResponse, PublishPendingExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/pending/publish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      previewExperience: build.mutation<PreviewExperienceApiResponse, PreviewExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/preview/`,
          method: 'POST',
        }),
        invalidatesTags: ['experiences'],
      }),
      publishExperience: build.mutation<PublishExperienceApiResponse, PublishExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/publish/`,
          method: 'POST',
          body: queryArg.publishDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      restoreDraftExperience: build.mutation<RestoreDraftExperienceApiResponse, RestoreDraftExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/restore-draft/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      scheduleExperience: build.mutation<ScheduleExperienceApiResponse, ScheduleExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/schedule/`,
          method: 'POST',
          body: queryArg.scheduleDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      submitExperience: build.mutation<SubmitExperienceApiResponse, SubmitExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/submit/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      unpublishExperience: build.mutation<UnpublishExperienceApiResponse, UnpublishExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/unpublish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      listExperienceVersions: build.query<ListExperienceVersionsApiResponse, ListExperienceVersionsApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/versions/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['experiences'],
      }),
      getExperienceVersion: build.query<GetExperienceVersionApiResponse, GetExperienceVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/`,
        }),
        providesTags: ['experiences'],
      }),
      restoreExperienceVersion: build.mutation<RestoreExperienceVersionApiResponse, RestoreExperienceVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/restore/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['experiences'],
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
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** For staff: in this state, or `all`. Without it the list is what visitors see. For staff with `catalogue.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
  /** Only featured experiences, or only the others. */
  isFeatured?: boolean;
  /** The same as `is_featured`, under the name that the site's first client sends. */
  featured?: boolean;
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
  /** Only those with this difficulty. */
  difficulty?: 'easy' | 'moderate' | 'challenging';
  /** Takes place in one of these destinations (slug or id). For example `dhigurah`. */
  destination?: string[];
  /** Lowest price, in US dollars unless `currency` is given. For example `30`. */
  priceMin?: number;
  /** Highest price, in US dollars unless `currency` is given. For example `150`. */
  priceMax?: number;
  /** Takes at most so many minutes. For example `180`. */
  durationMax?: number;
  /** Words of names and places, in any language. For example `Malé`. */
  search?: string;
  /** Order of the results. */
  sort?: 'featured' | 'price_low' | 'price_high' | 'duration' | 'name';
  /** Currency to show prices in beside US dollars; `price_min` and `price_max` count in it. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type CreateExperienceApiResponse = /** status 201 Created: the new thing. */ ExperienceDocumentDto;
export type CreateExperienceApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeExperienceDto: WriteExperienceDto;
};
export type GetExperienceApiResponse = /** status 200 The answer. */ ExperienceDto;
export type GetExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Currency to show prices in beside US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Shows it as visitors would see it although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type ReplaceExperienceApiResponse = /** status 200 The answer. */ ExperienceDocumentDto;
export type ReplaceExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeExperienceDto: WriteExperienceDto;
};
export type UpdateExperienceApiResponse = /** status 200 The answer. */ ExperienceDocumentDto;
export type UpdateExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeExperienceDto: WriteExperienceDto;
};
export type DeleteExperienceApiResponse = unknown;
export type DeleteExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ArchiveExperienceApiResponse = /** status 200 The answer. */ ExperienceDocumentDto;
export type ArchiveExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  archiveDto: ArchiveDto;
};
export type DuplicateExperienceApiResponse = /** status 201 Created: the new thing. */ ExperienceDocumentDto;
export type DuplicateExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type GetEditableExperienceApiResponse = /** status 200 The answer. */ ExperienceDocumentDto;
export type GetEditableExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type SavePendingExperienceApiResponse = /** status 200 The answer. */ PendingExperienceDto;
export type SavePendingExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeExperienceDto: WriteExperienceDto;
};
export type GetPendingExperienceApiResponse = /** status 200 The answer. */ PendingExperienceDto;
export type GetPendingExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type DeletePendingExperienceApiResponse = unknown;
export type DeletePendingExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type PublishPendingExperienceApiResponse = /** status 200 The answer. */ ExperienceDocumentDto;
export type PublishPendingExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type PreviewExperienceApiResponse = /** status 201 Created: the new thing. */ PreviewDto;
export type PreviewExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type PublishExperienceApiResponse = /** status 200 The answer. */ ExperienceDocumentDto;
export type PublishExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  publishDto: PublishDto;
};
export type RestoreDraftExperienceApiResponse = /** status 200 The answer. */ ExperienceDocumentDto;
export type RestoreDraftExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ScheduleExperienceApiResponse = /** status 200 The answer. */ ExperienceDocumentDto;
export type ScheduleExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  scheduleDto: ScheduleDto;
};
export type SubmitExperienceApiResponse = /** status 200 The answer. */ ExperienceDocumentDto;
export type SubmitExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type UnpublishExperienceApiResponse = /** status 200 The answer. */ ExperienceDocumentDto;
export type UnpublishExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ListExperienceVersionsApiResponse = /** status 200 The answer. */ VersionPageDto;
export type ListExperienceVersionsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type GetExperienceVersionApiResponse = /** status 200 The answer. */ ExperienceVersionDto;
export type GetExperienceVersionApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version number. */
  version: number;
};
export type RestoreExperienceVersionApiResponse = /** status 200 The answer. */ ExperienceDocumentDto;
export type RestoreExperienceVersionApiArg = {
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
export type ExperiencePageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
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
export type ExperienceWordsDto = {
  status: 'draft' | 'published';
  name: string | null;
  summary: string | null;
  description: string | null;
  includes: string[] | null;
  excludes: string[] | null;
  what_to_bring: string[] | null;
  meeting_point: string | null;
  safety_notes: string | null;
  wildlife_code: string | null;
  seo_title: string | null;
  seo_description: string | null;
};
export type ExperienceTranslationsDto = {
  en?: ExperienceWordsDto;
  ru?: ExperienceWordsDto;
  zh?: ExperienceWordsDto;
};
export type ExperienceDocumentDto = {
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
  translations: ExperienceTranslationsDto;
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
  price: string;
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  duration_minutes: number;
  difficulty: 'easy' | 'moderate' | 'challenging';
  min_age: number | null;
  swim_required: boolean;
  certification: 'none' | 'OW' | 'AOW';
  group_size_min: number;
  group_size_max: number | null;
  start_times: string[];
  weekdays: number[];
  season_months: number[];
  pickup: boolean;
  destinations: number[];
  /** Id of the cover. */
  image: number | null;
  image_url: string | null;
  images: number[];
};
export type WriteExperienceWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  name?: string | null;
  summary?: string | null;
  description?: string | null;
  /** In a form `includes[0]`, `includes[1]`, …; `includes[]` without a value clears it. */
  includes?: string[] | null;
  excludes?: string[] | null;
  what_to_bring?: string[] | null;
  meeting_point?: string | null;
  safety_notes?: string | null;
  /** How to behave near animals. */
  wildlife_code?: string | null;
  seo_title?: string | null;
  seo_description?: string | null;
};
export type WriteExperienceTranslationsDto = {
  en?: WriteExperienceWordsDto | null;
  ru?: WriteExperienceWordsDto | null;
  zh?: WriteExperienceWordsDto | null;
};
export type WriteExperienceDto = {
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
  /** In a form `includes[0]`, `includes[1]`, …; `includes[]` without a value clears it. */
  includes?: string[] | null;
  excludes?: string[] | null;
  what_to_bring?: string[] | null;
  meeting_point?: string | null;
  safety_notes?: string | null;
  /** How to behave near animals. */
  wildlife_code?: string | null;
  seo_title?: string | null;
  seo_description?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteExperienceTranslationsDto;
  /** Id of the picture of a shared link; the cover when there is none. */
  og_image?: number | null;
  /** Search engines are asked to leave its page out; the site itself still leads there. */
  noindex?: boolean;
  category_code?:
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
  /** The same as `category_code`. */
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
  /** US dollars, all in. */
  price?: string;
  pricing_type?: 'per_person' | 'per_group' | 'per_room';
  /** From meeting to return. */
  duration_minutes?: number;
  difficulty?: 'easy' | 'moderate' | 'challenging';
  /** Years. */
  min_age?: number | null;
  /** Guests have to be able to swim. */
  swim_required?: boolean;
  /** Diving certificate to be shown. */
  certification?: 'none' | 'OW' | 'AOW';
  group_size_min?: number;
  group_size_max?: number | null;
  /** Local times, `HH:MM`. */
  start_times?: string[];
  /** ISO days 1 (Monday) to 7; none means every day. */
  weekdays?: number[];
  /** Months 1 to 12; none means all year. */
  season_months?: number[];
  /** Guests are fetched where they stay. */
  pickup?: boolean;
  /** Ids or slugs of destinations, the main place first. */
  destinations?: (number | string)[];
  /** Id of the cover, a picture of the library; in a form the file itself may come instead. Without one the first of `images`. */
  image?: number | null;
  /** Public http or https address of a JPEG, PNG, WebP or AVIF. It is loaded into the library and becomes the cover, unless `image`
    or a file is sent; the answer then has null here. */
  image_url?: string | null;
  /** Ids of pictures in their order. */
  images?: number[];
};
export type SeoDto = {
  title: string | null;
  description: string | null;
  /** Picture of a shared link; the cover when there is none. */
  og_image: PictureDto | null;
  /** Search engines are asked to leave the page out. */
  noindex: boolean;
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
export type PendingExperienceDto = {
  /** Version it was written for; it can be published as long as `version` is the same. */
  base_version: number;
  /** Version of the thing now. */
  version: number;
  /** E-mail address of who wrote it. */
  by: string | null;
  at: string;
  note: string | null;
  document: ExperienceDocumentDto;
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
export type ExperienceVersionDto = {
  version: number;
  /** What made it. */
  action: string;
  at: string;
  /** E-mail address; null for the system. */
  by: string | null;
  note: string | null;
  document: ExperienceDocumentDto;
  /** Version that `diff` compares with. */
  previous: number | null;
  diff: DifferenceDto[];
};
export const {
  useListExperiencesQuery,
  useLazyListExperiencesQuery,
  useCreateExperienceMutation,
  useGetExperienceQuery,
  useLazyGetExperienceQuery,
  useReplaceExperienceMutation,
  useUpdateExperienceMutation,
  useDeleteExperienceMutation,
  useArchiveExperienceMutation,
  useDuplicateExperienceMutation,
  useGetEditableExperienceQuery,
  useLazyGetEditableExperienceQuery,
  useSavePendingExperienceMutation,
  useGetPendingExperienceQuery,
  useLazyGetPendingExperienceQuery,
  useDeletePendingExperienceMutation,
  usePublishPendingExperienceMutation,
  usePreviewExperienceMutation,
  usePublishExperienceMutation,
  useRestoreDraftExperienceMutation,
  useScheduleExperienceMutation,
  useSubmitExperienceMutation,
  useUnpublishExperienceMutation,
  useListExperienceVersionsQuery,
  useLazyListExperienceVersionsQuery,
  useGetExperienceVersionQuery,
  useLazyGetExperienceVersionQuery,
  useRestoreExperienceVersionMutation,
} = injectedRtkApi;
