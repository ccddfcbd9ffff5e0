// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['errors'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
export type ReportErrorApiResponse = /** status 202 Accepted: the work follows. */ ErrorReceiptDto;
export type ReportErrorApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  reportErrorDto: ReportErrorDto;
};
export type ErrorReceiptDto = {
  error_id: string;
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
export type ReportedRemoteDto = {
  name: string;
  version: string;
};
export type ReportErrorDto = {
  stack?: string;
  component_stack?: string;
  /** Which error screen was shown. */
  level: 'app' | 'page' | 'component' | 'remote';
  name?: string;
  user_agent?: string;
  url?: string;
  remote?: ReportedRemoteDto;
  /** Version of the shell. */
  shell?: string;
  message: string;
  /** Id that the visitor was shown. */
  error_id: string;
  timestamp: string;
};
export const { useReportErrorMutation } = injectedRtkApi;
