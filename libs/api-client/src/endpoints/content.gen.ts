// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  ActionDto,
  AddressDto,
  ArchiveDto,
  ContentKind,
  ContentStateDto,
  ContentVersionDto,
  IndexedContentKind,
  PendingChangeDto,
  PreviewDto,
  PublishDto,
  ScheduleDto,
  StagedContentKind,
  VersionPageDto,
  WriteCulturalContentDto,
  WriteDestinationDto,
  WriteExperienceDto,
  WriteFaqDto,
  WritePackageDto,
  WritePageDto,
  WritePageHeroDto,
  WritePostDto,
  WriteResortDto,
  WriteTransferDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['content'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAddresses: build.query<ListAddressesApiResponse, ListAddressesApiArg>({
        query: (queryArg) => ({
          url: `/api/addresses/${encodeURIComponent(String(queryArg.kind))}/`,
        }),
        providesTags: ['content'],
      }),
      getContentState: build.query<GetContentStateApiResponse, GetContentStateApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/`,
        }),
        providesTags: ['content'],
      }),
      archiveContent: build.mutation<ArchiveContentApiResponse, ArchiveContentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/archive/`,
          method: 'POST',
          body: queryArg.archiveDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['content'],
      }),
      duplicateContent: build.mutation<DuplicateContentApiResponse, DuplicateContentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/duplicate/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['content'],
      }),
      savePendingContent: build.mutation<SavePendingContentApiResponse, SavePendingContentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'PUT',
          body: queryArg.body,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
            at: queryArg.at,
          },
        }),
        invalidatesTags: ['content'],
      }),
      getPendingContent: build.query<GetPendingContentApiResponse, GetPendingContentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/pending/`,
        }),
        providesTags: ['content'],
      }),
      deletePendingContent: build.mutation<DeletePendingContentApiResponse, DeletePendingContentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
            at: queryArg.at,
            taken_up: queryArg.takenUp,
          },
        }),
        invalidatesTags: ['content'],
      }),
      publishPendingContent: build.mutation<PublishPendingContentApiResponse, PublishPendingContentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/pending/publish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
            at: queryArg.at,
          },
        }),
        invalidatesTags: ['content'],
      }),
      previewContent: build.mutation<PreviewContentApiResponse, PreviewContentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/preview/`,
          method: 'POST',
        }),
        invalidatesTags: ['content'],
      }),
      previewChangedContent: build.mutation<PreviewChangedContentApiResponse, PreviewChangedContentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/preview/changes/`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['content'],
      }),
      publishContent: build.mutation<PublishContentApiResponse, PublishContentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/publish/`,
          method: 'POST',
          body: queryArg.publishDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['content'],
      }),
      restoreContentDraft: build.mutation<RestoreContentDraftApiResponse, RestoreContentDraftApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/restore-draft/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['content'],
      }),
      scheduleContent: build.mutation<ScheduleContentApiResponse, ScheduleContentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/schedule/`,
          method: 'POST',
          body: queryArg.scheduleDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['content'],
      }),
      submitContent: build.mutation<SubmitContentApiResponse, SubmitContentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/submit/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['content'],
      }),
      unpublishContent: build.mutation<UnpublishContentApiResponse, UnpublishContentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/unpublish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['content'],
      }),
      listContentVersions: build.query<ListContentVersionsApiResponse, ListContentVersionsApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/versions/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['content'],
      }),
      getContentVersion: build.query<GetContentVersionApiResponse, GetContentVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/`,
        }),
        providesTags: ['content'],
      }),
      restoreContentVersion: build.mutation<RestoreContentVersionApiResponse, RestoreContentVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/restore/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['content'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as contentApi };
export type ListAddressesApiResponse = /** status 200 The answer. */ AddressDto[];
export type ListAddressesApiArg = {
  /** What it is. */
  kind: IndexedContentKind;
};
export type GetContentStateApiResponse = /** status 200 The answer. */ ContentStateDto;
export type GetContentStateApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** What it is. */
  kind: ContentKind;
};
export type ArchiveContentApiResponse = /** status 200 The answer. */ ContentStateDto;
export type ArchiveContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** What it is. */
  kind: ContentKind;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  archiveDto: ArchiveDto;
};
export type DuplicateContentApiResponse = /** status 201 Created: the new thing. */ ContentStateDto;
export type DuplicateContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** What it is; of other kinds there is no such step: 404 `not_supported`. */
  kind: StagedContentKind;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type SavePendingContentApiResponse = /** status 200 The answer. */ PendingChangeDto;
export type SavePendingContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** What it is; of other kinds there is no such step: 404 `not_supported`. */
  kind: StagedContentKind;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** `at` of the change that waits, as it was read. Without this is 428 `waiting_unseen`, with `current` as in a 412; to hand one in it is
    left out when none waits, or `updated_at` of the 412 that said who dropped it. For example `2026-11-21T08:00:00.000Z`. */
  at?: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  body:
    | WritePackageDto
    | WriteDestinationDto
    | WriteResortDto
    | WriteExperienceDto
    | WriteTransferDto
    | WriteFaqDto
    | WritePageDto
    | WritePostDto
    | WritePageHeroDto
    | WriteCulturalContentDto;
};
export type GetPendingContentApiResponse = /** status 200 The answer. */ PendingChangeDto;
export type GetPendingContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** What it is; of other kinds there is no such step: 404 `not_supported`. */
  kind: StagedContentKind;
};
export type DeletePendingContentApiResponse = unknown;
export type DeletePendingContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** What it is; of other kinds there is no such step: 404 `not_supported`. */
  kind: StagedContentKind;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** `at` of the change that waits, as it was read. Without this is 428 `waiting_unseen`, with `current` as in a 412; to hand one in it is
    left out when none waits, or `updated_at` of the 412 that said who dropped it. For example `2026-11-21T08:00:00.000Z`. */
  at?: string;
  /** True where somebody has gone on with it, and what became of it is stored: its authors are told of that. */
  takenUp?: boolean;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type PublishPendingContentApiResponse = /** status 200 The answer. */ ContentStateDto;
export type PublishPendingContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** What it is; of other kinds there is no such step: 404 `not_supported`. */
  kind: StagedContentKind;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** `at` of the change that waits, as it was read. Without this is 428 `waiting_unseen`, with `current` as in a 412; to hand one in it is
    left out when none waits, or `updated_at` of the 412 that said who dropped it. For example `2026-11-21T08:00:00.000Z`. */
  at?: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type PreviewContentApiResponse = /** status 201 Created: the new thing. */ PreviewDto;
export type PreviewContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** What it is; of other kinds there is no such step: 404 `not_supported`. */
  kind: StagedContentKind;
};
export type PreviewChangedContentApiResponse = /** status 201 Created: the new thing. */ PreviewDto;
export type PreviewChangedContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** What it is; of other kinds there is no such step: 404 `not_supported`. */
  kind: StagedContentKind;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  body:
    | WritePackageDto
    | WriteDestinationDto
    | WriteResortDto
    | WriteExperienceDto
    | WriteTransferDto
    | WriteFaqDto
    | WritePageDto
    | WritePostDto
    | WritePageHeroDto
    | WriteCulturalContentDto;
};
export type PublishContentApiResponse = /** status 200 The answer. */ ContentStateDto;
export type PublishContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** What it is. */
  kind: ContentKind;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  publishDto: PublishDto;
};
export type RestoreContentDraftApiResponse = /** status 200 The answer. */ ContentStateDto;
export type RestoreContentDraftApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** What it is. */
  kind: ContentKind;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ScheduleContentApiResponse = /** status 200 The answer. */ ContentStateDto;
export type ScheduleContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** What it is; of other kinds there is no such step: 404 `not_supported`. */
  kind: StagedContentKind;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  scheduleDto: ScheduleDto;
};
export type SubmitContentApiResponse = /** status 200 The answer. */ ContentStateDto;
export type SubmitContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** What it is; of other kinds there is no such step: 404 `not_supported`. */
  kind: StagedContentKind;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type UnpublishContentApiResponse = /** status 200 The answer. */ ContentStateDto;
export type UnpublishContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** What it is. */
  kind: ContentKind;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ListContentVersionsApiResponse = /** status 200 The answer. */ VersionPageDto;
export type ListContentVersionsApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** What it is. */
  kind: ContentKind;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
};
export type GetContentVersionApiResponse = /** status 200 The answer. */ ContentVersionDto;
export type GetContentVersionApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** What it is. */
  kind: ContentKind;
  /** Version number. */
  version: number;
};
export type RestoreContentVersionApiResponse = /** status 200 The answer. */ ContentStateDto;
export type RestoreContentVersionApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** What it is. */
  kind: ContentKind;
  /** Version number. */
  version: number;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export const {
  useListAddressesQuery,
  useLazyListAddressesQuery,
  useGetContentStateQuery,
  useLazyGetContentStateQuery,
  useArchiveContentMutation,
  useDuplicateContentMutation,
  useSavePendingContentMutation,
  useGetPendingContentQuery,
  useLazyGetPendingContentQuery,
  useDeletePendingContentMutation,
  usePublishPendingContentMutation,
  usePreviewContentMutation,
  usePreviewChangedContentMutation,
  usePublishContentMutation,
  useRestoreContentDraftMutation,
  useScheduleContentMutation,
  useSubmitContentMutation,
  useUnpublishContentMutation,
  useListContentVersionsQuery,
  useLazyListContentVersionsQuery,
  useGetContentVersionQuery,
  useLazyGetContentVersionQuery,
  useRestoreContentVersionMutation,
} = injectedRtkApi;
