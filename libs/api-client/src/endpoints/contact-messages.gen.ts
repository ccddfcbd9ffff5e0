// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  ContactMessageDto,
  ContactMessagePageDto,
  ContactMessageStatus,
  CreateContactMessageDto,
  FormReceiptDto,
  ReplyToContactMessageDto,
  UpdateContactMessageDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
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
