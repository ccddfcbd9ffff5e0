// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['contact messages'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createContactMessage: build.mutation<CreateContactMessageApiResponse, CreateContactMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/contact-messages/`,
          method: 'POST',
          body: queryArg.createContactMessageDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['contact messages'],
      }),
      listContactMessages: build.query<ListContactMessagesApiResponse, ListContactMessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/contact-messages/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            assigned_to: queryArg.assignedTo,
            overdue: queryArg.overdue,
            sort: queryArg.sort,
            status: queryArg.status,
            search: queryArg.search,
          },
        }),
        providesTags: ['contact messages'],
      }),
      getContactMessage: build.query<GetContactMessageApiResponse, GetContactMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/contact-messages/${encodeURIComponent(String(queryArg.id))}/`,
        }),
        providesTags: ['contact messages'],
      }),
      updateContactMessage: build.mutation<UpdateContactMessageApiResponse, UpdateContactMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/contact-messages/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.updateContactMessageDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['contact messages'],
      }),
      convertContactMessage: build.mutation<ConvertContactMessageApiResponse, ConvertContactMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/contact-messages/${encodeURIComponent(String(queryArg.id))}/convert/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['contact messages'],
      }),
      replyToContactMessage: build.mutation<ReplyToContactMessageApiResponse, ReplyToContactMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/contact-messages/${encodeURIComponent(String(queryArg.id))}/reply/`,
          method: 'POST',
          body: queryArg.replyToContactMessageDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['contact messages'],
      }),
      contactAgency: build.mutation<ContactAgencyApiResponse, ContactAgencyApiArg>({
        query: (queryArg) => ({
          url: `/api/contact/`,
          method: 'POST',
          body: queryArg.createContactMessageDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['contact messages'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as contactMessagesApi };
export type CreateContactMessageApiResponse = /** status 201 Created: the new thing. */ FormReceiptDto;
export type CreateContactMessageApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createContactMessageDto: CreateContactMessageDto;
};
export type ListContactMessagesApiResponse = /** status 200 The answer. */ ContactMessagePageDto;
export type ListContactMessagesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Id of a colleague, `me` or `none`. */
  assignedTo?: string;
  /** `true`: only those whose answer is late. */
  overdue?: boolean;
  /** Order of the results. */
  sort?: 'newest' | 'oldest' | 'reply_by';
  /** Everything but spam unless given. */
  status?: ContactMessageStatus;
  /** Part of reference, name, e-mail, subject or message. For example `manta`. */
  search?: string;
};
export type GetContactMessageApiResponse = /** status 200 The answer. */ ContactMessageDto;
export type GetContactMessageApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
};
export type UpdateContactMessageApiResponse = /** status 200 The answer. */ ContactMessageDto;
export type UpdateContactMessageApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  updateContactMessageDto: UpdateContactMessageDto;
};
export type ConvertContactMessageApiResponse = /** status 200 The answer. */ ContactMessageDto;
export type ConvertContactMessageApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type ReplyToContactMessageApiResponse = /** status 201 Created: the new thing. */ ContactMessageDto;
export type ReplyToContactMessageApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  replyToContactMessageDto: ReplyToContactMessageDto;
};
export type ContactAgencyApiResponse = /** status 201 Created: the new thing. */ FormReceiptDto;
export type ContactAgencyApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createContactMessageDto: CreateContactMessageDto;
};
export type FormReceiptDto = {
  reference: string;
  /** By when the agency answers. */
  reply_by: string;
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
export type CreateContactMessageDto = {
  /** Leave it empty: people do not see this field. */
  website?: string;
  /** From `GET forms/token/`, asked for when the form is opened: 3 seconds to 2 hours old. Send it always: without a good one
    the form is thanked for all the same, yet kept as spam, and nobody reads it or is written to. */
  form_token?: string;
  name: string;
  email: string;
  phone?: string | null;
  subject?: string | null;
  message: string;
  /** Language in which the agency writes back; the request's language unless given. */
  locale?: 'en' | 'ru' | 'zh';
  /** Page from which it is sent; its query is not kept. */
  page_url?: string | null;
  /** Agreement that the agency keeps these data to answer. */
  consent: true;
};
export type ColleagueDto = {
  id: string;
  name: string;
};
export type ContactMessageStatus = 'new' | 'open' | 'answered' | 'closed' | 'spam';
export type ContactMessageItemDto = {
  phone: string | null;
  locale: 'en' | 'ru' | 'zh';
  assigned_to: ColleagueDto | null;
  status: ContactMessageStatus;
  subject: string | null;
  page_url: string | null;
  /** Trip request that it became. */
  converted_to: string | null;
  answered_at: string | null;
  reference: string;
  name: string;
  message: string;
  /** New or open, never answered, after `reply_by`. */
  is_overdue: boolean;
  id: string;
  email: string;
  reply_by: string;
  created_at: string;
  updated_at: string;
  version: number;
};
export type ContactMessagePageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: ContactMessageItemDto[];
};
export type OutboxStatus = 'queued' | 'sent' | 'failed';
export type ContactReplyDto = {
  author: ColleagueDto | null;
  /** What became of its mail; null long after. */
  delivery: OutboxStatus | null;
  id: string;
  body: string;
  at: string;
};
export type ContactMessageDto = {
  phone: string | null;
  locale: 'en' | 'ru' | 'zh';
  assigned_to: ColleagueDto | null;
  status: ContactMessageStatus;
  subject: string | null;
  page_url: string | null;
  /** Trip request that it became. */
  converted_to: string | null;
  answered_at: string | null;
  /** Where it can go from here. */
  allowed_statuses: ContactMessageStatus[];
  /** Answers, oldest first. */
  thread: ContactReplyDto[];
  reference: string;
  name: string;
  message: string;
  /** New or open, never answered, after `reply_by`. */
  is_overdue: boolean;
  id: string;
  email: string;
  reply_by: string;
  created_at: string;
  updated_at: string;
  version: number;
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
export type UpdateContactMessageDto = {
  status?: ContactMessageStatus;
  /** Id of a colleague who answers messages; null: nobody. */
  assigned_to?: string | null;
};
export type ReplyToContactMessageDto = {
  /** Plain text; it goes to the visitor by mail. */
  body: string;
  /** Closes the message with the answer. */
  close?: boolean;
};
export const {
  useCreateContactMessageMutation,
  useListContactMessagesQuery,
  useLazyListContactMessagesQuery,
  useGetContactMessageQuery,
  useLazyGetContactMessageQuery,
  useUpdateContactMessageMutation,
  useConvertContactMessageMutation,
  useReplyToContactMessageMutation,
  useContactAgencyMutation,
} = injectedRtkApi;
