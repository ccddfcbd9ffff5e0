// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  BookingIntentDto,
  CreateBookingIntentDto,
  LeadDto,
  LeadPageDto,
  LeadStatus,
  UpdateLeadDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['leads'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createBookingIntent: build.mutation<CreateBookingIntentApiResponse, CreateBookingIntentApiArg>({
        query: (queryArg) => ({
          url: `/api/booking-intents/`,
          method: 'POST',
          body: queryArg.createBookingIntentDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['leads'],
      }),
      listBookingIntents: build.query<ListBookingIntentsApiResponse, ListBookingIntentsApiArg>({
        query: (queryArg) => ({
          url: `/api/booking-intents/`,
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
        providesTags: ['leads'],
      }),
      getBookingIntent: build.query<GetBookingIntentApiResponse, GetBookingIntentApiArg>({
        query: (queryArg) => ({
          url: `/api/booking-intents/${encodeURIComponent(String(queryArg.id))}/`,
        }),
        providesTags: ['leads'],
      }),
      updateBookingIntent: build.mutation<UpdateBookingIntentApiResponse, UpdateBookingIntentApiArg>({
        query: (queryArg) => ({
          url: `/api/booking-intents/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.updateLeadDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['leads'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as leadsApi };
export type CreateBookingIntentApiResponse = /** status 201 Created: the new thing. */ BookingIntentDto;
export type CreateBookingIntentApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createBookingIntentDto: CreateBookingIntentDto;
};
export type ListBookingIntentsApiResponse = /** status 200 The answer. */ LeadPageDto;
export type ListBookingIntentsApiArg = {
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
  status?: LeadStatus;
  /** Part of reference, name, phone, e-mail or note. For example `WA-7K3QZ4`. */
  search?: string;
};
export type GetBookingIntentApiResponse = /** status 200 The answer. */ LeadDto;
export type GetBookingIntentApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
};
export type UpdateBookingIntentApiResponse = /** status 200 The answer. */ LeadDto;
export type UpdateBookingIntentApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  updateLeadDto: UpdateLeadDto;
};
export const {
  useCreateBookingIntentMutation,
  useListBookingIntentsQuery,
  useLazyListBookingIntentsQuery,
  useGetBookingIntentQuery,
  useLazyGetBookingIntentQuery,
  useUpdateBookingIntentMutation,
} = injectedRtkApi;
