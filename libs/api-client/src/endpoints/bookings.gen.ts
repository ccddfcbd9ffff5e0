// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  BookingDto,
  BookingIntentDto,
  BookingPageDto,
  BookingStatus,
  CreateBookingDto,
  CreateBookingIntentDto,
  CreatedBookingDto,
  QuoteDto,
  QuoteRequestDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['bookings'] as const;
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
        invalidatesTags: ['bookings'],
      }),
      createBooking: build.mutation<CreateBookingApiResponse, CreateBookingApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/`,
          method: 'POST',
          body: queryArg.createBookingDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['bookings'],
      }),
      listBookings: build.query<ListBookingsApiResponse, ListBookingsApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            status: queryArg.status,
            package: queryArg['package'],
            search: queryArg.search,
            source: queryArg.source,
            locale: queryArg.locale,
            overdue: queryArg.overdue,
            created_from: queryArg.createdFrom,
            created_to: queryArg.createdTo,
            check_in_from: queryArg.checkInFrom,
            check_in_to: queryArg.checkInTo,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['bookings'],
      }),
      quoteBooking: build.mutation<QuoteBookingApiResponse, QuoteBookingApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/quote/`,
          method: 'POST',
          body: queryArg.quoteRequestDto,
        }),
        invalidatesTags: ['bookings'],
      }),
      getBooking: build.query<GetBookingApiResponse, GetBookingApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        providesTags: ['bookings'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as bookingsApi };
export type CreateBookingIntentApiResponse = /** status 201 Created: the new thing. */ BookingIntentDto;
export type CreateBookingIntentApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createBookingIntentDto: CreateBookingIntentDto;
};
export type CreateBookingApiResponse = /** status 201 Created: the new thing. */ CreatedBookingDto;
export type CreateBookingApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. Without one the answer is 400. */
  'Idempotency-Key': string;
  createBookingDto: CreateBookingDto;
};
export type ListBookingsApiResponse = /** status 200 The answer. */ BookingPageDto;
export type ListBookingsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Only those in this state. */
  status?: BookingStatus;
  /** Id or slug of a package. For example `honeymoon-baa-quiet-week`. */
  package?: string;
  /** Part of reference, name or, for staff with `customers.view`, e-mail. For example `MV-7K3QZ4`. */
  search?: string;
  /** How it came in. */
  source?: 'form' | 'whatsapp';
  /** Language of the traveller. */
  locale?: 'en' | 'ru' | 'zh';
  /** Requests whose time to be answered has passed, or everything else. */
  overdue?: boolean;
  /** First day of creation (date in the Maldives). */
  createdFrom?: string;
  /** Last day of creation (date in the Maldives). */
  createdTo?: string;
  /** Only those with this check in from. */
  checkInFrom?: string;
  /** Only those with this check in to. */
  checkInTo?: string;
  /** Order of the results. */
  sort?: 'newest' | 'oldest' | 'check_in' | 'reply_by';
};
export type QuoteBookingApiResponse = /** status 200 The answer. */ QuoteDto;
export type QuoteBookingApiArg = {
  quoteRequestDto: QuoteRequestDto;
};
export type GetBookingApiResponse = /** status 200 The answer. */ BookingDto;
export type GetBookingApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
};
export const {
  useCreateBookingIntentMutation,
  useCreateBookingMutation,
  useListBookingsQuery,
  useLazyListBookingsQuery,
  useQuoteBookingMutation,
  useGetBookingQuery,
  useLazyGetBookingQuery,
} = injectedRtkApi;
