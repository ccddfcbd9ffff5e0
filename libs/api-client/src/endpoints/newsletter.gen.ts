// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  ConfirmSubscriptionDto,
  ExportedSubscribers,
  NoticeDto,
  SubscribeDto,
  SubscriberDto,
  SubscriberPageDto,
  SubscriberStatus,
  SubscriptionDto,
  UnsubscribeDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['newsletter'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      confirmNewsletter: build.mutation<ConfirmNewsletterApiResponse, ConfirmNewsletterApiArg>({
        query: (queryArg) => ({
          url: `/api/newsletter/confirm/`,
          method: 'POST',
          body: queryArg.confirmSubscriptionDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['newsletter'],
      }),
      subscribeToNewsletter: build.mutation<SubscribeToNewsletterApiResponse, SubscribeToNewsletterApiArg>({
        query: (queryArg) => ({
          url: `/api/newsletter/subscribe/`,
          method: 'POST',
          body: queryArg.subscribeDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['newsletter'],
      }),
      listNewsletterSubscribers: build.query<ListNewsletterSubscribersApiResponse, ListNewsletterSubscribersApiArg>({
        query: (queryArg) => ({
          url: `/api/newsletter/subscribers/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            status: queryArg.status,
            locale: queryArg.locale,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['newsletter'],
      }),
      exportNewsletterSubscribers: build.query<
        ExportNewsletterSubscribersApiResponse,
        ExportNewsletterSubscribersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/newsletter/subscribers/export/`,
          params: {
            lang: queryArg.lang,
            locale: queryArg.locale,
            search: queryArg.search,
            status: queryArg.status,
          },
        }),
        providesTags: ['newsletter'],
      }),
      unsubscribeSubscriber: build.mutation<UnsubscribeSubscriberApiResponse, UnsubscribeSubscriberApiArg>({
        query: (queryArg) => ({
          url: `/api/newsletter/subscribers/${encodeURIComponent(String(queryArg.id))}/unsubscribe/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['newsletter'],
      }),
      unsubscribeFromNewsletter: build.mutation<UnsubscribeFromNewsletterApiResponse, UnsubscribeFromNewsletterApiArg>({
        query: (queryArg) => ({
          url: `/api/newsletter/unsubscribe/`,
          method: 'POST',
          body: queryArg.unsubscribeDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
            token: queryArg.token,
          },
        }),
        invalidatesTags: ['newsletter'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as newsletterApi };
export type ConfirmNewsletterApiResponse = /** status 200 The answer. */ SubscriptionDto;
export type ConfirmNewsletterApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  confirmSubscriptionDto: ConfirmSubscriptionDto;
};
export type SubscribeToNewsletterApiResponse = /** status 202 Accepted: the work follows. */ NoticeDto;
export type SubscribeToNewsletterApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  subscribeDto: SubscribeDto;
};
export type ListNewsletterSubscribersApiResponse = /** status 200 The answer. */ SubscriberPageDto;
export type ListNewsletterSubscribersApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Everything but spam unless given. */
  status?: SubscriberStatus;
  /** Language of the letters. */
  locale?: 'en' | 'ru' | 'zh';
  /** Part of the address. For example `anna@`. */
  search?: string;
  /** Order of the results. */
  sort?: 'newest' | 'oldest' | 'email';
};
export type ExportNewsletterSubscribersApiResponse = /** status 200 The answer. */ string;
export type ExportNewsletterSubscribersApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Language of the letters. */
  locale?: 'en' | 'ru' | 'zh';
  /** Part of the address. For example `anna@`. */
  search?: string;
  /** `all` is everything but spam. */
  status?: ExportedSubscribers;
};
export type UnsubscribeSubscriberApiResponse = /** status 200 The answer. */ SubscriberDto;
export type UnsubscribeSubscriberApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type UnsubscribeFromNewsletterApiResponse = /** status 200 The answer. */ SubscriptionDto;
export type UnsubscribeFromNewsletterApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** From the link in the letter, when it is not in the body. */
  token?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  unsubscribeDto: UnsubscribeDto;
};
export const {
  useConfirmNewsletterMutation,
  useSubscribeToNewsletterMutation,
  useListNewsletterSubscribersQuery,
  useLazyListNewsletterSubscribersQuery,
  useExportNewsletterSubscribersQuery,
  useLazyExportNewsletterSubscribersQuery,
  useUnsubscribeSubscriberMutation,
  useUnsubscribeFromNewsletterMutation,
} = injectedRtkApi;
