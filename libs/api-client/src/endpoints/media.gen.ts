// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  AltTextsDto,
  BulkMediaDto,
  BulkMediaResultDto,
  CaptionsDto,
  FetchMediaDto,
  MediaDto,
  MediaFolderDto,
  MediaPageDto,
  MediaTagDto,
  UpdateMediaDto,
  UploadedMediaDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['media'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listMedia: build.query<ListMediaApiResponse, ListMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/media/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            folder: queryArg.folder,
            tag: queryArg.tag,
            search: queryArg.search,
            unused: queryArg.unused,
            type: queryArg['type'],
            missing_alt: queryArg.missingAlt,
            rights: queryArg.rights,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['media'],
      }),
      createMedia: build.mutation<CreateMediaApiResponse, CreateMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/media/`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['media'],
      }),
      bulkMedia: build.mutation<BulkMediaApiResponse, BulkMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/media/bulk/`,
          method: 'POST',
          body: queryArg.bulkMediaDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['media'],
      }),
      fetchMedia: build.mutation<FetchMediaApiResponse, FetchMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/media/fetch/`,
          method: 'POST',
          body: queryArg.fetchMediaDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['media'],
      }),
      listMediaFolders: build.query<ListMediaFoldersApiResponse, ListMediaFoldersApiArg>({
        query: () => ({ url: `/api/media/folders/` }),
        providesTags: ['media'],
      }),
      listMediaTags: build.query<ListMediaTagsApiResponse, ListMediaTagsApiArg>({
        query: () => ({ url: `/api/media/tags/` }),
        providesTags: ['media'],
      }),
      getMedia: build.query<GetMediaApiResponse, GetMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/media/${encodeURIComponent(String(queryArg.id))}/`,
        }),
        providesTags: ['media'],
      }),
      updateMedia: build.mutation<UpdateMediaApiResponse, UpdateMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/media/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.updateMediaDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['media'],
      }),
      deleteMedia: build.mutation<DeleteMediaApiResponse, DeleteMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/media/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['media'],
      }),
      getMediaFile: build.query<GetMediaFileApiResponse, GetMediaFileApiArg>({
        query: (queryArg) => ({
          url: `/api/media/${encodeURIComponent(String(queryArg.id))}/file/`,
          params: {
            side: queryArg.side,
          },
        }),
        providesTags: ['media'],
      }),
      replaceMediaFile: build.mutation<ReplaceMediaFileApiResponse, ReplaceMediaFileApiArg>({
        query: (queryArg) => ({
          url: `/api/media/${encodeURIComponent(String(queryArg.id))}/file/`,
          method: 'PUT',
          body: queryArg.body,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['media'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as mediaApi };
export type ListMediaApiResponse = /** status 200 The answer. */ MediaPageDto;
export type ListMediaApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** In this folder or in one below it; empty for those in none. For example `resorts`. */
  folder?: string;
  /** Carries this tag. For example `lagoon`. */
  tag?: string;
  /** Words of names, tags, alternative texts and captions, in any language. For example `Malé`. */
  search?: string;
  /** Shown nowhere, or only the others. */
  unused?: boolean;
  /** Kind of the file as it was sent. */
  type?: 'jpeg' | 'png' | 'webp' | 'avif';
  /** Has no alternative text in this language. */
  missingAlt?: 'en' | 'ru' | 'zh';
  /** Whose right to be shown is in doubt: no licence told, no day of consent told, or that day is over in the Maldives. */
  rights?: 'no_licence' | 'no_consent' | 'consent_over';
  /** Order of the results. */
  sort?: 'newest' | 'oldest' | 'name' | 'size';
};
export type CreateMediaApiResponse =
  | /** status 200 The file was in the library already. */ UploadedMediaDto
  | /** status 201 Created: the new thing. */ UploadedMediaDto;
export type CreateMediaApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  body: {
    /** Name in the library. */
    filename?: string;
    alt?: AltTextsDto;
    caption?: CaptionsDto;
    /** Who made it. */
    credit?: string | null;
    /** Terms it is used under. */
    licence?: string | null;
    /** Where it comes from. */
    source_url?: string | null;
    /** Last day on which the people in the picture agree to be shown. */
    consent_until?: string | null;
    /** What must stay in view, as a share of the width. */
    focal_x?: number;
    /** What must stay in view, as a share of the height. */
    focal_y?: number;
    /** Path with slashes, at most five names; empty for none. */
    folder?: string;
    /** Kept in lower case, each once. */
    tags?: string[];
    /** JPEG, PNG, WebP or AVIF of at most 5,242,880 bytes. */
    file: Blob;
  };
};
export type BulkMediaApiResponse = /** status 200 The answer. */ BulkMediaResultDto;
export type BulkMediaApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  bulkMediaDto: BulkMediaDto;
};
export type FetchMediaApiResponse =
  | /** status 200 The file was in the library already. */ UploadedMediaDto
  | /** status 201 Created: the new thing. */ UploadedMediaDto;
export type FetchMediaApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  fetchMediaDto: FetchMediaDto;
};
export type ListMediaFoldersApiResponse = /** status 200 The answer. */ MediaFolderDto[];
export type ListMediaFoldersApiArg = void;
export type ListMediaTagsApiResponse = /** status 200 The answer. */ MediaTagDto[];
export type ListMediaTagsApiArg = void;
export type GetMediaApiResponse = /** status 200 The answer. */ MediaDto;
export type GetMediaApiArg = {
  /** Number of the thing. */
  id: number;
};
export type UpdateMediaApiResponse = /** status 200 The answer. */ MediaDto;
export type UpdateMediaApiArg = {
  /** Number of the thing. */
  id: number;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  updateMediaDto: UpdateMediaDto;
};
export type DeleteMediaApiResponse = unknown;
export type DeleteMediaApiArg = {
  /** Number of the thing. */
  id: number;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type GetMediaFileApiResponse = /** status 200 The answer. */ Blob;
export type GetMediaFileApiArg = {
  /** Number of the thing. */
  id: number;
  /** Longer side in pixels at most, as WebP; without it the file as it is kept. For example `1280`. */
  side?: number;
};
export type ReplaceMediaFileApiResponse = /** status 200 The answer. */ MediaDto;
export type ReplaceMediaFileApiArg = {
  /** Number of the thing. */
  id: number;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  body: {
    /** JPEG, PNG, WebP or AVIF of at most 5,242,880 bytes. */
    file: Blob;
  };
};
export const {
  useListMediaQuery,
  useLazyListMediaQuery,
  useCreateMediaMutation,
  useBulkMediaMutation,
  useFetchMediaMutation,
  useListMediaFoldersQuery,
  useLazyListMediaFoldersQuery,
  useListMediaTagsQuery,
  useLazyListMediaTagsQuery,
  useGetMediaQuery,
  useLazyGetMediaQuery,
  useUpdateMediaMutation,
  useDeleteMediaMutation,
  useGetMediaFileQuery,
  useLazyGetMediaFileQuery,
  useReplaceMediaFileMutation,
} = injectedRtkApi;
