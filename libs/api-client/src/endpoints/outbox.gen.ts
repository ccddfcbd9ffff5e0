// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { MailTemplate, OutboxMessageDto, OutboxPageDto, OutboxStatus } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['outbox'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listOutboxMessages: build.query<ListOutboxMessagesApiResponse, ListOutboxMessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/outbox/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            status: queryArg.status,
            template: queryArg.template,
            entity: queryArg.entity,
            entity_id: queryArg.entityId,
            search: queryArg.search,
          },
        }),
        providesTags: ['outbox'],
      }),
      retryOutboxMessage: build.mutation<RetryOutboxMessageApiResponse, RetryOutboxMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/outbox/${encodeURIComponent(String(queryArg.id))}/retry/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['outbox'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as outboxApi };
export type ListOutboxMessagesApiResponse = /** status 200 The answer. */ OutboxPageDto;
export type ListOutboxMessagesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Only those in this state. */
  status?: OutboxStatus;
  /** Only those with this template. */
  template?: MailTemplate;
  /** Kind of thing that the mail is about. For example `booking`. */
  entity?: string;
  /** Id of that thing. For example `019aa7c1-0000-7000-8000-000000000001`. */
  entityId?: string;
  /** Part of the recipient's address. For example `anna@`. */
  search?: string;
};
export type RetryOutboxMessageApiResponse = /** status 200 The answer. */ OutboxMessageDto;
export type RetryOutboxMessageApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export const { useListOutboxMessagesQuery, useLazyListOutboxMessagesQuery, useRetryOutboxMessageMutation } =
  injectedRtkApi;
