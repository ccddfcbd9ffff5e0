// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['resort-images'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listResortImages: build.query<ListResortImagesApiResponse, ListResortImagesApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/`,
          params: {
            lang: queryArg.lang,
            resort: queryArg.resort,
            status: queryArg.status,
          },
        }),
        providesTags: ['resort-images'],
      }),
      createResortImage: build.mutation<CreateResortImageApiResponse, CreateResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/`,
          method: 'POST',
          body: queryArg.createResortImageDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      replaceResortImage: build.mutation<ReplaceResortImageApiResponse, ReplaceResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PUT',
          body: queryArg.writeResortImageDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      updateResortImage: build.mutation<UpdateResortImageApiResponse, UpdateResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeResortImageDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      deleteResortImage: build.mutation<DeleteResortImageApiResponse, DeleteResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      archiveResortImage: build.mutation<ArchiveResortImageApiResponse, ArchiveResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/archive/`,
          method: 'POST',
          body: queryArg.archiveDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      duplicateResortImage: build.mutation<DuplicateResortImageApiResponse, DuplicateResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/duplicate/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      getEditableResortImage: build.query<GetEditableResortImageApiResponse, GetEditableResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['resort-images'],
      }),
      savePendingResortImage: build.mutation<SavePendingResortImageApiResponse, SavePendingResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'PUT',
          body: queryArg.writeResortImageDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      getPendingResortImage: build.query<GetPendingResortImageApiResponse, GetPendingResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/pending/`,
        }),
        providesTags: ['resort-images'],
      }),
      deletePendingResortImage: build.mutation<DeletePendingResortImageApiResponse, DeletePendingResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      publishPendingResortImage: build.mutation<PublishPendingResortImageApiResponse, PublishPendingResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/pending/publish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      publishResortImage: build.mutation<PublishResortImageApiResponse, PublishResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/publish/`,
          method: 'POST',
          body: queryArg.publishDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      restoreDraftResortImage: build.mutation<RestoreDraftResortImageApiResponse, RestoreDraftResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/restore-draft/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      scheduleResortImage: build.mutation<ScheduleResortImageApiResponse, ScheduleResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/schedule/`,
          method: 'POST',
          body: queryArg.scheduleDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      submitResortImage: build.mutation<SubmitResortImageApiResponse, SubmitResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/submit/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      unpublishResortImage: build.mutation<UnpublishResortImageApiResponse, UnpublishResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/unpublish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      listResortImageVersions: build.query<ListResortImageVersionsApiResponse, ListResortImageVersionsApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/versions/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['resort-images'],
      }),
      getResortImageVersion: build.query<GetResortImageVersionApiResponse, GetResortImageVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/`,
        }),
        providesTags: ['resort-images'],
      }),
      restoreResortImageVersion: build.mutation<RestoreResortImageVersionApiResponse, RestoreResortImageVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/restore/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as resortImagesApi };
export type ListResortImagesApiResponse = /** status 200 The answer. */ ResortImageDto[];
export type ListResortImagesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Id or slug of the place to stay. */
  resort: string;
  /** Only those in this state. For staff with `catalogue.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
};
export type CreateResortImageApiResponse = /** status 201 Created: the new thing. */ ResortImageDocumentDto;
export type CreateResortImageApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createResortImageDto: CreateResortImageDto;
};
export type ReplaceResortImageApiResponse = /** status 200 The answer. */ ResortImageDocumentDto;
export type ReplaceResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeResortImageDto: WriteResortImageDto;
};
export type UpdateResortImageApiResponse = /** status 200 The answer. */ ResortImageDocumentDto;
export type UpdateResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeResortImageDto: WriteResortImageDto;
};
export type DeleteResortImageApiResponse = unknown;
export type DeleteResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ArchiveResortImageApiResponse = /** status 200 The answer. */ ResortImageDocumentDto;
export type ArchiveResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  archiveDto: ArchiveDto;
};
export type DuplicateResortImageApiResponse = /** status 201 Created: the new thing. */ ResortImageDocumentDto;
export type DuplicateResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type GetEditableResortImageApiResponse = /** status 200 The answer. */ ResortImageDocumentDto;
export type GetEditableResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type SavePendingResortImageApiResponse = /** status 200 The answer. */ PendingResortImageDto;
export type SavePendingResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeResortImageDto: WriteResortImageDto;
};
export type GetPendingResortImageApiResponse = /** status 200 The answer. */ PendingResortImageDto;
export type GetPendingResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type DeletePendingResortImageApiResponse = unknown;
export type DeletePendingResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type PublishPendingResortImageApiResponse = /** status 200 The answer. */ ResortImageDocumentDto;
export type PublishPendingResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type PublishResortImageApiResponse = /** status 200 The answer. */ ResortImageDocumentDto;
export type PublishResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  publishDto: PublishDto;
};
export type RestoreDraftResortImageApiResponse = /** status 200 The answer. */ ResortImageDocumentDto;
export type RestoreDraftResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ScheduleResortImageApiResponse = /** status 200 The answer. */ ResortImageDocumentDto;
export type ScheduleResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  scheduleDto: ScheduleDto;
};
export type SubmitResortImageApiResponse = /** status 200 The answer. */ ResortImageDocumentDto;
export type SubmitResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type UnpublishResortImageApiResponse = /** status 200 The answer. */ ResortImageDocumentDto;
export type UnpublishResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ListResortImageVersionsApiResponse = /** status 200 The answer. */ VersionPageDto;
export type ListResortImageVersionsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type GetResortImageVersionApiResponse = /** status 200 The answer. */ ResortImageVersionDto;
export type GetResortImageVersionApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version number. */
  version: number;
};
export type RestoreResortImageVersionApiResponse = /** status 200 The answer. */ ResortImageDocumentDto;
export type RestoreResortImageVersionApiArg = {
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
export type LocalizationDto = {
  language: 'en' | 'ru' | 'zh';
  /** Names of the fields without a text in this language. */
  fallback_fields: string[];
  /** Names of the fields whose English words changed after this language was saved. */
  outdated_fields: string[];
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
export type ResortImageDto = {
  id: number;
  /** Id of the place to stay. */
  resort: number;
  media: PictureDto;
  /** What it shows; null without words of its own. */
  caption: string | null;
  kind: 'aerial' | 'beach' | 'room' | 'dining' | 'reef' | 'map';
  /** Place among the pictures that visitors see, from 1; in staff lists among those in every state. */
  position: number;
  /** Stands for the place in lists. */
  is_cover: boolean;
  _i18n: LocalizationDto;
  /** Staff lists only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** Staff lists only. */
  editing?: EditingStateDto;
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
export type ResortImageWordsDto = {
  status: 'draft' | 'published';
  caption: string | null;
};
export type ResortImageTranslationsDto = {
  en?: ResortImageWordsDto;
  ru?: ResortImageWordsDto;
  zh?: ResortImageWordsDto;
};
export type ResortImageDocumentDto = {
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
  resort: number;
  /** Id in the library. */
  media: number;
  translations: ResortImageTranslationsDto;
  kind: 'aerial' | 'beach' | 'room' | 'dining' | 'reef' | 'map';
  /** Stands for the place in lists; one that is not public yet will when it is published. */
  is_cover: boolean;
};
export type WriteResortImageWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  /** What it shows; without it the picture's alternative text says it. */
  caption?: string | null;
};
export type WriteResortImageTranslationsDto = {
  en?: WriteResortImageWordsDto | null;
  ru?: WriteResortImageWordsDto | null;
  zh?: WriteResortImageWordsDto | null;
};
export type CreateResortImageDto = {
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** When a scheduled one goes public. */
  publish_at?: string | null;
  /** When a public one leaves again. */
  unpublish_at?: string | null;
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** What it shows; without it the picture's alternative text says it. */
  caption?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteResortImageTranslationsDto;
  /** Id of a picture of the library. Visitors see it once on a place; drafts may repeat it. */
  media?: number;
  kind?: 'aerial' | 'beach' | 'room' | 'dining' | 'reef' | 'map';
  /** Place among the pictures in every state, from 1; the others make room. A new one goes to the end. */
  position?: number;
  /** Stands for the place in lists, instead of the present cover; one that is not public yet will when it is published. */
  is_cover?: boolean;
  /** Id or slug of the place to stay. */
  resort: number | string;
};
export type WriteResortImageDto = {
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** When a scheduled one goes public. */
  publish_at?: string | null;
  /** When a public one leaves again. */
  unpublish_at?: string | null;
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** What it shows; without it the picture's alternative text says it. */
  caption?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteResortImageTranslationsDto;
  /** Id of a picture of the library. Visitors see it once on a place; drafts may repeat it. */
  media?: number;
  kind?: 'aerial' | 'beach' | 'room' | 'dining' | 'reef' | 'map';
  /** Place among the pictures in every state, from 1; the others make room. A new one goes to the end. */
  position?: number;
  /** Stands for the place in lists, instead of the present cover; one that is not public yet will when it is published. */
  is_cover?: boolean;
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
export type PendingResortImageDto = {
  /** Version it was written for; it can be published as long as `version` is the same. */
  base_version: number;
  /** Version of the thing now. */
  version: number;
  /** E-mail address of who wrote it. */
  by: string | null;
  at: string;
  note: string | null;
  document: ResortImageDocumentDto;
  diff: DifferenceDto[];
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
export type ResortImageVersionDto = {
  version: number;
  /** What made it. */
  action: string;
  at: string;
  /** E-mail address; null for the system. */
  by: string | null;
  note: string | null;
  document: ResortImageDocumentDto;
  /** Version that `diff` compares with. */
  previous: number | null;
  diff: DifferenceDto[];
};
export const {
  useListResortImagesQuery,
  useLazyListResortImagesQuery,
  useCreateResortImageMutation,
  useReplaceResortImageMutation,
  useUpdateResortImageMutation,
  useDeleteResortImageMutation,
  useArchiveResortImageMutation,
  useDuplicateResortImageMutation,
  useGetEditableResortImageQuery,
  useLazyGetEditableResortImageQuery,
  useSavePendingResortImageMutation,
  useGetPendingResortImageQuery,
  useLazyGetPendingResortImageQuery,
  useDeletePendingResortImageMutation,
  usePublishPendingResortImageMutation,
  usePublishResortImageMutation,
  useRestoreDraftResortImageMutation,
  useScheduleResortImageMutation,
  useSubmitResortImageMutation,
  useUnpublishResortImageMutation,
  useListResortImageVersionsQuery,
  useLazyListResortImageVersionsQuery,
  useGetResortImageVersionQuery,
  useLazyGetResortImageVersionQuery,
  useRestoreResortImageVersionMutation,
} = injectedRtkApi;
