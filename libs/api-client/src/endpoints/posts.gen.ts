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
            status: queryArg.status,
          },
        }),
        providesTags: ['posts'],
      }),
      createPost: build.mutation<CreatePostApiResponse, CreatePostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/`,
          method: 'POST',
          body: queryArg.writePostDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['posts'],
      }),
      getPost: build.query<GetPostApiResponse, GetPostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['posts'],
      }),
      updatePost: build.mutation<UpdatePostApiResponse, UpdatePostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writePostDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['posts'],
      }),
      deletePost: build.mutation<DeletePostApiResponse, DeletePostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['posts'],
      }),
      archivePost: build.mutation<ArchivePostApiResponse, ArchivePostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/archive/`,
          method: 'POST',
          body: queryArg.archiveDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['posts'],
      }),
      duplicatePost: build.mutation<DuplicatePostApiResponse, DuplicatePostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/duplicate/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['posts'],
      }),
      getEditablePost: build.query<GetEditablePostApiResponse, GetEditablePostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['posts'],
      }),
      savePendingPost: build.mutation<SavePendingPostApiResponse, SavePendingPostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'PUT',
          body: queryArg.writePostDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['posts'],
      }),
      getPendingPost: build.query<GetPendingPostApiResponse, GetPendingPostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/pending/`,
        }),
        providesTags: ['posts'],
      }),
      deletePendingPost: build.mutation<DeletePendingPostApiResponse, DeletePendingPostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['posts'],
      }),
      publishPendingPost: build.mutation<PublishPendingPostApiResponse, PublishPendingPostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/pending/publish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['posts'],
      }),
      previewPost: build.mutation<PreviewPostApiResponse, PreviewPostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/preview/`,
          method: 'POST',
        }),
        invalidatesTags: ['posts'],
      }),
      publishPost: build.mutation<PublishPostApiResponse, PublishPostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/publish/`,
          method: 'POST',
          body: queryArg.publishDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['posts'],
      }),
      restoreDraftPost: build.mutation<RestoreDraftPostApiResponse, RestoreDraftPostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/restore-draft/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['posts'],
      }),
      schedulePost: build.mutation<SchedulePostApiResponse, SchedulePostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/schedule/`,
          method: 'POST',
          body: queryArg.scheduleDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['posts'],
      }),
      submitPost: build.mutation<SubmitPostApiResponse, SubmitPostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/submit/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['posts'],
      }),
      unpublishPost: build.mutation<UnpublishPostApiResponse, UnpublishPostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/unpublish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['posts'],
      }),
      listPostVersions: build.query<ListPostVersionsApiResponse, ListPostVersionsApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/versions/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['posts'],
      }),
      getPostVersion: build.query<GetPostVersionApiResponse, GetPostVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/`,
        }),
        providesTags: ['posts'],
      }),
      restorePostVersion: build.mutation<RestorePostVersionApiResponse, RestorePostVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/restore/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['posts'],
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
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Only those with this category. */
  category?: 'planning' | 'islands' | 'wildlife' | 'diving' | 'culture' | 'food';
  /** One tag, as written. For example `seaplane`. */
  tag?: string;
  /** Words of titles and excerpts, in any language. For example `Malé`. */
  search?: string;
  /** By day of publication; the newest come first unless asked otherwise. */
  sort?: 'newest' | 'oldest';
  /** Only those in this state. For staff with `content.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
};
export type CreatePostApiResponse = /** status 201 Created: the new thing. */ PostDocumentDto;
export type CreatePostApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writePostDto: WritePostDto;
};
export type GetPostApiResponse = /** status 200 The answer. */ PostDto;
export type GetPostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Shows it as visitors would see it although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type UpdatePostApiResponse = /** status 200 The answer. */ PostDocumentDto;
export type UpdatePostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writePostDto: WritePostDto;
};
export type DeletePostApiResponse = unknown;
export type DeletePostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ArchivePostApiResponse = /** status 200 The answer. */ PostDocumentDto;
export type ArchivePostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  archiveDto: ArchiveDto;
};
export type DuplicatePostApiResponse = /** status 201 Created: the new thing. */ PostDocumentDto;
export type DuplicatePostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type GetEditablePostApiResponse = /** status 200 The answer. */ PostDocumentDto;
export type GetEditablePostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type SavePendingPostApiResponse = /** status 200 The answer. */ PendingPostDto;
export type SavePendingPostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writePostDto: WritePostDto;
};
export type GetPendingPostApiResponse = /** status 200 The answer. */ PendingPostDto;
export type GetPendingPostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type DeletePendingPostApiResponse = unknown;
export type DeletePendingPostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type PublishPendingPostApiResponse = /** status 200 The answer. */ PostDocumentDto;
export type PublishPendingPostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type PreviewPostApiResponse = /** status 201 Created: the new thing. */ PreviewDto;
export type PreviewPostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type PublishPostApiResponse = /** status 200 The answer. */ PostDocumentDto;
export type PublishPostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  publishDto: PublishDto;
};
export type RestoreDraftPostApiResponse = /** status 200 The answer. */ PostDocumentDto;
export type RestoreDraftPostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type SchedulePostApiResponse = /** status 200 The answer. */ PostDocumentDto;
export type SchedulePostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  scheduleDto: ScheduleDto;
};
export type SubmitPostApiResponse = /** status 200 The answer. */ PostDocumentDto;
export type SubmitPostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type UnpublishPostApiResponse = /** status 200 The answer. */ PostDocumentDto;
export type UnpublishPostApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ListPostVersionsApiResponse = /** status 200 The answer. */ VersionPageDto;
export type ListPostVersionsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type GetPostVersionApiResponse = /** status 200 The answer. */ PostVersionDto;
export type GetPostVersionApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version number. */
  version: number;
};
export type RestorePostVersionApiResponse = /** status 200 The answer. */ PostDocumentDto;
export type RestorePostVersionApiArg = {
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
  /** Staff lists only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** Staff lists only. */
  editing?: EditingStateDto;
};
export type PostPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
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
  type: 'heading';
  level: 2 | 3;
  text: string;
};
export type RichTextBlockDto = {
  type: 'rich_text';
  html: string;
};
export type ImageBlockDto = {
  type: 'image';
  media: number;
  caption?: string | null;
};
export type GalleryBlockDto = {
  type: 'gallery';
  media: number[];
  caption?: string | null;
};
export type QuoteBlockDto = {
  type: 'quote';
  text: string;
  cite?: string | null;
};
export type CalloutBlockDto = {
  type: 'callout';
  tone: 'info' | 'tip' | 'warning';
  html: string;
};
export type FaqListBlockDto = {
  type: 'faq_list';
  title?: string | null;
  category?:
    ('booking' | 'payment' | 'transfer' | 'visa' | 'health' | 'money' | 'culture' | 'children' | 'diving') | null;
  slugs?: string[];
};
export type PackageListBlockDto = {
  type: 'package_list';
  title?: string | null;
  slugs: string[];
};
export type ResortListBlockDto = {
  type: 'resort_list';
  title?: string | null;
  slugs: string[];
};
export type MapBlockDto = {
  type: 'map';
  title?: string | null;
  destinations: string[];
};
export type CtaBlockDto = {
  type: 'cta';
  label: string;
  /** `https:`, `http:`, `mailto:` or a path of this site. */
  url: string;
};
export type VideoLinkBlockDto = {
  type: 'video_link';
  title: string;
  url: string;
};
export type TableBlockDto = {
  type: 'table';
  caption?: string | null;
  header: string[];
  /** Rows of at most 8 cells. */
  rows: string[][];
};
export type PostWordsDto = {
  status: 'draft' | 'published';
  title: string | null;
  excerpt: string | null;
  body:
    | (
        | ({
            type: 'heading';
          } & HeadingBlockDto)
        | ({
            type: 'rich_text';
          } & RichTextBlockDto)
        | ({
            type: 'image';
          } & ImageBlockDto)
        | ({
            type: 'gallery';
          } & GalleryBlockDto)
        | ({
            type: 'quote';
          } & QuoteBlockDto)
        | ({
            type: 'callout';
          } & CalloutBlockDto)
        | ({
            type: 'faq_list';
          } & FaqListBlockDto)
        | ({
            type: 'package_list';
          } & PackageListBlockDto)
        | ({
            type: 'resort_list';
          } & ResortListBlockDto)
        | ({
            type: 'map';
          } & MapBlockDto)
        | ({
            type: 'cta';
          } & CtaBlockDto)
        | ({
            type: 'video_link';
          } & VideoLinkBlockDto)
        | ({
            type: 'table';
          } & TableBlockDto)
      )[]
    | null;
  author_bio: string | null;
  seo_title: string | null;
  seo_description: string | null;
};
export type PostTranslationsDto = {
  en?: PostWordsDto;
  ru?: PostWordsDto;
  zh?: PostWordsDto;
};
export type PostDocumentDto = {
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
  translations: PostTranslationsDto;
  cover: number | null;
  author_name: string;
  author_avatar: number | null;
  categories: ('planning' | 'islands' | 'wildlife' | 'diving' | 'culture' | 'food')[];
  tags: string[];
  related_packages: number[];
};
export type WritePostWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  title?: string | null;
  excerpt?: string | null;
  body?:
    | (
        | ({
            type: 'heading';
          } & HeadingBlockDto)
        | ({
            type: 'rich_text';
          } & RichTextBlockDto)
        | ({
            type: 'image';
          } & ImageBlockDto)
        | ({
            type: 'gallery';
          } & GalleryBlockDto)
        | ({
            type: 'quote';
          } & QuoteBlockDto)
        | ({
            type: 'callout';
          } & CalloutBlockDto)
        | ({
            type: 'faq_list';
          } & FaqListBlockDto)
        | ({
            type: 'package_list';
          } & PackageListBlockDto)
        | ({
            type: 'resort_list';
          } & ResortListBlockDto)
        | ({
            type: 'map';
          } & MapBlockDto)
        | ({
            type: 'cta';
          } & CtaBlockDto)
        | ({
            type: 'video_link';
          } & VideoLinkBlockDto)
        | ({
            type: 'table';
          } & TableBlockDto)
      )[]
    | null;
  author_bio?: string | null;
  seo_title?: string | null;
  seo_description?: string | null;
};
export type WritePostTranslationsDto = {
  en?: WritePostWordsDto | null;
  ru?: WritePostWordsDto | null;
  zh?: WritePostWordsDto | null;
};
export type WritePostDto = {
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
  excerpt?: string | null;
  body?:
    | (
        | ({
            type: 'heading';
          } & HeadingBlockDto)
        | ({
            type: 'rich_text';
          } & RichTextBlockDto)
        | ({
            type: 'image';
          } & ImageBlockDto)
        | ({
            type: 'gallery';
          } & GalleryBlockDto)
        | ({
            type: 'quote';
          } & QuoteBlockDto)
        | ({
            type: 'callout';
          } & CalloutBlockDto)
        | ({
            type: 'faq_list';
          } & FaqListBlockDto)
        | ({
            type: 'package_list';
          } & PackageListBlockDto)
        | ({
            type: 'resort_list';
          } & ResortListBlockDto)
        | ({
            type: 'map';
          } & MapBlockDto)
        | ({
            type: 'cta';
          } & CtaBlockDto)
        | ({
            type: 'video_link';
          } & VideoLinkBlockDto)
        | ({
            type: 'table';
          } & TableBlockDto)
      )[]
    | null;
  author_bio?: string | null;
  seo_title?: string | null;
  seo_description?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WritePostTranslationsDto;
  /** Id of the picture of a shared link; the cover when there is none. */
  og_image?: number | null;
  /** Search engines are asked to leave its page out; the site itself still leads there. */
  noindex?: boolean;
  /** Id of the picture above the text. */
  cover?: number | null;
  author_name?: string;
  /** Id of a picture of the author. */
  author_avatar?: number | null;
  categories?: ('planning' | 'islands' | 'wildlife' | 'diving' | 'culture' | 'food')[];
  /** Lower-case words with dashes. */
  tags?: string[];
  /** Ids or slugs of packages that the post speaks of. */
  related_packages?: (number | string)[];
};
export type ShownImageBlockDto = {
  type: 'image';
  image: PictureDto | null;
  caption?: string | null;
};
export type ShownGalleryBlockDto = {
  type: 'gallery';
  images: PictureDto[];
  caption?: string | null;
};
export type FaqEntryDto = {
  id: number;
  slug: string;
  question: string;
  /** Sanitised HTML. */
  answer: string;
};
export type ShownFaqListBlockDto = {
  type: 'faq_list';
  title?: string | null;
  category?:
    ('booking' | 'payment' | 'transfer' | 'visa' | 'health' | 'money' | 'culture' | 'children' | 'diving') | null;
  faqs: FaqEntryDto[];
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
export type ShownPackageListBlockDto = {
  type: 'package_list';
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
  type: 'resort_list';
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
  type: 'map';
  title?: string | null;
  places: MapPlaceDto[];
};
export type SeoDto = {
  title: string | null;
  description: string | null;
  /** Picture of a shared link; the cover when there is none. */
  og_image: PictureDto | null;
  /** Search engines are asked to leave the page out. */
  noindex: boolean;
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
  /** Staff lists only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** Staff lists only. */
  editing?: EditingStateDto;
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
export type PendingPostDto = {
  /** Version it was written for; it can be published as long as `version` is the same. */
  base_version: number;
  /** Version of the thing now. */
  version: number;
  /** E-mail address of who wrote it. */
  by: string | null;
  at: string;
  note: string | null;
  document: PostDocumentDto;
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
export type PostVersionDto = {
  version: number;
  /** What made it. */
  action: string;
  at: string;
  /** E-mail address; null for the system. */
  by: string | null;
  note: string | null;
  document: PostDocumentDto;
  /** Version that `diff` compares with. */
  previous: number | null;
  diff: DifferenceDto[];
};
export const {
  useListPostsQuery,
  useLazyListPostsQuery,
  useCreatePostMutation,
  useGetPostQuery,
  useLazyGetPostQuery,
  useUpdatePostMutation,
  useDeletePostMutation,
  useArchivePostMutation,
  useDuplicatePostMutation,
  useGetEditablePostQuery,
  useLazyGetEditablePostQuery,
  useSavePendingPostMutation,
  useGetPendingPostQuery,
  useLazyGetPendingPostQuery,
  useDeletePendingPostMutation,
  usePublishPendingPostMutation,
  usePreviewPostMutation,
  usePublishPostMutation,
  useRestoreDraftPostMutation,
  useSchedulePostMutation,
  useSubmitPostMutation,
  useUnpublishPostMutation,
  useListPostVersionsQuery,
  useLazyListPostVersionsQuery,
  useGetPostVersionQuery,
  useLazyGetPostVersionQuery,
  useRestorePostVersionMutation,
} = injectedRtkApi;
