// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['categories'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listCategories: build.query<ListCategoriesApiResponse, ListCategoriesApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/`,
          params: {
            lang: queryArg.lang,
            status: queryArg.status,
          },
        }),
        providesTags: ['categories'],
      }),
      createCategory: build.mutation<CreateCategoryApiResponse, CreateCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/`,
          method: 'POST',
          body: queryArg.writeCategoryDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['categories'],
      }),
      replaceCategory: build.mutation<ReplaceCategoryApiResponse, ReplaceCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PUT',
          body: queryArg.writeCategoryDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['categories'],
      }),
      updateCategory: build.mutation<UpdateCategoryApiResponse, UpdateCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeCategoryDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['categories'],
      }),
      deleteCategory: build.mutation<DeleteCategoryApiResponse, DeleteCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['categories'],
      }),
      archiveCategory: build.mutation<ArchiveCategoryApiResponse, ArchiveCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/archive/`,
          method: 'POST',
          body: queryArg.archiveDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['categories'],
      }),
      duplicateCategory: build.mutation<DuplicateCategoryApiResponse, DuplicateCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/duplicate/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['categories'],
      }),
      getEditableCategory: build.query<GetEditableCategoryApiResponse, GetEditableCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['categories'],
      }),
      savePendingCategory: build.mutation<SavePendingCategoryApiResponse, SavePendingCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'PUT',
          body: queryArg.writeCategoryDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['categories'],
      }),
      getPendingCategory: build.query<GetPendingCategoryApiResponse, GetPendingCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/pending/`,
        }),
        providesTags: ['categories'],
      }),
      deletePendingCategory: build.mutation<DeletePendingCategoryApiResponse, DeletePendingCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['categories'],
      }),
      publishPendingCategory: build.mutation<PublishPendingCategoryApiResponse, PublishPendingCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/pending/publish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['categories'],
      }),
      publishCategory: build.mutation<PublishCategoryApiResponse, PublishCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/publish/`,
          method: 'POST',
          body: queryArg.publishDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['categories'],
      }),
      restoreDraftCategory: build.mutation<RestoreDraftCategoryApiResponse, RestoreDraftCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/restore-draft/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['categories'],
      }),
      scheduleCategory: build.mutation<ScheduleCategoryApiResponse, ScheduleCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/schedule/`,
          method: 'POST',
          body: queryArg.scheduleDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['categories'],
      }),
      submitCategory: build.mutation<SubmitCategoryApiResponse, SubmitCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/submit/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['categories'],
      }),
      unpublishCategory: build.mutation<UnpublishCategoryApiResponse, UnpublishCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/unpublish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['categories'],
      }),
      listCategoryVersions: build.query<ListCategoryVersionsApiResponse, ListCategoryVersionsApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/versions/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['categories'],
      }),
      getCategoryVersion: build.query<GetCategoryVersionApiResponse, GetCategoryVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/`,
        }),
        providesTags: ['categories'],
      }),
      restoreCategoryVersion: build.mutation<RestoreCategoryVersionApiResponse, RestoreCategoryVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/restore/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['categories'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as categoriesApi };
export type ListCategoriesApiResponse = /** status 200 The answer. */ CategoryDto[];
export type ListCategoriesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Only those in this state. For staff with `catalogue.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
};
export type CreateCategoryApiResponse = /** status 201 Created: the new thing. */ CategoryDocumentDto;
export type CreateCategoryApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeCategoryDto: WriteCategoryDto;
};
export type ReplaceCategoryApiResponse = /** status 200 The answer. */ CategoryDocumentDto;
export type ReplaceCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeCategoryDto: WriteCategoryDto;
};
export type UpdateCategoryApiResponse = /** status 200 The answer. */ CategoryDocumentDto;
export type UpdateCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeCategoryDto: WriteCategoryDto;
};
export type DeleteCategoryApiResponse = unknown;
export type DeleteCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ArchiveCategoryApiResponse = /** status 200 The answer. */ CategoryDocumentDto;
export type ArchiveCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  archiveDto: ArchiveDto;
};
export type DuplicateCategoryApiResponse = /** status 201 Created: the new thing. */ CategoryDocumentDto;
export type DuplicateCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type GetEditableCategoryApiResponse = /** status 200 The answer. */ CategoryDocumentDto;
export type GetEditableCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type SavePendingCategoryApiResponse = /** status 200 The answer. */ PendingCategoryDto;
export type SavePendingCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeCategoryDto: WriteCategoryDto;
};
export type GetPendingCategoryApiResponse = /** status 200 The answer. */ PendingCategoryDto;
export type GetPendingCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type DeletePendingCategoryApiResponse = unknown;
export type DeletePendingCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type PublishPendingCategoryApiResponse = /** status 200 The answer. */ CategoryDocumentDto;
export type PublishPendingCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type PublishCategoryApiResponse = /** status 200 The answer. */ CategoryDocumentDto;
export type PublishCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  publishDto: PublishDto;
};
export type RestoreDraftCategoryApiResponse = /** status 200 The answer. */ CategoryDocumentDto;
export type RestoreDraftCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ScheduleCategoryApiResponse = /** status 200 The answer. */ CategoryDocumentDto;
export type ScheduleCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  scheduleDto: ScheduleDto;
};
export type SubmitCategoryApiResponse = /** status 200 The answer. */ CategoryDocumentDto;
export type SubmitCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type UnpublishCategoryApiResponse = /** status 200 The answer. */ CategoryDocumentDto;
export type UnpublishCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ListCategoryVersionsApiResponse = /** status 200 The answer. */ VersionPageDto;
export type ListCategoryVersionsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type GetCategoryVersionApiResponse = /** status 200 The answer. */ CategoryVersionDto;
export type GetCategoryVersionApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version number. */
  version: number;
};
export type RestoreCategoryVersionApiResponse = /** status 200 The answer. */ CategoryDocumentDto;
export type RestoreCategoryVersionApiArg = {
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
export type CategoryDto = {
  id: number;
  /** What packages name it by; never changes. */
  code: string;
  name: string;
  /** One inviting sentence. */
  description: string | null;
  image: PictureDto | null;
  is_featured: boolean;
  position: number;
  /** Packages on sale. */
  count: number;
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
export type CategoryWordsDto = {
  status: 'draft' | 'published';
  name: string | null;
  description: string | null;
};
export type CategoryTranslationsDto = {
  en?: CategoryWordsDto;
  ru?: CategoryWordsDto;
  zh?: CategoryWordsDto;
};
export type CategoryDocumentDto = {
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
  translations: CategoryTranslationsDto;
  image: number | null;
};
export type WriteCategoryWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  name?: string | null;
  /** One inviting sentence. */
  description?: string | null;
};
export type WriteCategoryTranslationsDto = {
  en?: WriteCategoryWordsDto | null;
  ru?: WriteCategoryWordsDto | null;
  zh?: WriteCategoryWordsDto | null;
};
export type WriteCategoryDto = {
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
  /** One inviting sentence. */
  description?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteCategoryTranslationsDto;
  /** The code that packages name it by, made from the English name when it is left out. It never changes: 400 for another one. */
  slug?: string;
  /** Id of a picture. */
  image?: number | null;
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
export type PendingCategoryDto = {
  /** Version it was written for; it can be published as long as `version` is the same. */
  base_version: number;
  /** Version of the thing now. */
  version: number;
  /** E-mail address of who wrote it. */
  by: string | null;
  at: string;
  note: string | null;
  document: CategoryDocumentDto;
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
export type CategoryVersionDto = {
  version: number;
  /** What made it. */
  action: string;
  at: string;
  /** E-mail address; null for the system. */
  by: string | null;
  note: string | null;
  document: CategoryDocumentDto;
  /** Version that `diff` compares with. */
  previous: number | null;
  diff: DifferenceDto[];
};
export const {
  useListCategoriesQuery,
  useLazyListCategoriesQuery,
  useCreateCategoryMutation,
  useReplaceCategoryMutation,
  useUpdateCategoryMutation,
  useDeleteCategoryMutation,
  useArchiveCategoryMutation,
  useDuplicateCategoryMutation,
  useGetEditableCategoryQuery,
  useLazyGetEditableCategoryQuery,
  useSavePendingCategoryMutation,
  useGetPendingCategoryQuery,
  useLazyGetPendingCategoryQuery,
  useDeletePendingCategoryMutation,
  usePublishPendingCategoryMutation,
  usePublishCategoryMutation,
  useRestoreDraftCategoryMutation,
  useScheduleCategoryMutation,
  useSubmitCategoryMutation,
  useUnpublishCategoryMutation,
  useListCategoryVersionsQuery,
  useLazyListCategoryVersionsQuery,
  useGetCategoryVersionQuery,
  useLazyGetCategoryVersionQuery,
  useRestoreCategoryVersionMutation,
} = injectedRtkApi;
