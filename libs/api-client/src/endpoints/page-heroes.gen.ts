// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['page heroes'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPageHeroes: build.query<ListPageHeroesApiResponse, ListPageHeroesApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/`,
          params: {
            lang: queryArg.lang,
            page_key: queryArg.pageKey,
            active: queryArg.active,
            status: queryArg.status,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['page heroes'],
      }),
      createPageHero: build.mutation<CreatePageHeroApiResponse, CreatePageHeroApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/`,
          method: 'POST',
          body: queryArg.writePageHeroDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['page heroes'],
      }),
      updatePageHero: build.mutation<UpdatePageHeroApiResponse, UpdatePageHeroApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writePageHeroDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['page heroes'],
      }),
      deletePageHero: build.mutation<DeletePageHeroApiResponse, DeletePageHeroApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['page heroes'],
      }),
      archivePageHero: build.mutation<ArchivePageHeroApiResponse, ArchivePageHeroApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/${encodeURIComponent(String(queryArg.id))}/archive/`,
          method: 'POST',
          body: queryArg.archiveDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['page heroes'],
      }),
      duplicatePageHero: build.mutation<DuplicatePageHeroApiResponse, DuplicatePageHeroApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/${encodeURIComponent(String(queryArg.id))}/duplicate/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['page heroes'],
      }),
      getEditablePageHero: build.query<GetEditablePageHeroApiResponse, GetEditablePageHeroApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['page heroes'],
      }),
      previewPageHero: build.mutation<PreviewPageHeroApiResponse, PreviewPageHeroApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/${encodeURIComponent(String(queryArg.id))}/preview/`,
          method: 'POST',
        }),
        invalidatesTags: ['page heroes'],
      }),
      publishPageHero: build.mutation<PublishPageHeroApiResponse, PublishPageHeroApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/${encodeURIComponent(String(queryArg.id))}/publish/`,
          method: 'POST',
          body: queryArg.publishDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['page heroes'],
      }),
      restoreDraftPageHero: build.mutation<RestoreDraftPageHeroApiResponse, RestoreDraftPageHeroApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/${encodeURIComponent(String(queryArg.id))}/restore-draft/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['page heroes'],
      }),
      schedulePageHero: build.mutation<SchedulePageHeroApiResponse, SchedulePageHeroApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/${encodeURIComponent(String(queryArg.id))}/schedule/`,
          method: 'POST',
          body: queryArg.scheduleDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['page heroes'],
      }),
      submitPageHero: build.mutation<SubmitPageHeroApiResponse, SubmitPageHeroApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/${encodeURIComponent(String(queryArg.id))}/submit/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['page heroes'],
      }),
      unpublishPageHero: build.mutation<UnpublishPageHeroApiResponse, UnpublishPageHeroApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/${encodeURIComponent(String(queryArg.id))}/unpublish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['page heroes'],
      }),
      listPageHeroVersions: build.query<ListPageHeroVersionsApiResponse, ListPageHeroVersionsApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/${encodeURIComponent(String(queryArg.id))}/versions/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['page heroes'],
      }),
      getPageHeroVersion: build.query<GetPageHeroVersionApiResponse, GetPageHeroVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/`,
        }),
        providesTags: ['page heroes'],
      }),
      restorePageHeroVersion: build.mutation<RestorePageHeroVersionApiResponse, RestorePageHeroVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/restore/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['page heroes'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as pageHeroesApi };
export type ListPageHeroesApiResponse = /** status 200 The answer. */ PageHeroDto[];
export type ListPageHeroesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The page they stand on. */
  pageKey?: 'home' | 'packages' | 'resorts' | 'transportation' | 'about' | 'contact' | 'blog' | 'faq';
  /** `true`: those shown now, as without this filter. `false`: published ones that are switched off or out of their time. */
  active?: boolean;
  /** Only those in this state. For staff with `content.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
  /** Shows the hero that the token opens, and no other, although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type CreatePageHeroApiResponse = /** status 201 Created: the new thing. */ PageHeroDocumentDto;
export type CreatePageHeroApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writePageHeroDto: WritePageHeroDto;
};
export type UpdatePageHeroApiResponse = /** status 200 The answer. */ PageHeroDocumentDto;
export type UpdatePageHeroApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writePageHeroDto: WritePageHeroDto;
};
export type DeletePageHeroApiResponse = unknown;
export type DeletePageHeroApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ArchivePageHeroApiResponse = /** status 200 The answer. */ PageHeroDocumentDto;
export type ArchivePageHeroApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  archiveDto: ArchiveDto;
};
export type DuplicatePageHeroApiResponse = /** status 201 Created: the new thing. */ PageHeroDocumentDto;
export type DuplicatePageHeroApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type GetEditablePageHeroApiResponse = /** status 200 The answer. */ PageHeroDocumentDto;
export type GetEditablePageHeroApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type PreviewPageHeroApiResponse = /** status 201 Created: the new thing. */ PreviewDto;
export type PreviewPageHeroApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type PublishPageHeroApiResponse = /** status 200 The answer. */ PageHeroDocumentDto;
export type PublishPageHeroApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  publishDto: PublishDto;
};
export type RestoreDraftPageHeroApiResponse = /** status 200 The answer. */ PageHeroDocumentDto;
export type RestoreDraftPageHeroApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type SchedulePageHeroApiResponse = /** status 200 The answer. */ PageHeroDocumentDto;
export type SchedulePageHeroApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  scheduleDto: ScheduleDto;
};
export type SubmitPageHeroApiResponse = /** status 200 The answer. */ PageHeroDocumentDto;
export type SubmitPageHeroApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type UnpublishPageHeroApiResponse = /** status 200 The answer. */ PageHeroDocumentDto;
export type UnpublishPageHeroApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ListPageHeroVersionsApiResponse = /** status 200 The answer. */ VersionPageDto;
export type ListPageHeroVersionsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type GetPageHeroVersionApiResponse = /** status 200 The answer. */ PageHeroVersionDto;
export type GetPageHeroVersionApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version number. */
  version: number;
};
export type RestorePageHeroVersionApiResponse = /** status 200 The answer. */ PageHeroDocumentDto;
export type RestorePageHeroVersionApiArg = {
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
export type FocalPointDto = {
  x: number;
  y: number;
};
export type HeroCtaDto = {
  label: string;
  url: string;
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
export type PageHeroDto = {
  id: number;
  slug: string;
  page_key: 'home' | 'packages' | 'resorts' | 'transportation' | 'about' | 'contact' | 'blog' | 'faq';
  title: string;
  subtitle: string;
  image: PictureDto | null;
  /** For narrow screens; null = the same picture. */
  image_mobile: PictureDto | null;
  focal_point: FocalPointDto;
  /** Darkness over the picture, 0 to 1. */
  overlay_opacity: number;
  cta: HeroCtaDto | null;
  active: boolean;
  active_from: string | null;
  active_to: string | null;
  position: number;
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
export type PageHeroWordsDto = {
  status: 'draft' | 'published';
  title: string | null;
  subtitle: string | null;
  cta_label: string | null;
};
export type PageHeroTranslationsDto = {
  en?: PageHeroWordsDto;
  ru?: PageHeroWordsDto;
  zh?: PageHeroWordsDto;
};
export type WriteFocalPointDto = {
  x: number;
  y: number;
};
export type PageHeroDocumentDto = {
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
  translations: PageHeroTranslationsDto;
  page_key: 'home' | 'packages' | 'resorts' | 'transportation' | 'about' | 'contact' | 'blog' | 'faq';
  image: number | null;
  image_mobile: number | null;
  focal_point: WriteFocalPointDto | null;
  overlay_opacity: number;
  cta_url: string | null;
  active: boolean;
  active_from: string | null;
  active_to: string | null;
};
export type WritePageHeroWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  title?: string | null;
  subtitle?: string | null;
  cta_label?: string | null;
};
export type WritePageHeroTranslationsDto = {
  en?: WritePageHeroWordsDto | null;
  ru?: WritePageHeroWordsDto | null;
  zh?: WritePageHeroWordsDto | null;
};
export type WritePageHeroDto = {
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
  subtitle?: string | null;
  cta_label?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WritePageHeroTranslationsDto;
  /** The page it stands on. */
  page_key?: 'home' | 'packages' | 'resorts' | 'transportation' | 'about' | 'contact' | 'blog' | 'faq';
  /** Id of a picture. */
  image?: number | null;
  /** Id of a picture for narrow screens. */
  image_mobile?: number | null;
  /** null = as the picture itself says. */
  focal_point?: WriteFocalPointDto | null;
  /** Darkness over the picture. */
  overlay_opacity?: number;
  /** Where the button leads; without a label there is none. */
  cta_url?: string | null;
  active?: boolean;
  /** Shown from. */
  active_from?: string | null;
  /** Shown until. */
  active_to?: string | null;
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
export type PageHeroVersionDto = {
  version: number;
  /** What made it. */
  action: string;
  at: string;
  /** E-mail address; null for the system. */
  by: string | null;
  note: string | null;
  document: PageHeroDocumentDto;
  /** Version that `diff` compares with. */
  previous: number | null;
  diff: DifferenceDto[];
};
export const {
  useListPageHeroesQuery,
  useLazyListPageHeroesQuery,
  useCreatePageHeroMutation,
  useUpdatePageHeroMutation,
  useDeletePageHeroMutation,
  useArchivePageHeroMutation,
  useDuplicatePageHeroMutation,
  useGetEditablePageHeroQuery,
  useLazyGetEditablePageHeroQuery,
  usePreviewPageHeroMutation,
  usePublishPageHeroMutation,
  useRestoreDraftPageHeroMutation,
  useSchedulePageHeroMutation,
  useSubmitPageHeroMutation,
  useUnpublishPageHeroMutation,
  useListPageHeroVersionsQuery,
  useLazyListPageHeroVersionsQuery,
  useGetPageHeroVersionQuery,
  useLazyGetPageHeroVersionQuery,
  useRestorePageHeroVersionMutation,
} = injectedRtkApi;
