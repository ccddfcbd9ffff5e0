// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['locations'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listLocations: build.query<ListLocationsApiResponse, ListLocationsApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/`,
          params: {
            lang: queryArg.lang,
            kind: queryArg.kind,
            atoll: queryArg.atoll,
            source: queryArg.source,
            search: queryArg.search,
            status: queryArg.status,
          },
        }),
        providesTags: ['locations'],
      }),
      createLocation: build.mutation<CreateLocationApiResponse, CreateLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/`,
          method: 'POST',
          body: queryArg.writeLocationDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['locations'],
      }),
      replaceLocation: build.mutation<ReplaceLocationApiResponse, ReplaceLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PUT',
          body: queryArg.writeLocationDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['locations'],
      }),
      updateLocation: build.mutation<UpdateLocationApiResponse, UpdateLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeLocationDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['locations'],
      }),
      deleteLocation: build.mutation<DeleteLocationApiResponse, DeleteLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['locations'],
      }),
      archiveLocation: build.mutation<ArchiveLocationApiResponse, ArchiveLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/archive/`,
          method: 'POST',
          body: queryArg.archiveDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['locations'],
      }),
      duplicateLocation: build.mutation<DuplicateLocationApiResponse, DuplicateLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/duplicate/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['locations'],
      }),
      getEditableLocation: build.query<GetEditableLocationApiResponse, GetEditableLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['locations'],
      }),
      savePendingLocation: build.mutation<SavePendingLocationApiResponse, SavePendingLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'PUT',
          body: queryArg.writeLocationDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['locations'],
      }),
      getPendingLocation: build.query<GetPendingLocationApiResponse, GetPendingLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/pending/`,
        }),
        providesTags: ['locations'],
      }),
      deletePendingLocation: build.mutation<DeletePendingLocationApiResponse, DeletePendingLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['locations'],
      }),
      publishPendingLocation: build.mutation<PublishPendingLocationApiResponse, PublishPendingLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/pending/publish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['locations'],
      }),
      publishLocation: build.mutation<PublishLocationApiResponse, PublishLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/publish/`,
          method: 'POST',
          body: queryArg.publishDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['locations'],
      }),
      restoreDraftLocation: build.mutation<RestoreDraftLocationApiResponse, RestoreDraftLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/restore-draft/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['locations'],
      }),
      scheduleLocation: build.mutation<ScheduleLocationApiResponse, ScheduleLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/schedule/`,
          method: 'POST',
          body: queryArg.scheduleDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['locations'],
      }),
      submitLocation: build.mutation<SubmitLocationApiResponse, SubmitLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/submit/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['locations'],
      }),
      unpublishLocation: build.mutation<UnpublishLocationApiResponse, UnpublishLocationApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/unpublish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['locations'],
      }),
      listLocationVersions: build.query<ListLocationVersionsApiResponse, ListLocationVersionsApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/versions/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['locations'],
      }),
      getLocationVersion: build.query<GetLocationVersionApiResponse, GetLocationVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/`,
        }),
        providesTags: ['locations'],
      }),
      restoreLocationVersion: build.mutation<RestoreLocationVersionApiResponse, RestoreLocationVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/locations/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/restore/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['locations'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as locationsApi };
export type ListLocationsApiResponse = /** status 200 The answer. */ LocationDto[];
export type ListLocationsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Kind of place. */
  kind?:
    | 'atoll'
    | 'resort_island'
    | 'local_island'
    | 'city'
    | 'sandbank'
    | 'dive_region'
    | 'airport'
    | 'harbour'
    | 'bay'
    | 'reef'
    | 'dive_site'
    | 'surf_break'
    | 'viewpoint';
  /** Code of the atoll it lies in. For example `ADh`. */
  atoll?: string;
  /** Only what comes from there. */
  source?: 'destination' | 'resort' | 'location';
  /** Words of names, islands and atolls, in any language. For example `Malé`. */
  search?: string;
  /** For staff: own locations in this state, or `all`. The others are public by nature: they are in `published` and `all`. For staff with `catalogue.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
};
export type CreateLocationApiResponse = /** status 201 Created: the new thing. */ LocationDocumentDto;
export type CreateLocationApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeLocationDto: WriteLocationDto;
};
export type ReplaceLocationApiResponse = /** status 200 The answer. */ LocationDocumentDto;
export type ReplaceLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeLocationDto: WriteLocationDto;
};
export type UpdateLocationApiResponse = /** status 200 The answer. */ LocationDocumentDto;
export type UpdateLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeLocationDto: WriteLocationDto;
};
export type DeleteLocationApiResponse = unknown;
export type DeleteLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ArchiveLocationApiResponse = /** status 200 The answer. */ LocationDocumentDto;
export type ArchiveLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  archiveDto: ArchiveDto;
};
export type DuplicateLocationApiResponse = /** status 201 Created: the new thing. */ LocationDocumentDto;
export type DuplicateLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type GetEditableLocationApiResponse = /** status 200 The answer. */ LocationDocumentDto;
export type GetEditableLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type SavePendingLocationApiResponse = /** status 200 The answer. */ PendingLocationDto;
export type SavePendingLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeLocationDto: WriteLocationDto;
};
export type GetPendingLocationApiResponse = /** status 200 The answer. */ PendingLocationDto;
export type GetPendingLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type DeletePendingLocationApiResponse = unknown;
export type DeletePendingLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type PublishPendingLocationApiResponse = /** status 200 The answer. */ LocationDocumentDto;
export type PublishPendingLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type PublishLocationApiResponse = /** status 200 The answer. */ LocationDocumentDto;
export type PublishLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  publishDto: PublishDto;
};
export type RestoreDraftLocationApiResponse = /** status 200 The answer. */ LocationDocumentDto;
export type RestoreDraftLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ScheduleLocationApiResponse = /** status 200 The answer. */ LocationDocumentDto;
export type ScheduleLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  scheduleDto: ScheduleDto;
};
export type SubmitLocationApiResponse = /** status 200 The answer. */ LocationDocumentDto;
export type SubmitLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type UnpublishLocationApiResponse = /** status 200 The answer. */ LocationDocumentDto;
export type UnpublishLocationApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ListLocationVersionsApiResponse = /** status 200 The answer. */ VersionPageDto;
export type ListLocationVersionsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type GetLocationVersionApiResponse = /** status 200 The answer. */ LocationVersionDto;
export type GetLocationVersionApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version number. */
  version: number;
};
export type RestoreLocationVersionApiResponse = /** status 200 The answer. */ LocationDocumentDto;
export type RestoreLocationVersionApiArg = {
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
export type LocationDto = {
  /** Which rows it comes from; `id` and `slug` are unique within one of them. Only those of `location` are edited here. */
  source: 'destination' | 'resort' | 'location';
  id: number;
  /** Slug of the destination, of the resort that has the island to itself, or of the agency's own location. */
  slug: string;
  name: string;
  /** What is special about it, in a sentence; null for destinations and resorts, which have pages of their own. */
  description: string | null;
  /** Name of the island as it stands on maps; null for atolls and regions. */
  island: string | null;
  /** Name of the atoll. */
  atoll: string | null;
  atoll_code: string;
  kind:
    | 'atoll'
    | 'resort_island'
    | 'local_island'
    | 'city'
    | 'sandbank'
    | 'dive_region'
    | 'airport'
    | 'harbour'
    | 'bay'
    | 'reef'
    | 'dive_site'
    | 'surf_break'
    | 'viewpoint';
  /** Never null for visitors, like `lng`: a draft may not know yet where it lies. */
  lat: number | null;
  lng: number | null;
  /** Slug of the published destination that it is or belongs to. */
  destination: string | null;
  /** Published places to stay there. */
  resort_count: number;
  _i18n: LocalizationDto;
  /** Staff lists only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** Staff lists only; null for destinations and resorts, which are edited where they are at home. */
  editing?: EditingStateDto | null;
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
export type LocationWordsDto = {
  status: 'draft' | 'published';
  name: string | null;
  description: string | null;
};
export type LocationTranslationsDto = {
  en?: LocationWordsDto;
  ru?: LocationWordsDto;
  zh?: LocationWordsDto;
};
export type LocationDocumentDto = {
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
  translations: LocationTranslationsDto;
  kind:
    | 'atoll'
    | 'resort_island'
    | 'local_island'
    | 'city'
    | 'sandbank'
    | 'dive_region'
    | 'airport'
    | 'harbour'
    | 'bay'
    | 'reef'
    | 'dive_site'
    | 'surf_break'
    | 'viewpoint';
  /** Code of the atoll. */
  atoll: string;
  island: string | null;
  lat: number | null;
  lng: number | null;
  /** Id of the destination it belongs to. */
  destination: number | null;
};
export type WriteLocationWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  name?: string | null;
  /** Plain text. */
  description?: string | null;
};
export type WriteLocationTranslationsDto = {
  en?: WriteLocationWordsDto | null;
  ru?: WriteLocationWordsDto | null;
  zh?: WriteLocationWordsDto | null;
};
export type WriteLocationDto = {
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
  /** Plain text. */
  description?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteLocationTranslationsDto;
  kind?:
    | 'atoll'
    | 'resort_island'
    | 'local_island'
    | 'city'
    | 'sandbank'
    | 'dive_region'
    | 'airport'
    | 'harbour'
    | 'bay'
    | 'reef'
    | 'dive_site'
    | 'surf_break'
    | 'viewpoint';
  /** Code of the atoll. */
  atoll?: string;
  /** Name of the island as it stands on maps. */
  island?: string | null;
  lat?: number | null;
  lng?: number | null;
  /** Id or slug of the destination it belongs to. */
  destination?: (number | null) | string;
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
export type PendingLocationDto = {
  /** Version it was written for; it can be published as long as `version` is the same. */
  base_version: number;
  /** Version of the thing now. */
  version: number;
  /** E-mail address of who wrote it. */
  by: string | null;
  at: string;
  note: string | null;
  document: LocationDocumentDto;
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
export type LocationVersionDto = {
  version: number;
  /** What made it. */
  action: string;
  at: string;
  /** E-mail address; null for the system. */
  by: string | null;
  note: string | null;
  document: LocationDocumentDto;
  /** Version that `diff` compares with. */
  previous: number | null;
  diff: DifferenceDto[];
};
export const {
  useListLocationsQuery,
  useLazyListLocationsQuery,
  useCreateLocationMutation,
  useReplaceLocationMutation,
  useUpdateLocationMutation,
  useDeleteLocationMutation,
  useArchiveLocationMutation,
  useDuplicateLocationMutation,
  useGetEditableLocationQuery,
  useLazyGetEditableLocationQuery,
  useSavePendingLocationMutation,
  useGetPendingLocationQuery,
  useLazyGetPendingLocationQuery,
  useDeletePendingLocationMutation,
  usePublishPendingLocationMutation,
  usePublishLocationMutation,
  useRestoreDraftLocationMutation,
  useScheduleLocationMutation,
  useSubmitLocationMutation,
  useUnpublishLocationMutation,
  useListLocationVersionsQuery,
  useLazyListLocationVersionsQuery,
  useGetLocationVersionQuery,
  useLazyGetLocationVersionQuery,
  useRestoreLocationVersionMutation,
} = injectedRtkApi;
