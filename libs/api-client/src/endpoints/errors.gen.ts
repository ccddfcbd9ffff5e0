// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  ErrorGroupDetailDto,
  ErrorGroupPageDto,
  ErrorReceiptDto,
  ErrorStatus,
  ReportErrorDto,
  UpdateErrorReportDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
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
export type ReportErrorApiResponse = /** status 202 Accepted: the work follows. */ ErrorReceiptDto;
export type ReportErrorApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  reportErrorDto: ReportErrorDto;
};
export const {
  useListErrorReportsQuery,
  useLazyListErrorReportsQuery,
  useGetErrorReportQuery,
  useLazyGetErrorReportQuery,
  useUpdateErrorReportMutation,
  useReportErrorMutation,
} = injectedRtkApi;
