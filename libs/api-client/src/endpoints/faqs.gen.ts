// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['faqs'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listFaqs: build.query<ListFaqsApiResponse, ListFaqsApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            category: queryArg.category,
            featured: queryArg.featured,
            search: queryArg.search,
            status: queryArg.status,
          },
        }),
        providesTags: ['faqs'],
      }),
      createFaq: build.mutation<CreateFaqApiResponse, CreateFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/`,
          method: 'POST',
          body: queryArg.writeFaqDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['faqs'],
      }),
      getFaq: build.query<GetFaqApiResponse, GetFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['faqs'],
      }),
      updateFaq: build.mutation<UpdateFaqApiResponse, UpdateFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeFaqDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['faqs'],
      }),
      deleteFaq: build.mutation<DeleteFaqApiResponse, DeleteFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['faqs'],
      }),
      archiveFaq: build.mutation<ArchiveFaqApiResponse, ArchiveFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/archive/`,
          method: 'POST',
          body: queryArg.archiveDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['faqs'],
      }),
      duplicateFaq: build.mutation<DuplicateFaqApiResponse, DuplicateFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/duplicate/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['faqs'],
      }),
      getEditableFaq: build.query<GetEditableFaqApiResponse, GetEditableFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['faqs'],
      }),
      savePendingFaq: build.mutation<SavePendingFaqApiResponse, SavePendingFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'PUT',
          body: queryArg.writeFaqDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['faqs'],
      }),
      getPendingFaq: build.query<GetPendingFaqApiResponse, GetPendingFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/pending/`,
        }),
        providesTags: ['faqs'],
      }),
      deletePendingFaq: build.mutation<DeletePendingFaqApiResponse, DeletePendingFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['faqs'],
      }),
      publishPendingFaq: build.mutation<PublishPendingFaqApiResponse, PublishPendingFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/pending/publish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['faqs'],
      }),
      previewFaq: build.mutation<PreviewFaqApiResponse, PreviewFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/preview/`,
          method: 'POST',
        }),
        invalidatesTags: ['faqs'],
      }),
      publishFaq: build.mutation<PublishFaqApiResponse, PublishFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/publish/`,
          method: 'POST',
          body: queryArg.publishDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['faqs'],
      }),
      restoreDraftFaq: build.mutation<RestoreDraftFaqApiResponse, RestoreDraftFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/restore-draft/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['faqs'],
      }),
      scheduleFaq: build.mutation<ScheduleFaqApiResponse, ScheduleFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/schedule/`,
          method: 'POST',
          body: queryArg.scheduleDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['faqs'],
      }),
      submitFaq: build.mutation<SubmitFaqApiResponse, SubmitFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/submit/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['faqs'],
      }),
      unpublishFaq: build.mutation<UnpublishFaqApiResponse, UnpublishFaqApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/unpublish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['faqs'],
      }),
      listFaqVersions: build.query<ListFaqVersionsApiResponse, ListFaqVersionsApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/versions/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['faqs'],
      }),
      getFaqVersion: build.query<GetFaqVersionApiResponse, GetFaqVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/`,
        }),
        providesTags: ['faqs'],
      }),
      restoreFaqVersion: build.mutation<RestoreFaqVersionApiResponse, RestoreFaqVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/faqs/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/restore/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['faqs'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as faqsApi };
export type ListFaqsApiResponse = /** status 200 The answer. */ FaqPageDto;
export type ListFaqsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Only those with this category. */
  category?: 'booking' | 'payment' | 'transfer' | 'visa' | 'health' | 'money' | 'culture' | 'children' | 'diving';
  /** Only featured questions, or only the others. */
  featured?: boolean;
  /** Words of questions and answers, in any language. For example `Malé`. */
  search?: string;
  /** Only those in this state. For staff with `content.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
};
export type CreateFaqApiResponse = /** status 201 Created: the new thing. */ FaqDocumentDto;
export type CreateFaqApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeFaqDto: WriteFaqDto;
};
export type GetFaqApiResponse = /** status 200 The answer. */ FaqDto;
export type GetFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Shows it as visitors would see it although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type UpdateFaqApiResponse = /** status 200 The answer. */ FaqDocumentDto;
export type UpdateFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeFaqDto: WriteFaqDto;
};
export type DeleteFaqApiResponse = unknown;
export type DeleteFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ArchiveFaqApiResponse = /** status 200 The answer. */ FaqDocumentDto;
export type ArchiveFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  archiveDto: ArchiveDto;
};
export type DuplicateFaqApiResponse = /** status 201 Created: the new thing. */ FaqDocumentDto;
export type DuplicateFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type GetEditableFaqApiResponse = /** status 200 The answer. */ FaqDocumentDto;
export type GetEditableFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type SavePendingFaqApiResponse = /** status 200 The answer. */ PendingFaqDto;
export type SavePendingFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeFaqDto: WriteFaqDto;
};
export type GetPendingFaqApiResponse = /** status 200 The answer. */ PendingFaqDto;
export type GetPendingFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type DeletePendingFaqApiResponse = unknown;
export type DeletePendingFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type PublishPendingFaqApiResponse = /** status 200 The answer. */ FaqDocumentDto;
export type PublishPendingFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type PreviewFaqApiResponse = /** status 201 Created: the new thing. */ PreviewDto;
export type PreviewFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type PublishFaqApiResponse = /** status 200 The answer. */ FaqDocumentDto;
export type PublishFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  publishDto: PublishDto;
};
export type RestoreDraftFaqApiResponse = /** status 200 The answer. */ FaqDocumentDto;
export type RestoreDraftFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ScheduleFaqApiResponse = /** status 200 The answer. */ FaqDocumentDto;
export type ScheduleFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  scheduleDto: ScheduleDto;
};
export type SubmitFaqApiResponse = /** status 200 The answer. */ FaqDocumentDto;
export type SubmitFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type UnpublishFaqApiResponse = /** status 200 The answer. */ FaqDocumentDto;
export type UnpublishFaqApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ListFaqVersionsApiResponse = /** status 200 The answer. */ VersionPageDto;
export type ListFaqVersionsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type GetFaqVersionApiResponse = /** status 200 The answer. */ FaqVersionDto;
export type GetFaqVersionApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version number. */
  version: number;
};
export type RestoreFaqVersionApiResponse = /** status 200 The answer. */ FaqDocumentDto;
export type RestoreFaqVersionApiArg = {
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
export type RelatedPageDto = {
  slug: string;
  title: string;
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
export type FaqDto = {
  id: number;
  slug: string;
  question: string;
  /** Sanitised HTML. */
  answer: string;
  /** Label in the language of the answer. */
  category: string;
  category_code: 'booking' | 'payment' | 'transfer' | 'visa' | 'health' | 'money' | 'culture' | 'children' | 'diving';
  is_featured: boolean;
  related_pages: RelatedPageDto[];
  updated_at: string;
  _i18n: LocalizationDto;
  /** Staff lists only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** Staff lists only. */
  editing?: EditingStateDto;
};
export type FaqPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: FaqDto[];
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
export type FaqWordsDto = {
  status: 'draft' | 'published';
  question: string | null;
  answer: string | null;
};
export type FaqTranslationsDto = {
  en?: FaqWordsDto;
  ru?: FaqWordsDto;
  zh?: FaqWordsDto;
};
export type FaqDocumentDto = {
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
  translations: FaqTranslationsDto;
  category: 'booking' | 'payment' | 'transfer' | 'visa' | 'health' | 'money' | 'culture' | 'children' | 'diving';
  related_pages: string[];
};
export type WriteFaqWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  question?: string | null;
  /** HTML; what is not allowed is taken out. */
  answer?: string | null;
};
export type WriteFaqTranslationsDto = {
  en?: WriteFaqWordsDto | null;
  ru?: WriteFaqWordsDto | null;
  zh?: WriteFaqWordsDto | null;
};
export type WriteFaqDto = {
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
  question?: string | null;
  /** HTML; what is not allowed is taken out. */
  answer?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteFaqTranslationsDto;
  category?: 'booking' | 'payment' | 'transfer' | 'visa' | 'health' | 'money' | 'culture' | 'children' | 'diving';
  /** Slugs of pages that say more. */
  related_pages?: string[];
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
export type PendingFaqDto = {
  /** Version it was written for; it can be published as long as `version` is the same. */
  base_version: number;
  /** Version of the thing now. */
  version: number;
  /** E-mail address of who wrote it. */
  by: string | null;
  at: string;
  note: string | null;
  document: FaqDocumentDto;
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
export type FaqVersionDto = {
  version: number;
  /** What made it. */
  action: string;
  at: string;
  /** E-mail address; null for the system. */
  by: string | null;
  note: string | null;
  document: FaqDocumentDto;
  /** Version that `diff` compares with. */
  previous: number | null;
  diff: DifferenceDto[];
};
export const {
  useListFaqsQuery,
  useLazyListFaqsQuery,
  useCreateFaqMutation,
  useGetFaqQuery,
  useLazyGetFaqQuery,
  useUpdateFaqMutation,
  useDeleteFaqMutation,
  useArchiveFaqMutation,
  useDuplicateFaqMutation,
  useGetEditableFaqQuery,
  useLazyGetEditableFaqQuery,
  useSavePendingFaqMutation,
  useGetPendingFaqQuery,
  useLazyGetPendingFaqQuery,
  useDeletePendingFaqMutation,
  usePublishPendingFaqMutation,
  usePreviewFaqMutation,
  usePublishFaqMutation,
  useRestoreDraftFaqMutation,
  useScheduleFaqMutation,
  useSubmitFaqMutation,
  useUnpublishFaqMutation,
  useListFaqVersionsQuery,
  useLazyListFaqVersionsQuery,
  useGetFaqVersionQuery,
  useLazyGetFaqVersionQuery,
  useRestoreFaqVersionMutation,
} = injectedRtkApi;
