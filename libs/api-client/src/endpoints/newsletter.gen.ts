// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
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
export type SubscribeToNewsletterApiResponse =
  /** status 202 Accepted: the work follows. The answer has no body. */ NoticeDto;
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
  /** Only those in this state. */
  status?: SubscriberStatus;
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
export type SubscriptionDto = {
  status: 'subscribed' | 'unsubscribed';
  detail: string;
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
export type ConfirmSubscriptionDto = {
  /** From the link in the letter. */
  token: string;
};
export type NoticeDto = {
  detail: string;
};
export type SubscribeDto = {
  /** Leave it empty: people do not see this field. */
  website?: string;
  /** From `GET forms/token/`, asked for when the form is opened: 3 seconds to 2 hours old. Send it always: without a good one
    the form is thanked for all the same, yet kept as spam, and nobody reads it or is written to. */
  form_token?: string;
  email: string;
  /** Language of the letters; the request's language unless given. */
  locale?: 'en' | 'ru' | 'zh';
  /** Where the form stands. */
  source?: string | null;
  /** Agreement to get letters. */
  consent: true;
};
export type SubscriberStatus = 'pending' | 'subscribed' | 'unsubscribed' | 'bounced' | 'complained' | 'spam';
export type SubscriberDto = {
  locale: 'en' | 'ru' | 'zh';
  status: SubscriberStatus;
  source: string | null;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  unsubscribe_reason: string | null;
  id: string;
  email: string;
  /** Version of the words that were agreed to. */
  consent_version: string;
  consent_at: string;
  created_at: string;
};
export type SubscriberPageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: SubscriberDto[];
};
export type UnsubscribeDto = {
  /** From the link in the letter, when it is not in the address. */
  token?: string;
  reason?: string;
  /** What mail programs send with their one click (RFC 8058). */
  'List-Unsubscribe'?: 'One-Click';
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
