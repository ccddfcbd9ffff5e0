// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { AuditIntegrityDto, AuditPageDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['audit'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAuditEntries: build.query<ListAuditEntriesApiResponse, ListAuditEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/audit/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            entity: queryArg.entity,
            entity_id: queryArg.entityId,
            actor: queryArg.actor,
            action: queryArg.action,
            request_id: queryArg.requestId,
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['audit'],
      }),
      checkAudit: build.query<CheckAuditApiResponse, CheckAuditApiArg>({
        query: () => ({ url: `/api/audit/integrity/` }),
        providesTags: ['audit'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as auditApi };
export type ListAuditEntriesApiResponse = /** status 200 The answer. */ AuditPageDto;
export type ListAuditEntriesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Kind of the changed thing. For example `package`. */
  entity?: string;
  /** The changed thing; asked together with `entity`. For example `12`. */
  entityId?: string;
  /** Id of the user who did it. For example `019aa7c1-0000-7000-8000-000000000000`. */
  actor?: string;
  /** `package.publish`, or all of `package`. */
  action?: string;
  /** `X-Request-Id` of the call that did it. For example `019aa7c1-0000-7000-8000-000000000000`. */
  requestId?: string;
  /** First day (in the Maldives, UTC+5). For example `2026-11-01`. */
  from?: string;
  /** Last day, included. For example `2026-11-30`. */
  to?: string;
};
export type CheckAuditApiResponse = /** status 200 The answer. */ AuditIntegrityDto;
export type CheckAuditApiArg = void;
export const { useListAuditEntriesQuery, useLazyListAuditEntriesQuery, useCheckAuditQuery, useLazyCheckAuditQuery } =
  injectedRtkApi;
