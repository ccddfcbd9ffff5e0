// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['transfers'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listTransfers: build.query<ListTransfersApiResponse, ListTransfersApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            status: queryArg.status,
            mode: queryArg.mode,
            service: queryArg.service,
            from: queryArg['from'],
            to: queryArg.to,
            resort: queryArg.resort,
            daylight_only: queryArg.daylightOnly,
            search: queryArg.search,
            sort: queryArg.sort,
            currency: queryArg.currency,
          },
        }),
        providesTags: ['transfers'],
      }),
      createTransfer: build.mutation<CreateTransferApiResponse, CreateTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/`,
          method: 'POST',
          body: queryArg.writeTransferDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      getTransfer: build.query<GetTransferApiResponse, GetTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
            currency: queryArg.currency,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['transfers'],
      }),
      replaceTransfer: build.mutation<ReplaceTransferApiResponse, ReplaceTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PUT',
          body: queryArg.writeTransferDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      updateTransfer: build.mutation<UpdateTransferApiResponse, UpdateTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeTransferDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      deleteTransfer: build.mutation<DeleteTransferApiResponse, DeleteTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      archiveTransfer: build.mutation<ArchiveTransferApiResponse, ArchiveTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/archive/`,
          method: 'POST',
          body: queryArg.archiveDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      duplicateTransfer: build.mutation<DuplicateTransferApiResponse, DuplicateTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/duplicate/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      getEditableTransfer: build.query<GetEditableTransferApiResponse, GetEditableTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['transfers'],
      }),
      savePendingTransfer: build.mutation<SavePendingTransferApiResponse, SavePendingTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'PUT',
          body: queryArg.writeTransferDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      getPendingTransfer: build.query<GetPendingTransferApiResponse, GetPendingTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/pending/`,
        }),
        providesTags: ['transfers'],
      }),
      deletePendingTransfer: build.mutation<DeletePendingTransferApiResponse, DeletePendingTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/pending/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      publishPendingTransfer: build.mutation<PublishPendingTransferApiResponse, PublishPendingTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/pending/publish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      previewTransfer: build.mutation<PreviewTransferApiResponse, PreviewTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/preview/`,
          method: 'POST',
        }),
        invalidatesTags: ['transfers'],
      }),
      publishTransfer: build.mutation<PublishTransferApiResponse, PublishTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/publish/`,
          method: 'POST',
          body: queryArg.publishDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      restoreDraftTransfer: build.mutation<RestoreDraftTransferApiResponse, RestoreDraftTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/restore-draft/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      scheduleTransfer: build.mutation<ScheduleTransferApiResponse, ScheduleTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/schedule/`,
          method: 'POST',
          body: queryArg.scheduleDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      submitTransfer: build.mutation<SubmitTransferApiResponse, SubmitTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/submit/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      unpublishTransfer: build.mutation<UnpublishTransferApiResponse, UnpublishTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/unpublish/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      listTransferVersions: build.query<ListTransferVersionsApiResponse, ListTransferVersionsApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/versions/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['transfers'],
      }),
      getTransferVersion: build.query<GetTransferVersionApiResponse, GetTransferVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/`,
        }),
        providesTags: ['transfers'],
      }),
      restoreTransferVersion: build.mutation<RestoreTransferVersionApiResponse, RestoreTransferVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.version))}/restore/`,
          method: 'POST',
          body: queryArg.actionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['transfers'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as transfersApi };
export type ListTransfersApiResponse = /** status 200 The answer. */ TransferPageDto;
export type ListTransfersApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** For staff: in this state, or `all`. Without it the list is what visitors see. For staff with `catalogue.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
  /** How one travels; for several parts, the kind of the whole. */
  mode?:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  /** On a timetable with others, or chartered. */
  service?: 'shared' | 'private';
  /** Code of the airport or jetty it starts from. For example `MLE`. */
  from?: string;
  /** Slug or id of the destination it leads to, places to stay in it included; or slug of a place to stay. For example `maafushi`. */
  to?: string;
  /** Slug or id of a place to stay: what leads to it, or to the inhabited island it lies on. For example `kandu-veli`. */
  resort?: string;
  /** Only by day, or also after dark. */
  daylightOnly?: boolean;
  /** Words of names and places, in any language. For example `Malé`. */
  search?: string;
  /** Order of the results. */
  sort?: 'featured' | 'price_low' | 'duration';
  /** Currency to show prices in beside US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type CreateTransferApiResponse = /** status 201 Created: the new thing. */ TransferDocumentDto;
export type CreateTransferApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeTransferDto: WriteTransferDto;
};
export type GetTransferApiResponse = /** status 200 The answer. */ TransferDetailDto;
export type GetTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Currency to show prices in beside US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Shows it as visitors would see it although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type ReplaceTransferApiResponse = /** status 200 The answer. */ TransferDocumentDto;
export type ReplaceTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeTransferDto: WriteTransferDto;
};
export type UpdateTransferApiResponse = /** status 200 The answer. */ TransferDocumentDto;
export type UpdateTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeTransferDto: WriteTransferDto;
};
export type DeleteTransferApiResponse = unknown;
export type DeleteTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ArchiveTransferApiResponse = /** status 200 The answer. */ TransferDocumentDto;
export type ArchiveTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  archiveDto: ArchiveDto;
};
export type DuplicateTransferApiResponse = /** status 201 Created: the new thing. */ TransferDocumentDto;
export type DuplicateTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type GetEditableTransferApiResponse = /** status 200 The answer. */ TransferDocumentDto;
export type GetEditableTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type SavePendingTransferApiResponse = /** status 200 The answer. */ PendingTransferDto;
export type SavePendingTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeTransferDto: WriteTransferDto;
};
export type GetPendingTransferApiResponse = /** status 200 The answer. */ PendingTransferDto;
export type GetPendingTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type DeletePendingTransferApiResponse = unknown;
export type DeletePendingTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type PublishPendingTransferApiResponse = /** status 200 The answer. */ TransferDocumentDto;
export type PublishPendingTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type PreviewTransferApiResponse = /** status 201 Created: the new thing. */ PreviewDto;
export type PreviewTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type PublishTransferApiResponse = /** status 200 The answer. */ TransferDocumentDto;
export type PublishTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  publishDto: PublishDto;
};
export type RestoreDraftTransferApiResponse = /** status 200 The answer. */ TransferDocumentDto;
export type RestoreDraftTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ScheduleTransferApiResponse = /** status 200 The answer. */ TransferDocumentDto;
export type ScheduleTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  scheduleDto: ScheduleDto;
};
export type SubmitTransferApiResponse = /** status 200 The answer. */ TransferDocumentDto;
export type SubmitTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type UnpublishTransferApiResponse = /** status 200 The answer. */ TransferDocumentDto;
export type UnpublishTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  actionDto: ActionDto;
};
export type ListTransferVersionsApiResponse = /** status 200 The answer. */ VersionPageDto;
export type ListTransferVersionsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export type GetTransferVersionApiResponse = /** status 200 The answer. */ TransferVersionDto;
export type GetTransferVersionApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version number. */
  version: number;
};
export type RestoreTransferVersionApiResponse = /** status 200 The answer. */ TransferDocumentDto;
export type RestoreTransferVersionApiArg = {
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
export type GatewayDto = {
  /** IATA code of an airport, or the code of a jetty. */
  code: string;
  name: string;
};
export type PlaceDto = {
  id: number;
  slug: string;
  name: string;
};
export type TransferLegDto = {
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  from: string;
  to: string;
  minutes: number;
  carrier: string | null;
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
export type LocalizationDto = {
  language: 'en' | 'ru' | 'zh';
  /** Names of the fields without a text in this language. */
  fallback_fields: string[];
  /** Names of the fields whose English words changed after this language was saved. */
  outdated_fields: string[];
};
export type TransferListItemDto = {
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
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  /** On a timetable with others, or chartered: then the prices are for the whole boat. */
  service: 'shared' | 'private';
  from: GatewayDto;
  /** The destination it leads to; for one to a place to stay, the destination that lies in. */
  to_destination: PlaceDto | null;
  /** The place to stay it leads to. */
  to_resort: PlaceDto | null;
  duration_minutes: number;
  /** Its parts, when there are several. */
  legs: TransferLegDto[];
  operator: string | null;
  /** Does not run in the dark. */
  daylight_only: boolean;
  /** Local time. */
  first_departure: string | null;
  /** Local time. */
  last_departure: string | null;
  /** Who lands later (local time) stays the night near the airport. */
  latest_arrival_for_same_day: string | null;
  /** Whose flight leaves earlier (local time) comes back the evening before. */
  earliest_international_departure: string | null;
  pickup_before_flight_hours: number | null;
  wait_minutes_typical: number | null;
  /** ISO days 1 (Monday) to 7; empty means every day. */
  operates_weekdays: number[];
  /** US dollars, there and back. */
  price_adult_return: string | null;
  /** US dollars for a child of 2 to 11, there and back. */
  price_child: string | null;
  /** US dollars for a child under 2, there and back. */
  price_infant: string | null;
  currency: 'USD';
  baggage_kg: number | null;
  hand_baggage_kg: number | null;
  /** US dollars for each kilogram above. */
  excess_per_kg: string | null;
  /** Flight details are wanted so many days before. */
  flight_details_due_days: number | null;
  /** US dollars for a change after that. */
  change_fee: string | null;
  weather_note: string | null;
  notes: string | null;
  cover_image: PictureDto | null;
  is_featured: boolean;
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
};
export type TransferPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: TransferListItemDto[];
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
export type TransferWordsDto = {
  status: 'draft' | 'published';
  name: string | null;
  notes: string | null;
  weather_note: string | null;
};
export type TransferTranslationsDto = {
  en?: TransferWordsDto;
  ru?: TransferWordsDto;
  zh?: TransferWordsDto;
};
export type LegWordsDto = {
  from: string;
  to: string;
};
export type LegTextsDto = {
  en?: LegWordsDto;
  ru?: LegWordsDto;
  zh?: LegWordsDto;
};
export type WriteLegDto = {
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  minutes: number;
  carrier?: string | null;
  text: LegTextsDto;
};
export type TransferDocumentDto = {
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
  translations: TransferTranslationsDto;
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  service: 'shared' | 'private';
  from: string;
  to_destination: number | null;
  to_resort: number | null;
  duration_minutes: number;
  legs: WriteLegDto[];
  operator: string | null;
  daylight_only: boolean;
  first_departure: string | null;
  last_departure: string | null;
  latest_arrival_for_same_day: string | null;
  earliest_international_departure: string | null;
  pickup_before_flight_hours: number | null;
  wait_minutes_typical: number | null;
  operates_weekdays: number[];
  price_adult_return: string | null;
  price_child: string | null;
  price_infant: string | null;
  baggage_kg: number | null;
  hand_baggage_kg: number | null;
  excess_per_kg: string | null;
  flight_details_due_days: number | null;
  change_fee: string | null;
  images: number[];
};
export type WriteTransferWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  name?: string | null;
  notes?: string | null;
  weather_note?: string | null;
};
export type WriteTransferTranslationsDto = {
  en?: WriteTransferWordsDto | null;
  ru?: WriteTransferWordsDto | null;
  zh?: WriteTransferWordsDto | null;
};
export type WriteTransferDto = {
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
  notes?: string | null;
  weather_note?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteTransferTranslationsDto;
  mode?:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  /** On a timetable with others, or chartered: then the prices are for the whole boat. */
  service?: 'shared' | 'private';
  /** Code of the airport or jetty it starts from. */
  from?: string;
  /** Id or slug of the destination it leads to; or `to_resort`. */
  to_destination?: (number | null) | string;
  /** Id or slug of the place to stay it leads to. */
  to_resort?: (number | null) | string;
  duration_minutes?: number;
  /** Its parts, when there are several. */
  legs?: WriteLegDto[];
  operator?: string | null;
  /** Does not run in the dark. */
  daylight_only?: boolean;
  /** Local time, like the three below. */
  first_departure?: string | null;
  last_departure?: string | null;
  /** Who lands later stays the night near the airport. */
  latest_arrival_for_same_day?: string | null;
  /** Whose flight leaves earlier comes back the evening before. */
  earliest_international_departure?: string | null;
  pickup_before_flight_hours?: number | null;
  wait_minutes_typical?: number | null;
  /** ISO days 1 (Monday) to 7; none means every day. */
  operates_weekdays?: number[];
  /** US dollars for an adult, there and back. */
  price_adult_return?: string | null;
  price_child?: string | null;
  price_infant?: string | null;
  baggage_kg?: number | null;
  hand_baggage_kg?: number | null;
  /** US dollars for each kilogram above. */
  excess_per_kg?: string | null;
  /** Flight details are wanted so many days before. */
  flight_details_due_days?: number | null;
  /** US dollars for a change after that. */
  change_fee?: string | null;
  /** Ids of pictures; the first is the cover. */
  images?: number[];
};
export type TransferDetailDto = {
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
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  /** On a timetable with others, or chartered: then the prices are for the whole boat. */
  service: 'shared' | 'private';
  from: GatewayDto;
  /** The destination it leads to; for one to a place to stay, the destination that lies in. */
  to_destination: PlaceDto | null;
  /** The place to stay it leads to. */
  to_resort: PlaceDto | null;
  duration_minutes: number;
  /** Its parts, when there are several. */
  legs: TransferLegDto[];
  operator: string | null;
  /** Does not run in the dark. */
  daylight_only: boolean;
  /** Local time. */
  first_departure: string | null;
  /** Local time. */
  last_departure: string | null;
  /** Who lands later (local time) stays the night near the airport. */
  latest_arrival_for_same_day: string | null;
  /** Whose flight leaves earlier (local time) comes back the evening before. */
  earliest_international_departure: string | null;
  pickup_before_flight_hours: number | null;
  wait_minutes_typical: number | null;
  /** ISO days 1 (Monday) to 7; empty means every day. */
  operates_weekdays: number[];
  /** US dollars, there and back. */
  price_adult_return: string | null;
  /** US dollars for a child of 2 to 11, there and back. */
  price_child: string | null;
  /** US dollars for a child under 2, there and back. */
  price_infant: string | null;
  currency: 'USD';
  baggage_kg: number | null;
  hand_baggage_kg: number | null;
  /** US dollars for each kilogram above. */
  excess_per_kg: string | null;
  /** Flight details are wanted so many days before. */
  flight_details_due_days: number | null;
  /** US dollars for a change after that. */
  change_fee: string | null;
  weather_note: string | null;
  notes: string | null;
  cover_image: PictureDto | null;
  is_featured: boolean;
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  images: PictureDto[];
  created_at: string;
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
export type PendingTransferDto = {
  /** Version it was written for; it can be published as long as `version` is the same. */
  base_version: number;
  /** Version of the thing now. */
  version: number;
  /** E-mail address of who wrote it. */
  by: string | null;
  at: string;
  note: string | null;
  document: TransferDocumentDto;
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
export type TransferVersionDto = {
  version: number;
  /** What made it. */
  action: string;
  at: string;
  /** E-mail address; null for the system. */
  by: string | null;
  note: string | null;
  document: TransferDocumentDto;
  /** Version that `diff` compares with. */
  previous: number | null;
  diff: DifferenceDto[];
};
export const {
  useListTransfersQuery,
  useLazyListTransfersQuery,
  useCreateTransferMutation,
  useGetTransferQuery,
  useLazyGetTransferQuery,
  useReplaceTransferMutation,
  useUpdateTransferMutation,
  useDeleteTransferMutation,
  useArchiveTransferMutation,
  useDuplicateTransferMutation,
  useGetEditableTransferQuery,
  useLazyGetEditableTransferQuery,
  useSavePendingTransferMutation,
  useGetPendingTransferQuery,
  useLazyGetPendingTransferQuery,
  useDeletePendingTransferMutation,
  usePublishPendingTransferMutation,
  usePreviewTransferMutation,
  usePublishTransferMutation,
  useRestoreDraftTransferMutation,
  useScheduleTransferMutation,
  useSubmitTransferMutation,
  useUnpublishTransferMutation,
  useListTransferVersionsQuery,
  useLazyListTransferVersionsQuery,
  useGetTransferVersionQuery,
  useLazyGetTransferVersionQuery,
  useRestoreTransferVersionMutation,
} = injectedRtkApi;
