// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['destinations'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listDestinations: build.query<ListDestinationsApiResponse, ListDestinationsApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            is_featured: queryArg.isFeatured,
            type: queryArg['type'],
            search: queryArg.search,
            status: queryArg.status,
            featured: queryArg.featured,
          },
        }),
        providesTags: ['destinations'],
      }),
      createDestination: build.mutation<CreateDestinationApiResponse, CreateDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/`,
          method: 'POST',
          body: queryArg.writeDestinationDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['destinations'],
      }),
      getDestination: build.query<GetDestinationApiResponse, GetDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['destinations'],
      }),
      updateDestination: build.mutation<UpdateDestinationApiResponse, UpdateDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PUT',
          body: queryArg.writeDestinationDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['destinations'],
      }),
      deleteDestination: build.mutation<DeleteDestinationApiResponse, DeleteDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['destinations'],
      }),
      archiveDestination: build.mutation<ArchiveDestinationApiResponse, ArchiveDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/archive/`,
          method: 'POST',
          body: queryArg.archiveDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['destinations'],
      }),
      duplicateDestination: build.mutation<DuplicateDestinationApiResponse, DuplicateDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/duplicate/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['destinations'],
      }),
      getEditableDestination: build.query<GetEditableDestinationApiResponse, GetEditableDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['destinations'],
      }),
      savePendingDestination: build.mutation<SavePendingDestinationApiResponse, SavePendingDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'PUT',
          body: queryArg.writeDestinationDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['destinations'],
      }),
      getPendingDestination: build.query<GetPendingDestinationApiResponse, GetPendingDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/pending/`,
        }),
        providesTags: ['destinations'],
      }),
      deletePendingDestination: build.mutation<DeletePendingDestinationApiResponse, DeletePendingDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['destinations'],
      }),
      publishPendingDestination: build.mutation<PublishPendingDestinationApiResponse, PublishPendingDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/pending/publish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['destinations'],
      }),
      previewDestination: build.mutation<PreviewDestinationApiResponse, PreviewDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/preview/`,
          method: 'POST',
        }),
        invalidatesTags: ['destinations'],
      }),
      publishDestination: build.mutation<PublishDestinationApiResponse, PublishDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/publish/`,
          method: 'POST',
          body: queryArg.publishDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['destinations'],
      }),
      restoreDraftDestination: build.mutation<RestoreDraftDestinationApiResponse, RestoreDraftDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/restore-draft/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['destinations'],
      }),
      scheduleDestination: build.mutation<ScheduleDestinationApiResponse, ScheduleDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/schedule/`,
          method: 'POST',
          body: queryArg.scheduleDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['destinations'],
      }),
      submitDestination: build.mutation<SubmitDestinationApiResponse, SubmitDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/submit/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['destinations'],
      }),
      unpublishDestination: build.mutation<UnpublishDestinationApiResponse, UnpublishDestinationApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/unpublish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['destinations'],
      }),
      listDestinationVersions: build.query<ListDestinationVersionsApiResponse, ListDestinationVersionsApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/versions/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['destinations'],
      }),
      getDestinationVersion: build.query<GetDestinationVersionApiResponse, GetDestinationVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/`,
        }),
        providesTags: ['destinations'],
      }),
      restoreDestinationVersion: build.mutation<RestoreDestinationVersionApiResponse, RestoreDestinationVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/destinations/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/restore/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['destinations'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as destinationsApi };
export type ListDestinationsApiResponse = /** status 200 The answer. */ DestinationPageDto;
export type ListDestinationsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Only featured destinations, or only the others. */
  isFeatured?: boolean;
  /** Kind of place. */
  type?: 'atoll' | 'resort_island' | 'local_island' | 'city' | 'sandbank' | 'dive_region';
  /** Words of names, in any language. For example `Malé`. */
  search?: string;
  /** Only those in this state. For staff with `catalogue.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
  /** The same as `is_featured`, under the name that the site's first client sends. */
  featured?: boolean;
};
export type CreateDestinationApiResponse = /** status 201 Created: the new thing. */ DestinationDocumentDto;
export type CreateDestinationApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeDestinationDto: WriteDestinationDto;
};
export type GetDestinationApiResponse = /** status 200 The answer. */ DestinationDto;
export type GetDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Shows it as visitors would see it although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type UpdateDestinationApiResponse = /** status 200 The answer. */ DestinationDocumentDto;
export type UpdateDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeDestinationDto: WriteDestinationDto;
};
export type DeleteDestinationApiResponse = unknown;
export type DeleteDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ArchiveDestinationApiResponse = /** status 200 The answer. */ DestinationDocumentDto;
export type ArchiveDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  archiveDto: ArchiveDto;
};
export type DuplicateDestinationApiResponse = /** status 201 Created: the new thing. */ DestinationDocumentDto;
export type DuplicateDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type GetEditableDestinationApiResponse = /** status 200 The answer. */ DestinationDocumentDto;
export type GetEditableDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type SavePendingDestinationApiResponse = /** status 200 The answer. */ PendingDestinationDto;
export type SavePendingDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeDestinationDto: WriteDestinationDto;
};
export type GetPendingDestinationApiResponse = /** status 200 The answer. */ PendingDestinationDto;
export type GetPendingDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type DeletePendingDestinationApiResponse = unknown;
export type DeletePendingDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type PublishPendingDestinationApiResponse = /** status 200 The answer. */ DestinationDocumentDto;
export type PublishPendingDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type PreviewDestinationApiResponse = /** status 201 Created: the new thing. */ PreviewDto;
export type PreviewDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type PublishDestinationApiResponse = /** status 200 The answer. */ DestinationDocumentDto;
export type PublishDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  publishDto: PublishDto;
};
export type RestoreDraftDestinationApiResponse = /** status 200 The answer. */ DestinationDocumentDto;
export type RestoreDraftDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ScheduleDestinationApiResponse = /** status 200 The answer. */ DestinationDocumentDto;
export type ScheduleDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  scheduleDto: ScheduleDto;
};
export type SubmitDestinationApiResponse = /** status 200 The answer. */ DestinationDocumentDto;
export type SubmitDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type UnpublishDestinationApiResponse = /** status 200 The answer. */ DestinationDocumentDto;
export type UnpublishDestinationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ListDestinationVersionsApiResponse = /** status 200 The answer. */ VersionPageDto;
export type ListDestinationVersionsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type GetDestinationVersionApiResponse = /** status 200 The answer. */ DestinationVersionDto;
export type GetDestinationVersionApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version number. */
  version: number;
};
export type RestoreDestinationVersionApiResponse = /** status 200 The answer. */ DestinationDocumentDto;
export type RestoreDestinationVersionApiArg = {
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
export type DestinationPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: DestinationListItemDto[];
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
export type DestinationWordsDto = {
  status: 'draft' | 'published';
  name: string | null;
  summary: string | null;
  description: string | null;
  highlights: string[] | null;
  how_to_get_there: string | null;
  etiquette: string | null;
  seo_title: string | null;
  seo_description: string | null;
};
export type DestinationTranslationsDto = {
  en?: DestinationWordsDto;
  ru?: DestinationWordsDto;
  zh?: DestinationWordsDto;
};
export type DestinationDocumentDto = {
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
  translations: DestinationTranslationsDto;
  type: 'atoll' | 'resort_island' | 'local_island' | 'city' | 'sandbank' | 'dive_region';
  /** Code of the atoll. */
  atoll: string;
  island: string | null;
  lat: number;
  lng: number;
  coordinate_accuracy: 'exact' | 'approx_1km' | 'approx_3km';
  best_months: number[];
  tags: string[];
  /** Id of a picture of the library. */
  image: number | null;
  image_url: string | null;
  gallery: number[];
};
export type WriteDestinationWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  name?: string | null;
  summary?: string | null;
  description?: string | null;
  highlights?: string[] | null;
  how_to_get_there?: string | null;
  /** What visitors should know on inhabited islands. */
  etiquette?: string | null;
  seo_title?: string | null;
  seo_description?: string | null;
};
export type WriteDestinationTranslationsDto = {
  en?: WriteDestinationWordsDto | null;
  ru?: WriteDestinationWordsDto | null;
  zh?: WriteDestinationWordsDto | null;
};
export type WriteDestinationDto = {
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
  how_to_get_there?: string | null;
  /** What visitors should know on inhabited islands. */
  etiquette?: string | null;
  seo_title?: string | null;
  seo_description?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteDestinationTranslationsDto;
  /** Id of the picture of a shared link; the cover when there is none. */
  og_image?: number | null;
  /** Search engines are asked to leave its page out; the site itself still leads there. */
  noindex?: boolean;
  type?: 'atoll' | 'resort_island' | 'local_island' | 'city' | 'sandbank' | 'dive_region';
  /** Code of the atoll. */
  atoll?: string;
  island?: string | null;
  lat?: number;
  lng?: number;
  coordinate_accuracy?: 'exact' | 'approx_1km' | 'approx_3km';
  /** Months 1 to 12. */
  best_months?: number[];
  tags?: string[];
  /** Id of a picture of the library; in a form the file itself may come instead. */
  image?: number | null;
  /** Public http or https address of a JPEG, PNG, WebP or AVIF. It is loaded into the library and becomes `image`, unless `image`
    or a file is sent; the answer then has null here. */
  image_url?: string | null;
  /** Ids of further pictures in their order. */
  gallery?: number[];
};
export type SeoDto = {
  title: string | null;
  description: string | null;
  /** Picture of a shared link; the cover when there is none. */
  og_image: PictureDto | null;
  /** Search engines are asked to leave the page out. */
  noindex: boolean;
};
export type DestinationDto = {
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
  description: string;
  highlights: string[];
  how_to_get_there: string | null;
  /** What visitors should know on inhabited islands. */
  etiquette: string | null;
  /** Months 1 to 12. */
  best_months: number[];
  tags: string[];
  gallery: PictureDto[];
  seo: SeoDto;
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
export type PendingDestinationDto = {
  /** Version it was written for; it can be published as long as `version` is the same. */
  base_version: number;
  /** Version of the thing now. */
  version: number;
  /** E-mail address of who wrote it. */
  by: string | null;
  at: string;
  note: string | null;
  document: DestinationDocumentDto;
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
export type DestinationVersionDto = {
  version: number;
  /** What made it. */
  action: string;
  at: string;
  /** E-mail address; null for the system. */
  by: string | null;
  note: string | null;
  document: DestinationDocumentDto;
  /** Version that `diff` compares with. */
  previous: number | null;
  diff: DifferenceDto[];
};
export const {
  useListDestinationsQuery,
  useLazyListDestinationsQuery,
  useCreateDestinationMutation,
  useGetDestinationQuery,
  useLazyGetDestinationQuery,
  useUpdateDestinationMutation,
  useDeleteDestinationMutation,
  useArchiveDestinationMutation,
  useDuplicateDestinationMutation,
  useGetEditableDestinationQuery,
  useLazyGetEditableDestinationQuery,
  useSavePendingDestinationMutation,
  useGetPendingDestinationQuery,
  useLazyGetPendingDestinationQuery,
  useDeletePendingDestinationMutation,
  usePublishPendingDestinationMutation,
  usePreviewDestinationMutation,
  usePublishDestinationMutation,
  useRestoreDraftDestinationMutation,
  useScheduleDestinationMutation,
  useSubmitDestinationMutation,
  useUnpublishDestinationMutation,
  useListDestinationVersionsQuery,
  useLazyListDestinationVersionsQuery,
  useGetDestinationVersionQuery,
  useLazyGetDestinationVersionQuery,
  useRestoreDestinationVersionMutation,
} = injectedRtkApi;
