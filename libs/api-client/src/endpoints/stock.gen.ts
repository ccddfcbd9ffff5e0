// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  AllotmentChangeDto,
  AllotmentMonthDto,
  CancelDepartureDto,
  CreateDeparturesDto,
  CreatedDeparturesDto,
  DayManifestDto,
  DepartureCancellationDto,
  DepartureCancellationPreviewDto,
  DepartureDto,
  DeparturePageDto,
  ManifestDto,
  NightBookingsDto,
  PreviewDepartureCancellationDto,
  WriteAllotmentsDto,
  WriteDepartureDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['stock'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAllotments: build.query<ListAllotmentsApiResponse, ListAllotmentsApiArg>({
        query: (queryArg) => ({
          url: `/api/allotments/`,
          params: {
            lang: queryArg.lang,
            resort: queryArg.resort,
            month: queryArg.month,
          },
        }),
        providesTags: ['stock'],
      }),
      changeAllotments: build.mutation<ChangeAllotmentsApiResponse, ChangeAllotmentsApiArg>({
        query: (queryArg) => ({
          url: `/api/allotments/`,
          method: 'PATCH',
          body: queryArg.writeAllotmentsDto,
        }),
        invalidatesTags: ['stock'],
      }),
      listNightBookings: build.query<ListNightBookingsApiResponse, ListNightBookingsApiArg>({
        query: (queryArg) => ({
          url: `/api/allotments/bookings/`,
          params: {
            resort: queryArg.resort,
            room_code: queryArg.roomCode,
            date: queryArg.date,
          },
        }),
        providesTags: ['stock'],
      }),
      listDepartures: build.query<ListDeparturesApiResponse, ListDeparturesApiArg>({
        query: (queryArg) => ({
          url: `/api/departures/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            package: queryArg['package'],
            from: queryArg['from'],
            to: queryArg.to,
            status: queryArg.status,
          },
        }),
        providesTags: ['stock'],
      }),
      createDepartures: build.mutation<CreateDeparturesApiResponse, CreateDeparturesApiArg>({
        query: (queryArg) => ({
          url: `/api/departures/`,
          method: 'POST',
          body: queryArg.createDeparturesDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['stock'],
      }),
      updateDeparture: build.mutation<UpdateDepartureApiResponse, UpdateDepartureApiArg>({
        query: (queryArg) => ({
          url: `/api/departures/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeDepartureDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['stock'],
      }),
      cancelDeparture: build.mutation<CancelDepartureApiResponse, CancelDepartureApiArg>({
        query: (queryArg) => ({
          url: `/api/departures/${encodeURIComponent(String(queryArg.id))}/cancel/`,
          method: 'POST',
          body: queryArg.cancelDepartureDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['stock'],
      }),
      previewDepartureCancellation: build.mutation<
        PreviewDepartureCancellationApiResponse,
        PreviewDepartureCancellationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/departures/${encodeURIComponent(String(queryArg.id))}/cancel/preview/`,
          method: 'POST',
          body: queryArg.previewDepartureCancellationDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
      }),
      listDepartureCancellations: build.query<ListDepartureCancellationsApiResponse, ListDepartureCancellationsApiArg>({
        query: (queryArg) => ({
          url: `/api/departures/${encodeURIComponent(String(queryArg.id))}/cancellations/`,
        }),
        providesTags: ['stock'],
      }),
      getDepartureManifest: build.query<GetDepartureManifestApiResponse, GetDepartureManifestApiArg>({
        query: (queryArg) => ({
          url: `/api/departures/${encodeURIComponent(String(queryArg.id))}/manifest/`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ['stock'],
      }),
      exportDepartureManifest: build.query<ExportDepartureManifestApiResponse, ExportDepartureManifestApiArg>({
        query: (queryArg) => ({
          url: `/api/departures/${encodeURIComponent(String(queryArg.id))}/manifest/export/`,
        }),
        providesTags: ['stock'],
      }),
      getDayManifest: build.query<GetDayManifestApiResponse, GetDayManifestApiArg>({
        query: (queryArg) => ({
          url: `/api/manifest/`,
          params: {
            lang: queryArg.lang,
            date: queryArg.date,
          },
        }),
        providesTags: ['stock'],
      }),
      exportDayManifest: build.query<ExportDayManifestApiResponse, ExportDayManifestApiArg>({
        query: (queryArg) => ({
          url: `/api/manifest/export/`,
          params: {
            lang: queryArg.lang,
            date: queryArg.date,
          },
        }),
        providesTags: ['stock'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as stockApi };
export type ListAllotmentsApiResponse = /** status 200 The answer. */ AllotmentMonthDto;
export type ListAllotmentsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Place to stay by id or slug. */
  resort: string;
  /** Only those with this month. */
  month: string;
};
export type ChangeAllotmentsApiResponse = /** status 200 The answer. */ AllotmentChangeDto;
export type ChangeAllotmentsApiArg = {
  writeAllotmentsDto: WriteAllotmentsDto;
};
export type ListNightBookingsApiResponse = /** status 200 The answer. */ NightBookingsDto;
export type ListNightBookingsApiArg = {
  /** Place to stay by id or slug. */
  resort: string;
  /** Code of the kind of room. */
  roomCode: string;
  /** The night that begins on this day. */
  date: string;
};
export type ListDeparturesApiResponse = /** status 200 The answer. */ DeparturePageDto;
export type ListDeparturesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Only of this package, by id or slug. For example `central-atolls-liveaboard-week`. */
  package?: string;
  /** First start day. For example `2027-01-01`. */
  from?: string;
  /** Last start day. For example `2027-01-31`. */
  to?: string;
  /** Only those in this state. */
  status?: 'open' | 'closed' | 'cancelled';
};
export type CreateDeparturesApiResponse = /** status 201 Created: the new thing. */ CreatedDeparturesDto;
export type CreateDeparturesApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createDeparturesDto: CreateDeparturesDto;
};
export type UpdateDepartureApiResponse = /** status 200 The answer. */ DepartureDto;
export type UpdateDepartureApiArg = {
  /** Number of the thing. */
  id: number;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeDepartureDto: WriteDepartureDto;
};
export type CancelDepartureApiResponse = /** status 200 The answer. */ DepartureCancellationDto;
export type CancelDepartureApiArg = {
  /** Number of the thing. */
  id: number;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  cancelDepartureDto: CancelDepartureDto;
};
export type PreviewDepartureCancellationApiResponse = /** status 200 The answer. */ DepartureCancellationPreviewDto;
export type PreviewDepartureCancellationApiArg = {
  /** Number of the thing. */
  id: number;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  previewDepartureCancellationDto: PreviewDepartureCancellationDto;
};
export type ListDepartureCancellationsApiResponse = /** status 200 The answer. */ DepartureCancellationDto[];
export type ListDepartureCancellationsApiArg = {
  /** Number of the thing. */
  id: number;
};
export type GetDepartureManifestApiResponse = /** status 200 The answer. */ ManifestDto;
export type GetDepartureManifestApiArg = {
  /** Number of the thing. */
  id: number;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
};
export type ExportDepartureManifestApiResponse = /** status 200 The answer. */ string;
export type ExportDepartureManifestApiArg = {
  /** Number of the thing. */
  id: number;
};
export type GetDayManifestApiResponse = /** status 200 The answer. */ DayManifestDto;
export type GetDayManifestApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Only those with this date. */
  date: string;
};
export type ExportDayManifestApiResponse = /** status 200 The answer. */ string;
export type ExportDayManifestApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Only those with this date. */
  date: string;
};
export const {
  useListAllotmentsQuery,
  useLazyListAllotmentsQuery,
  useChangeAllotmentsMutation,
  useListNightBookingsQuery,
  useLazyListNightBookingsQuery,
  useListDeparturesQuery,
  useLazyListDeparturesQuery,
  useCreateDeparturesMutation,
  useUpdateDepartureMutation,
  useCancelDepartureMutation,
  usePreviewDepartureCancellationMutation,
  useListDepartureCancellationsQuery,
  useLazyListDepartureCancellationsQuery,
  useGetDepartureManifestQuery,
  useLazyGetDepartureManifestQuery,
  useExportDepartureManifestQuery,
  useLazyExportDepartureManifestQuery,
  useGetDayManifestQuery,
  useLazyGetDayManifestQuery,
  useExportDayManifestQuery,
  useLazyExportDayManifestQuery,
} = injectedRtkApi;
