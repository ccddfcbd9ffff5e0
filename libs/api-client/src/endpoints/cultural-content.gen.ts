// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['cultural content'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listCulturalContent: build.query<ListCulturalContentApiResponse, ListCulturalContentApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/`,
          params: {
            lang: queryArg.lang,
            content_type: queryArg.contentType,
            status: queryArg.status,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['cultural content'],
      }),
      createCulturalContent: build.mutation<CreateCulturalContentApiResponse, CreateCulturalContentApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/`,
          method: 'POST',
          body: queryArg.writeCulturalContentDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['cultural content'],
      }),
      updateCulturalContent: build.mutation<UpdateCulturalContentApiResponse, UpdateCulturalContentApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeCulturalContentDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['cultural content'],
      }),
      deleteCulturalContent: build.mutation<DeleteCulturalContentApiResponse, DeleteCulturalContentApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['cultural content'],
      }),
      archiveCulturalContent: build.mutation<ArchiveCulturalContentApiResponse, ArchiveCulturalContentApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/${encodeURIComponent(String(queryArg.id))}/archive/`,
          method: 'POST',
          body: queryArg.archiveDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['cultural content'],
      }),
      duplicateCulturalContent: build.mutation<DuplicateCulturalContentApiResponse, DuplicateCulturalContentApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/${encodeURIComponent(String(queryArg.id))}/duplicate/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['cultural content'],
      }),
      getEditableCulturalContent: build.query<GetEditableCulturalContentApiResponse, GetEditableCulturalContentApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['cultural content'],
      }),
      previewCulturalContent: build.mutation<PreviewCulturalContentApiResponse, PreviewCulturalContentApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/${encodeURIComponent(String(queryArg.id))}/preview/`,
          method: 'POST',
        }),
        invalidatesTags: ['cultural content'],
      }),
      publishCulturalContent: build.mutation<PublishCulturalContentApiResponse, PublishCulturalContentApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/${encodeURIComponent(String(queryArg.id))}/publish/`,
          method: 'POST',
          body: queryArg.publishDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['cultural content'],
      }),
      restoreDraftCulturalContent: build.mutation<
        RestoreDraftCulturalContentApiResponse,
        RestoreDraftCulturalContentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cultural-content/${encodeURIComponent(String(queryArg.id))}/restore-draft/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['cultural content'],
      }),
      scheduleCulturalContent: build.mutation<ScheduleCulturalContentApiResponse, ScheduleCulturalContentApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/${encodeURIComponent(String(queryArg.id))}/schedule/`,
          method: 'POST',
          body: queryArg.scheduleDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['cultural content'],
      }),
      submitCulturalContent: build.mutation<SubmitCulturalContentApiResponse, SubmitCulturalContentApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/${encodeURIComponent(String(queryArg.id))}/submit/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['cultural content'],
      }),
      unpublishCulturalContent: build.mutation<UnpublishCulturalContentApiResponse, UnpublishCulturalContentApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/${encodeURIComponent(String(queryArg.id))}/unpublish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['cultural content'],
      }),
      listCulturalContentVersions: build.query<
        ListCulturalContentVersionsApiResponse,
        ListCulturalContentVersionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cultural-content/${encodeURIComponent(String(queryArg.id))}/versions/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['cultural content'],
      }),
      getCulturalContentVersion: build.query<GetCulturalContentVersionApiResponse, GetCulturalContentVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/`,
        }),
        providesTags: ['cultural content'],
      }),
      restoreCulturalContentVersion: build.mutation<
        RestoreCulturalContentVersionApiResponse,
        RestoreCulturalContentVersionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cultural-content/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/restore/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['cultural content'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as culturalContentApi };
export type ListCulturalContentApiResponse = /** status 200 The answer. */ CulturalContentDto[];
export type ListCulturalContentApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Only those with this content type. */
  contentType?: 'greeting' | 'etiquette' | 'phrase' | 'festival' | 'cuisine' | 'tip' | 'law';
  /** Only those in this state. For staff with `content.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
  /** Shows the entry that the token opens, and no other, although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type CreateCulturalContentApiResponse = /** status 201 Created: the new thing. */ CulturalContentDocumentDto;
export type CreateCulturalContentApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeCulturalContentDto: WriteCulturalContentDto;
};
export type UpdateCulturalContentApiResponse = /** status 200 The answer. */ CulturalContentDocumentDto;
export type UpdateCulturalContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeCulturalContentDto: WriteCulturalContentDto;
};
export type DeleteCulturalContentApiResponse = unknown;
export type DeleteCulturalContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ArchiveCulturalContentApiResponse = /** status 200 The answer. */ CulturalContentDocumentDto;
export type ArchiveCulturalContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  archiveDto: ArchiveDto;
};
export type DuplicateCulturalContentApiResponse = /** status 201 Created: the new thing. */ CulturalContentDocumentDto;
export type DuplicateCulturalContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type GetEditableCulturalContentApiResponse = /** status 200 The answer. */ CulturalContentDocumentDto;
export type GetEditableCulturalContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type PreviewCulturalContentApiResponse = /** status 201 Created: the new thing. */ PreviewDto;
export type PreviewCulturalContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type PublishCulturalContentApiResponse = /** status 200 The answer. */ CulturalContentDocumentDto;
export type PublishCulturalContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  publishDto: PublishDto;
};
export type RestoreDraftCulturalContentApiResponse = /** status 200 The answer. */ CulturalContentDocumentDto;
export type RestoreDraftCulturalContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ScheduleCulturalContentApiResponse = /** status 200 The answer. */ CulturalContentDocumentDto;
export type ScheduleCulturalContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  scheduleDto: ScheduleDto;
};
export type SubmitCulturalContentApiResponse = /** status 200 The answer. */ CulturalContentDocumentDto;
export type SubmitCulturalContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type UnpublishCulturalContentApiResponse = /** status 200 The answer. */ CulturalContentDocumentDto;
export type UnpublishCulturalContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ListCulturalContentVersionsApiResponse = /** status 200 The answer. */ VersionPageDto;
export type ListCulturalContentVersionsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type GetCulturalContentVersionApiResponse = /** status 200 The answer. */ CulturalContentVersionDto;
export type GetCulturalContentVersionApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version number. */
  version: number;
};
export type RestoreCulturalContentVersionApiResponse = /** status 200 The answer. */ CulturalContentDocumentDto;
export type RestoreCulturalContentVersionApiArg = {
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
export type CulturalContentDto = {
  id: number;
  content_type: 'greeting' | 'etiquette' | 'phrase' | 'festival' | 'cuisine' | 'tip' | 'law';
  title: string;
  /** Sanitised HTML. */
  body: string;
  /** Words in Dhivehi. */
  phrase: string | null;
  /** How a reader of this language would say the phrase. */
  pronunciation: string | null;
  image: PictureDto | null;
  order: number;
  /** First day on which it is shown, in the Maldives. */
  valid_from: string | null;
  /** Last day on which it is shown. */
  valid_to: string | null;
  /** The language of these words: the one asked for, or English for a kind that has nothing in it. */
  language: 'en' | 'ru' | 'zh';
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
export type CulturalContentWordsDto = {
  status: 'draft' | 'published';
  title: string | null;
  body: string | null;
  pronunciation: string | null;
};
export type CulturalContentTranslationsDto = {
  en?: CulturalContentWordsDto;
  ru?: CulturalContentWordsDto;
  zh?: CulturalContentWordsDto;
};
export type CulturalContentDocumentDto = {
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
  slug: string;
  translations: CulturalContentTranslationsDto;
  content_type: 'greeting' | 'etiquette' | 'phrase' | 'festival' | 'cuisine' | 'tip' | 'law';
  phrase: string | null;
  image: number | null;
  valid_from: string | null;
  valid_to: string | null;
};
export type WriteCulturalContentWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  title?: string | null;
  /** HTML; what is not allowed is taken out. */
  body?: string | null;
  pronunciation?: string | null;
};
export type WriteCulturalContentTranslationsDto = {
  en?: WriteCulturalContentWordsDto | null;
  ru?: WriteCulturalContentWordsDto | null;
  zh?: WriteCulturalContentWordsDto | null;
};
export type WriteCulturalContentDto = {
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
  title?: string | null;
  /** HTML; what is not allowed is taken out. */
  body?: string | null;
  pronunciation?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteCulturalContentTranslationsDto;
  content_type?: 'greeting' | 'etiquette' | 'phrase' | 'festival' | 'cuisine' | 'tip' | 'law';
  /** Words in Dhivehi. */
  phrase?: string | null;
  /** Id of a picture. */
  image?: number | null;
  /** First day on which it is shown. */
  valid_from?: string | null;
  /** Last day on which it is shown. */
  valid_to?: string | null;
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
export type CulturalContentVersionDto = {
  version: number;
  /** What made it. */
  action: string;
  at: string;
  /** E-mail address; null for the system. */
  by: string | null;
  note: string | null;
  document: CulturalContentDocumentDto;
  /** Version that `diff` compares with. */
  previous: number | null;
  diff: DifferenceDto[];
};
export const {
  useListCulturalContentQuery,
  useLazyListCulturalContentQuery,
  useCreateCulturalContentMutation,
  useUpdateCulturalContentMutation,
  useDeleteCulturalContentMutation,
  useArchiveCulturalContentMutation,
  useDuplicateCulturalContentMutation,
  useGetEditableCulturalContentQuery,
  useLazyGetEditableCulturalContentQuery,
  usePreviewCulturalContentMutation,
  usePublishCulturalContentMutation,
  useRestoreDraftCulturalContentMutation,
  useScheduleCulturalContentMutation,
  useSubmitCulturalContentMutation,
  useUnpublishCulturalContentMutation,
  useListCulturalContentVersionsQuery,
  useLazyListCulturalContentVersionsQuery,
  useGetCulturalContentVersionQuery,
  useLazyGetCulturalContentVersionQuery,
  useRestoreCulturalContentVersionMutation,
} = injectedRtkApi;
