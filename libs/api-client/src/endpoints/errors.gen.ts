// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['errors'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listErrorReports: build.query<ListErrorReportsApiResponse, ListErrorReportsApiArg>({
        query: (queryArg) => ({
          url: `/api/error-reports/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            status: queryArg.status,
            level: queryArg.level,
            remote: queryArg.remote,
            version: queryArg.version,
            error_id: queryArg.errorId,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['errors'],
      }),
      getErrorReport: build.query<GetErrorReportApiResponse, GetErrorReportApiArg>({
        query: (queryArg) => ({
          url: `/api/error-reports/${encodeURIComponent(String(queryArg.id))}/`,
        }),
        providesTags: ['errors'],
      }),
      updateErrorReport: build.mutation<UpdateErrorReportApiResponse, UpdateErrorReportApiArg>({
        query: (queryArg) => ({
          url: `/api/error-reports/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.updateErrorReportDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['errors'],
      }),
      reportError: build.mutation<ReportErrorApiResponse, ReportErrorApiArg>({
        query: (queryArg) => ({
          url: `/api/errors`,
          method: 'POST',
          body: queryArg.reportErrorDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['errors'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as errorsApi };
export type ListErrorReportsApiResponse = /** status 200 The answer. */ ErrorGroupPageDto;
export type ListErrorReportsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Only those in this state. */
  status?: ErrorStatus;
  /** Which error screen was shown. */
  level?: 'app' | 'page' | 'component' | 'remote';
  /** Only errors of this remote; `shell` for those outside of all. For example `mfe-catalog`. */
  remote?: string;
  /** Only errors that this version of the remote (or of the shell) reported. For example `0.1.0-1a2b3c4d`. */
  version?: string;
  /** The error whose id a visitor was shown: the eight digits on the error card, which end it, or more of it. For example `9e4b7a21`. */
  errorId?: string;
  /** Words of the message or the name. For example `price`. */
  search?: string;
  /** Order of the results. */
  sort?: 'last_seen' | 'first_seen' | 'count';
};
export type GetErrorReportApiResponse = /** status 200 The answer. */ ErrorGroupDetailDto;
export type GetErrorReportApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
};
export type UpdateErrorReportApiResponse = /** status 200 The answer. */ ErrorGroupDetailDto;
export type UpdateErrorReportApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  updateErrorReportDto: UpdateErrorReportDto;
};
export type ReportErrorApiResponse =
  /** status 202 Accepted: the work follows. The answer has no body. */ ErrorReceiptDto;
export type ReportErrorApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  reportErrorDto: ReportErrorDto;
};
export type ErrorStatus = 'new' | 'resolved' | 'ignored';
export type ErrorGroupDto = {
  id: string;
  status: ErrorStatus;
  level: 'app' | 'page' | 'component' | 'remote';
  name: string | null;
  /** Null for the shell. */
  remote: string | null;
  /** Version of the remote, or of the shell, that reported it first. */
  first_version: string | null;
  last_version: string | null;
  first_seen: string;
  last_seen: string;
  /** E-mail address of who set the state last; null when it set itself. */
  updated_by: string | null;
  updated_at: string | null;
  /** As it was last reported. */
  message: string;
  /** Reports so far, those that are forgotten included. */
  count: number;
  /** Counts changes of the state; the `ETag`. */
  version: number;
};
export type ErrorGroupPageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: ErrorGroupDto[];
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
export type ErrorVersionDto = {
  version: string | null;
  last_seen: string;
  count: number;
};
export type ErrorOccurrenceDto = {
  stack: string | null;
  component_stack: string | null;
  /** Without query and fragment. */
  url: string | null;
  user_agent: string | null;
  remote_version: string | null;
  shell_version: string | null;
  /** Time of the browser. */
  occurred_at: string | null;
  received_at: string;
  error_id: string;
  message: string;
};
export type ErrorGroupDetailDto = {
  id: string;
  status: ErrorStatus;
  level: 'app' | 'page' | 'component' | 'remote';
  name: string | null;
  /** Null for the shell. */
  remote: string | null;
  /** Version of the remote, or of the shell, that reported it first. */
  first_version: string | null;
  last_version: string | null;
  first_seen: string;
  last_seen: string;
  /** E-mail address of who set the state last; null when it set itself. */
  updated_by: string | null;
  updated_at: string | null;
  /** As it was last reported. */
  message: string;
  /** Reports so far, those that are forgotten included. */
  count: number;
  /** Counts changes of the state; the `ETag`. */
  version: number;
  versions: ErrorVersionDto[];
  reports: ErrorOccurrenceDto[];
};
export type StaleVersionDto = {
  /** The thing as its own read shows it, or the one value where a value was to be changed. Any JSON value. */
  current:
    | (string | null)
    | number
    | boolean
    | unknown[]
    | {
        [key: string]: unknown;
      };
  /** E-mail address of who changed it last; null for the system. */
  updated_by: string | null;
  updated_at: string | null;
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type UpdateErrorReportDto = {
  /** `resolved` is new again when a version reports it that had not before; `ignored` stays so. */
  status: ErrorStatus;
};
export type ErrorReceiptDto = {
  error_id: string;
};
export type ReportedRemoteDto = {
  name: string;
  version: string;
};
export type ReportErrorDto = {
  stack?: string | null;
  component_stack?: string | null;
  /** Which error screen was shown. */
  level: 'app' | 'page' | 'component' | 'remote';
  name?: string | null;
  /** Id that the visitor was shown. */
  error_id: string;
  user_agent?: string | null;
  url?: string | null;
  remote?: ReportedRemoteDto | null;
  /** Version of the shell. */
  shell?: string | null;
  message: string;
  timestamp: string;
};
export const {
  useListErrorReportsQuery,
  useLazyListErrorReportsQuery,
  useGetErrorReportQuery,
  useLazyGetErrorReportQuery,
  useUpdateErrorReportMutation,
  useReportErrorMutation,
} = injectedRtkApi;
