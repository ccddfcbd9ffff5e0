// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  AcceptChangeRequestDto,
  ApproveBookingDto,
  BookingAgreementDto,
  BookingDto,
  BookingEventDto,
  BookingLookupDto,
  BookingMessageDto,
  BookingPageDto,
  BookingPapersDto,
  BookingSource,
  BookingThreadDto,
  BulkBookingsDto,
  BulkResultsDto,
  CancelBookingDto,
  CancellationCostDto,
  ChangeQuoteDto,
  ChangeRequestDto,
  ColleagueDto,
  CompleteBookingDto,
  CreateBookingDto,
  CreateBookingMessageDto,
  CreateChangeRequestDto,
  CreatedBookingDto,
  DeclineBookingDto,
  DeclineChangeRequestDto,
  MessageTemplatesDto,
  QuoteChangeDto,
  QuoteDto,
  QuoteRequestDto,
  UpdateBookingDetailsDto,
  UpdateBookingDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['bookings'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
            resort: queryArg.resort,
            search: queryArg.search,
            source: queryArg.source,
            payment_status: queryArg.paymentStatus,
            assigned_to: queryArg.assignedTo,
            locale: queryArg.locale,
            overdue: queryArg.overdue,
            due: queryArg.due,
            due_from: queryArg.dueFrom,
            due_to: queryArg.dueTo,
            change_asked: queryArg.changeAsked,
            message_waiting: queryArg.messageWaiting,
            money_back: queryArg.moneyBack,
            proof_waiting: queryArg.proofWaiting,
            created_from: queryArg.createdFrom,
            created_to: queryArg.createdTo,
            check_in_from: queryArg.checkInFrom,
            check_in_to: queryArg.checkInTo,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['bookings'],
      }),
      listBookingAssignees: build.query<ListBookingAssigneesApiResponse, ListBookingAssigneesApiArg>({
        query: () => ({ url: `/api/bookings/assignees/` }),
        providesTags: ['bookings'],
      }),
      changeBookings: build.mutation<ChangeBookingsApiResponse, ChangeBookingsApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/bulk/`,
          method: 'POST',
          body: queryArg.bulkBookingsDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['bookings'],
      }),
      exportBookings: build.query<ExportBookingsApiResponse, ExportBookingsApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/export/`,
          params: {
            lang: queryArg.lang,
            status: queryArg.status,
            package: queryArg['package'],
            resort: queryArg.resort,
            search: queryArg.search,
            source: queryArg.source,
            payment_status: queryArg.paymentStatus,
            assigned_to: queryArg.assignedTo,
            locale: queryArg.locale,
            overdue: queryArg.overdue,
            due: queryArg.due,
            due_from: queryArg.dueFrom,
            due_to: queryArg.dueTo,
            change_asked: queryArg.changeAsked,
            message_waiting: queryArg.messageWaiting,
            money_back: queryArg.moneyBack,
            proof_waiting: queryArg.proofWaiting,
            created_from: queryArg.createdFrom,
            created_to: queryArg.createdTo,
            check_in_from: queryArg.checkInFrom,
            check_in_to: queryArg.checkInTo,
            sort: queryArg.sort,
            columns: queryArg.columns,
            ids: queryArg.ids,
          },
        }),
        providesTags: ['bookings'],
      }),
      lookUpBooking: build.mutation<LookUpBookingApiResponse, LookUpBookingApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/lookup/`,
          method: 'POST',
          body: queryArg.bookingLookupDto,
        }),
        invalidatesTags: ['bookings'],
      }),
      quoteBooking: build.mutation<QuoteBookingApiResponse, QuoteBookingApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/quote/`,
          method: 'POST',
          body: queryArg.quoteRequestDto,
        }),
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
      updateBooking: build.mutation<UpdateBookingApiResponse, UpdateBookingApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.updateBookingDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['bookings'],
      }),
      getBookingAgreement: build.query<GetBookingAgreementApiResponse, GetBookingAgreementApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/agreement/`,
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        providesTags: ['bookings'],
      }),
      approveBooking: build.mutation<ApproveBookingApiResponse, ApproveBookingApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/approve/`,
          method: 'POST',
          body: queryArg.approveBookingDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['bookings'],
      }),
      getBookingCalendar: build.query<GetBookingCalendarApiResponse, GetBookingCalendarApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/calendar.ics/`,
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        providesTags: ['bookings'],
      }),
      cancelBooking: build.mutation<CancelBookingApiResponse, CancelBookingApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/cancel/`,
          method: 'POST',
          body: queryArg.cancelBookingDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        invalidatesTags: ['bookings'],
      }),
      getCancellationCost: build.query<GetCancellationCostApiResponse, GetCancellationCostApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/cancellation/`,
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        providesTags: ['bookings'],
      }),
      listChangeRequests: build.query<ListChangeRequestsApiResponse, ListChangeRequestsApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/change-requests/`,
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        providesTags: ['bookings'],
      }),
      createChangeRequest: build.mutation<CreateChangeRequestApiResponse, CreateChangeRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/change-requests/`,
          method: 'POST',
          body: queryArg.createChangeRequestDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        invalidatesTags: ['bookings'],
      }),
      quoteChange: build.mutation<QuoteChangeApiResponse, QuoteChangeApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/change-requests/quote/`,
          method: 'POST',
          body: queryArg.quoteChangeDto,
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
      }),
      acceptChangeRequest: build.mutation<AcceptChangeRequestApiResponse, AcceptChangeRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/change-requests/${encodeURIComponent(String(queryArg.cid))}/accept/`,
          method: 'POST',
          body: queryArg.acceptChangeRequestDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['bookings'],
      }),
      declineChangeRequest: build.mutation<DeclineChangeRequestApiResponse, DeclineChangeRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/change-requests/${encodeURIComponent(String(queryArg.cid))}/decline/`,
          method: 'POST',
          body: queryArg.declineChangeRequestDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['bookings'],
      }),
      withdrawChangeRequest: build.mutation<WithdrawChangeRequestApiResponse, WithdrawChangeRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/change-requests/${encodeURIComponent(String(queryArg.cid))}/withdraw/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        invalidatesTags: ['bookings'],
      }),
      completeBooking: build.mutation<CompleteBookingApiResponse, CompleteBookingApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/complete/`,
          method: 'POST',
          body: queryArg.completeBookingDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['bookings'],
      }),
      declineBooking: build.mutation<DeclineBookingApiResponse, DeclineBookingApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/decline/`,
          method: 'POST',
          body: queryArg.declineBookingDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['bookings'],
      }),
      updateBookingDetails: build.mutation<UpdateBookingDetailsApiResponse, UpdateBookingDetailsApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/details/`,
          method: 'PATCH',
          body: queryArg.updateBookingDetailsDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        invalidatesTags: ['bookings'],
      }),
      extendBooking: build.mutation<ExtendBookingApiResponse, ExtendBookingApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/extend/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        invalidatesTags: ['bookings'],
      }),
      listBookingMessageTemplates: build.query<
        ListBookingMessageTemplatesApiResponse,
        ListBookingMessageTemplatesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/message-templates/`,
        }),
        providesTags: ['bookings'],
      }),
      listBookingMessages: build.query<ListBookingMessagesApiResponse, ListBookingMessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/messages/`,
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        providesTags: ['bookings'],
      }),
      createBookingMessage: build.mutation<CreateBookingMessageApiResponse, CreateBookingMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/messages/`,
          method: 'POST',
          body: queryArg.createBookingMessageDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        invalidatesTags: ['bookings'],
      }),
      readBookingMessages: build.mutation<ReadBookingMessagesApiResponse, ReadBookingMessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/messages/read/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        invalidatesTags: ['bookings'],
      }),
      markNoShow: build.mutation<MarkNoShowApiResponse, MarkNoShowApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/no-show/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['bookings'],
      }),
      listBookingPapers: build.query<ListBookingPapersApiResponse, ListBookingPapersApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/papers/`,
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        providesTags: ['bookings'],
      }),
      getBookingPaper: build.query<GetBookingPaperApiResponse, GetBookingPaperApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/papers/${encodeURIComponent(String(queryArg.paper))}/`,
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        providesTags: ['bookings'],
      }),
      reopenBooking: build.mutation<ReopenBookingApiResponse, ReopenBookingApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/reopen/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['bookings'],
      }),
      getBookingTimeline: build.query<GetBookingTimelineApiResponse, GetBookingTimelineApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/timeline/`,
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        providesTags: ['bookings'],
      }),
      getBookingVoucher: build.query<GetBookingVoucherApiResponse, GetBookingVoucherApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/voucher/`,
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
  /** In one of these states. */
  status?: (
    | 'on_hold'
    | 'requested'
    | 'awaiting_payment'
    | 'confirmed'
    | 'completed'
    | 'cancelled'
    | 'declined'
    | 'expired'
    | 'no_show'
    | 'waitlisted'
  )[];
  /** Id or slug of a package. For example `honeymoon-baa-quiet-week`. */
  package?: string;
  /** Id or slug of a resort: stays in its rooms. For example `kandu-veli`. */
  resort?: string;
  /** Part of reference, name or, for staff with `customers.view`, e-mail. For example `MV-7K3QZ4`. */
  search?: string;
  /** How it came in. */
  source?: BookingSource;
  /** How far it is paid: one of these. */
  paymentStatus?: (
    'unpaid' | 'partially_paid' | 'deposit_paid' | 'paid' | 'overpaid' | 'partially_refunded' | 'refunded'
  )[];
  /** Id of a colleague, `me` or `none`. */
  assignedTo?: string;
  /** Language of the traveller. */
  locale?: 'en' | 'ru' | 'zh';
  /** Requests whose time to be answered has passed, or everything else. */
  overdue?: boolean;
  /** By the deadline that runs in each state: `overdue` when it has passed, `today` when it passes before midnight in the Maldives, or has. */
  due?: 'today' | 'overdue';
  /** First day of that deadline (date in the Maldives). For example `2027-02-14`. */
  dueFrom?: string;
  /** Last day of that deadline (date in the Maldives). For example `2027-02-14`. */
  dueTo?: string;
  /** Bookings whose guest waits for the answer to a change, or all others. */
  changeAsked?: boolean;
  /** Bookings whose guest wrote what nobody has answered, or all others. */
  messageWaiting?: boolean;
  /** Bookings for which the agency has money that is the guest's, or everything else. */
  moneyBack?: boolean;
  /** Bookings with a proof of a transfer that nobody has decided on, or everything else. */
  proofWaiting?: boolean;
  /** First day of creation (date in the Maldives). */
  createdFrom?: string;
  /** Last day of creation (date in the Maldives). */
  createdTo?: string;
  /** Only those with this check in from. */
  checkInFrom?: string;
  /** Only those with this check in to. */
  checkInTo?: string;
  /** `clock`: by the deadline that runs in each state, the next first. */
  sort?: 'newest' | 'oldest' | 'check_in' | 'reply_by' | 'clock' | 'message';
};
export type ListBookingAssigneesApiResponse = /** status 200 The answer. */ ColleagueDto[];
export type ListBookingAssigneesApiArg = void;
export type ChangeBookingsApiResponse = /** status 200 The answer. */ BulkResultsDto;
export type ChangeBookingsApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  bulkBookingsDto: BulkBookingsDto;
};
export type ExportBookingsApiResponse = /** status 200 The answer. */ string;
export type ExportBookingsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** In one of these states. */
  status?: (
    | 'on_hold'
    | 'requested'
    | 'awaiting_payment'
    | 'confirmed'
    | 'completed'
    | 'cancelled'
    | 'declined'
    | 'expired'
    | 'no_show'
    | 'waitlisted'
  )[];
  /** Id or slug of a package. For example `honeymoon-baa-quiet-week`. */
  package?: string;
  /** Id or slug of a resort: stays in its rooms. For example `kandu-veli`. */
  resort?: string;
  /** Part of reference, name or, for staff with `customers.view`, e-mail. For example `MV-7K3QZ4`. */
  search?: string;
  /** How it came in. */
  source?: BookingSource;
  /** How far it is paid: one of these. */
  paymentStatus?: (
    'unpaid' | 'partially_paid' | 'deposit_paid' | 'paid' | 'overpaid' | 'partially_refunded' | 'refunded'
  )[];
  /** Id of a colleague, `me` or `none`. */
  assignedTo?: string;
  /** Language of the traveller. */
  locale?: 'en' | 'ru' | 'zh';
  /** Requests whose time to be answered has passed, or everything else. */
  overdue?: boolean;
  /** By the deadline that runs in each state: `overdue` when it has passed, `today` when it passes before midnight in the Maldives, or has. */
  due?: 'today' | 'overdue';
  /** First day of that deadline (date in the Maldives). For example `2027-02-14`. */
  dueFrom?: string;
  /** Last day of that deadline (date in the Maldives). For example `2027-02-14`. */
  dueTo?: string;
  /** Bookings whose guest waits for the answer to a change, or all others. */
  changeAsked?: boolean;
  /** Bookings whose guest wrote what nobody has answered, or all others. */
  messageWaiting?: boolean;
  /** Bookings for which the agency has money that is the guest's, or everything else. */
  moneyBack?: boolean;
  /** Bookings with a proof of a transfer that nobody has decided on, or everything else. */
  proofWaiting?: boolean;
  /** First day of creation (date in the Maldives). */
  createdFrom?: string;
  /** Last day of creation (date in the Maldives). */
  createdTo?: string;
  /** Only those with this check in from. */
  checkInFrom?: string;
  /** Only those with this check in to. */
  checkInTo?: string;
  /** `clock`: by the deadline that runs in each state, the next first. */
  sort?: 'newest' | 'oldest' | 'check_in' | 'reply_by' | 'clock' | 'message';
  /** In the order of the file. */
  columns: (
    | 'reference'
    | 'status'
    | 'payment'
    | 'clock'
    | 'guest'
    | 'package'
    | 'dates'
    | 'guests'
    | 'total'
    | 'balance'
    | 'assignee'
    | 'source'
    | 'language'
    | 'received'
  )[];
  /** Only these of them, by id. For example `019aa7c1-0000-7000-8000-000000000000`. */
  ids?: string[];
};
export type LookUpBookingApiResponse = unknown;
export type LookUpBookingApiArg = {
  bookingLookupDto: BookingLookupDto;
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
export type UpdateBookingApiResponse = /** status 200 The answer. */ BookingDto;
export type UpdateBookingApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  updateBookingDto: UpdateBookingDto;
};
export type GetBookingAgreementApiResponse = /** status 200 The answer. */ BookingAgreementDto;
export type GetBookingAgreementApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
};
export type ApproveBookingApiResponse = /** status 200 The answer. */ BookingDto;
export type ApproveBookingApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  approveBookingDto: ApproveBookingDto;
};
export type GetBookingCalendarApiResponse = /** status 200 The answer. */ string;
export type GetBookingCalendarApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
};
export type CancelBookingApiResponse = /** status 200 The answer. */ BookingDto;
export type CancelBookingApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  cancelBookingDto: CancelBookingDto;
};
export type GetCancellationCostApiResponse = /** status 200 The answer. */ CancellationCostDto;
export type GetCancellationCostApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
};
export type ListChangeRequestsApiResponse = /** status 200 The answer. */ ChangeRequestDto[];
export type ListChangeRequestsApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
};
export type CreateChangeRequestApiResponse = /** status 201 Created: the new thing. */ ChangeRequestDto;
export type CreateChangeRequestApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createChangeRequestDto: CreateChangeRequestDto;
};
export type QuoteChangeApiResponse = /** status 200 The answer. */ ChangeQuoteDto;
export type QuoteChangeApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
  quoteChangeDto: QuoteChangeDto;
};
export type AcceptChangeRequestApiResponse = /** status 200 The answer. */ ChangeRequestDto;
export type AcceptChangeRequestApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Id of the change. */
  cid: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  acceptChangeRequestDto: AcceptChangeRequestDto;
};
export type DeclineChangeRequestApiResponse = /** status 200 The answer. */ ChangeRequestDto;
export type DeclineChangeRequestApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Id of the change. */
  cid: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  declineChangeRequestDto: DeclineChangeRequestDto;
};
export type WithdrawChangeRequestApiResponse = /** status 200 The answer. */ ChangeRequestDto;
export type WithdrawChangeRequestApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Id of the change. */
  cid: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type CompleteBookingApiResponse = /** status 200 The answer. */ BookingDto;
export type CompleteBookingApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  completeBookingDto: CompleteBookingDto;
};
export type DeclineBookingApiResponse = /** status 200 The answer. */ BookingDto;
export type DeclineBookingApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  declineBookingDto: DeclineBookingDto;
};
export type UpdateBookingDetailsApiResponse = /** status 200 The answer. */ BookingDto;
export type UpdateBookingDetailsApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  updateBookingDetailsDto: UpdateBookingDetailsDto;
};
export type ExtendBookingApiResponse = /** status 200 The answer. */ BookingDto;
export type ExtendBookingApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type ListBookingMessageTemplatesApiResponse = /** status 200 The answer. */ MessageTemplatesDto;
export type ListBookingMessageTemplatesApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
};
export type ListBookingMessagesApiResponse = /** status 200 The answer. */ BookingThreadDto;
export type ListBookingMessagesApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
};
export type CreateBookingMessageApiResponse = /** status 201 Created: the new thing. */ BookingMessageDto;
export type CreateBookingMessageApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createBookingMessageDto: CreateBookingMessageDto;
};
export type ReadBookingMessagesApiResponse = /** status 200 The answer. */ BookingThreadDto;
export type ReadBookingMessagesApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type MarkNoShowApiResponse = /** status 200 The answer. */ BookingDto;
export type MarkNoShowApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type ListBookingPapersApiResponse = /** status 200 The answer. */ BookingPapersDto;
export type ListBookingPapersApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
};
export type GetBookingPaperApiResponse = /** status 200 The answer. */ Blob;
export type GetBookingPaperApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Id of the paper. */
  paper: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
};
export type ReopenBookingApiResponse = /** status 200 The answer. */ BookingDto;
export type ReopenBookingApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type GetBookingTimelineApiResponse = /** status 200 The answer. */ BookingEventDto[];
export type GetBookingTimelineApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
};
export type GetBookingVoucherApiResponse = /** status 200 The answer. */ Blob;
export type GetBookingVoucherApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
};
export const {
  useCreateBookingMutation,
  useListBookingsQuery,
  useLazyListBookingsQuery,
  useListBookingAssigneesQuery,
  useLazyListBookingAssigneesQuery,
  useChangeBookingsMutation,
  useExportBookingsQuery,
  useLazyExportBookingsQuery,
  useLookUpBookingMutation,
  useQuoteBookingMutation,
  useGetBookingQuery,
  useLazyGetBookingQuery,
  useUpdateBookingMutation,
  useGetBookingAgreementQuery,
  useLazyGetBookingAgreementQuery,
  useApproveBookingMutation,
  useGetBookingCalendarQuery,
  useLazyGetBookingCalendarQuery,
  useCancelBookingMutation,
  useGetCancellationCostQuery,
  useLazyGetCancellationCostQuery,
  useListChangeRequestsQuery,
  useLazyListChangeRequestsQuery,
  useCreateChangeRequestMutation,
  useQuoteChangeMutation,
  useAcceptChangeRequestMutation,
  useDeclineChangeRequestMutation,
  useWithdrawChangeRequestMutation,
  useCompleteBookingMutation,
  useDeclineBookingMutation,
  useUpdateBookingDetailsMutation,
  useExtendBookingMutation,
  useListBookingMessageTemplatesQuery,
  useLazyListBookingMessageTemplatesQuery,
  useListBookingMessagesQuery,
  useLazyListBookingMessagesQuery,
  useCreateBookingMessageMutation,
  useReadBookingMessagesMutation,
  useMarkNoShowMutation,
  useListBookingPapersQuery,
  useLazyListBookingPapersQuery,
  useGetBookingPaperQuery,
  useLazyGetBookingPaperQuery,
  useReopenBookingMutation,
  useGetBookingTimelineQuery,
  useLazyGetBookingTimelineQuery,
  useGetBookingVoucherQuery,
  useLazyGetBookingVoucherQuery,
} = injectedRtkApi;
