// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['amenities'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAmenities: build.query<ListAmenitiesApiResponse, ListAmenitiesApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/`,
          params: {
            lang: queryArg.lang,
            group: queryArg.group,
            is_filterable: queryArg.isFilterable,
            status: queryArg.status,
          },
        }),
        providesTags: ['amenities'],
      }),
      createAmenity: build.mutation<CreateAmenityApiResponse, CreateAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/`,
          method: 'POST',
          body: queryArg.writeAmenityDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      replaceAmenity: build.mutation<ReplaceAmenityApiResponse, ReplaceAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PUT',
          body: queryArg.writeAmenityDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      updateAmenity: build.mutation<UpdateAmenityApiResponse, UpdateAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeAmenityDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      deleteAmenity: build.mutation<DeleteAmenityApiResponse, DeleteAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      archiveAmenity: build.mutation<ArchiveAmenityApiResponse, ArchiveAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/archive/`,
          method: 'POST',
          body: queryArg.archiveDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      duplicateAmenity: build.mutation<DuplicateAmenityApiResponse, DuplicateAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/duplicate/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      getEditableAmenity: build.query<GetEditableAmenityApiResponse, GetEditableAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['amenities'],
      }),
      savePendingAmenity: build.mutation<SavePendingAmenityApiResponse, SavePendingAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'PUT',
          body: queryArg.writeAmenityDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      getPendingAmenity: build.query<GetPendingAmenityApiResponse, GetPendingAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/pending/`,
        }),
        providesTags: ['amenities'],
      }),
      deletePendingAmenity: build.mutation<DeletePendingAmenityApiResponse, DeletePendingAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      publishPendingAmenity: build.mutation<PublishPendingAmenityApiResponse, PublishPendingAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/pending/publish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      publishAmenity: build.mutation<PublishAmenityApiResponse, PublishAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/publish/`,
          method: 'POST',
          body: queryArg.publishDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      restoreDraftAmenity: build.mutation<RestoreDraftAmenityApiResponse, RestoreDraftAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/restore-draft/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      scheduleAmenity: build.mutation<ScheduleAmenityApiResponse, ScheduleAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/schedule/`,
          method: 'POST',
          body: queryArg.scheduleDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      submitAmenity: build.mutation<SubmitAmenityApiResponse, SubmitAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/submit/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      unpublishAmenity: build.mutation<UnpublishAmenityApiResponse, UnpublishAmenityApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/unpublish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['amenities'],
      }),
      listAmenityVersions: build.query<ListAmenityVersionsApiResponse, ListAmenityVersionsApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/versions/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['amenities'],
      }),
      getAmenityVersion: build.query<GetAmenityVersionApiResponse, GetAmenityVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/`,
        }),
        providesTags: ['amenities'],
      }),
      restoreAmenityVersion: build.mutation<RestoreAmenityVersionApiResponse, RestoreAmenityVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/amenities/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/restore/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['amenities'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as amenitiesApi };
export type ListAmenitiesApiResponse = /** status 200 The answer. */ AmenityListItemDto[];
export type ListAmenitiesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Of one group. */
  group?: 'room' | 'dining' | 'water' | 'wellness' | 'family' | 'connectivity' | 'accessibility';
  /** Only what lists offer as a filter, or only the rest. */
  isFilterable?: boolean;
  /** Only those in this state. For staff with `catalogue.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
};
export type CreateAmenityApiResponse = /** status 201 Created: the new thing. */ AmenityDocumentDto;
export type CreateAmenityApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeAmenityDto: WriteAmenityDto;
};
export type ReplaceAmenityApiResponse = /** status 200 The answer. */ AmenityDocumentDto;
export type ReplaceAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeAmenityDto: WriteAmenityDto;
};
export type UpdateAmenityApiResponse = /** status 200 The answer. */ AmenityDocumentDto;
export type UpdateAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeAmenityDto: WriteAmenityDto;
};
export type DeleteAmenityApiResponse = unknown;
export type DeleteAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ArchiveAmenityApiResponse = /** status 200 The answer. */ AmenityDocumentDto;
export type ArchiveAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  archiveDto: ArchiveDto;
};
export type DuplicateAmenityApiResponse = /** status 201 Created: the new thing. */ AmenityDocumentDto;
export type DuplicateAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type GetEditableAmenityApiResponse = /** status 200 The answer. */ AmenityDocumentDto;
export type GetEditableAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type SavePendingAmenityApiResponse = /** status 200 The answer. */ PendingAmenityDto;
export type SavePendingAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeAmenityDto: WriteAmenityDto;
};
export type GetPendingAmenityApiResponse = /** status 200 The answer. */ PendingAmenityDto;
export type GetPendingAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type DeletePendingAmenityApiResponse = unknown;
export type DeletePendingAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type PublishPendingAmenityApiResponse = /** status 200 The answer. */ AmenityDocumentDto;
export type PublishPendingAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type PublishAmenityApiResponse = /** status 200 The answer. */ AmenityDocumentDto;
export type PublishAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  publishDto: PublishDto;
};
export type RestoreDraftAmenityApiResponse = /** status 200 The answer. */ AmenityDocumentDto;
export type RestoreDraftAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ScheduleAmenityApiResponse = /** status 200 The answer. */ AmenityDocumentDto;
export type ScheduleAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  scheduleDto: ScheduleDto;
};
export type SubmitAmenityApiResponse = /** status 200 The answer. */ AmenityDocumentDto;
export type SubmitAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type UnpublishAmenityApiResponse = /** status 200 The answer. */ AmenityDocumentDto;
export type UnpublishAmenityApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ListAmenityVersionsApiResponse = /** status 200 The answer. */ VersionPageDto;
export type ListAmenityVersionsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type GetAmenityVersionApiResponse = /** status 200 The answer. */ AmenityVersionDto;
export type GetAmenityVersionApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version number. */
  version: number;
};
export type RestoreAmenityVersionApiResponse = /** status 200 The answer. */ AmenityDocumentDto;
export type RestoreAmenityVersionApiArg = {
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
export type AmenityListItemDto = {
  id: number;
  code: string;
  name: string;
  icon: string;
  group: 'room' | 'dining' | 'water' | 'wellness' | 'family' | 'connectivity' | 'accessibility';
  /** Lists offer it as a filter: `resorts/?amenity=spa`. */
  is_filterable: boolean;
  _i18n: LocalizationDto;
  /** Staff lists only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** Staff lists only. */
  editing?: EditingStateDto;
  /** Staff lists only: places that offer it, themselves or in a room. */
  resort_count?: number;
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
export type AmenityWordsDto = {
  status: 'draft' | 'published';
  name: string | null;
};
export type AmenityTranslationsDto = {
  en?: AmenityWordsDto;
  ru?: AmenityWordsDto;
  zh?: AmenityWordsDto;
};
export type AmenityDocumentDto = {
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
  code: string;
  translations: AmenityTranslationsDto;
  group: 'room' | 'dining' | 'water' | 'wellness' | 'family' | 'connectivity' | 'accessibility';
  icon: string;
  is_filterable: boolean;
};
export type WriteAmenityWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  name?: string | null;
};
export type WriteAmenityTranslationsDto = {
  en?: WriteAmenityWordsDto | null;
  ru?: WriteAmenityWordsDto | null;
  zh?: WriteAmenityWordsDto | null;
};
export type WriteAmenityDto = {
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
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteAmenityTranslationsDto;
  /** What places name it by; made from the English name when it is left out. Once given it cannot change. */
  code?: string;
  /** A new one needs it. */
  group?: 'room' | 'dining' | 'water' | 'wellness' | 'family' | 'connectivity' | 'accessibility';
  /** Name of the icon; the code unless given. */
  icon?: string;
  /** Lists offer it as a filter. */
  is_filterable?: boolean;
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
export type PendingAmenityDto = {
  /** Version it was written for; it can be published as long as `version` is the same. */
  base_version: number;
  /** Version of the thing now. */
  version: number;
  /** E-mail address of who wrote it. */
  by: string | null;
  at: string;
  note: string | null;
  document: AmenityDocumentDto;
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
export type AmenityVersionDto = {
  version: number;
  /** What made it. */
  action: string;
  at: string;
  /** E-mail address; null for the system. */
  by: string | null;
  note: string | null;
  document: AmenityDocumentDto;
  /** Version that `diff` compares with. */
  previous: number | null;
  diff: DifferenceDto[];
};
export const {
  useListAmenitiesQuery,
  useLazyListAmenitiesQuery,
  useCreateAmenityMutation,
  useReplaceAmenityMutation,
  useUpdateAmenityMutation,
  useDeleteAmenityMutation,
  useArchiveAmenityMutation,
  useDuplicateAmenityMutation,
  useGetEditableAmenityQuery,
  useLazyGetEditableAmenityQuery,
  useSavePendingAmenityMutation,
  useGetPendingAmenityQuery,
  useLazyGetPendingAmenityQuery,
  useDeletePendingAmenityMutation,
  usePublishPendingAmenityMutation,
  usePublishAmenityMutation,
  useRestoreDraftAmenityMutation,
  useScheduleAmenityMutation,
  useSubmitAmenityMutation,
  useUnpublishAmenityMutation,
  useListAmenityVersionsQuery,
  useLazyListAmenityVersionsQuery,
  useGetAmenityVersionQuery,
  useLazyGetAmenityVersionQuery,
  useRestoreAmenityVersionMutation,
} = injectedRtkApi;
