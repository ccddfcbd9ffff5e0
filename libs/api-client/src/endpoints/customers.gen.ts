// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  BookingDto,
  BookingPageDto,
  BookingStatus,
  ChangeEmailDto,
  ChangePasswordDto,
  ConfirmEmailDto,
  ConfirmedEmailDto,
  CreateSavedTravellerDto,
  CustomerDto,
  CustomerExportDto,
  CustomerFilter,
  CustomerPageDto,
  CustomerTokenDto,
  CustomerTripRequestDto,
  EmailDto,
  FavouriteDto,
  FavouriteItemDto,
  FavouriteKind,
  LoginCustomerDto,
  NotificationPageDto,
  OfficeCustomerDto,
  PasswordDto,
  ReadNotificationsDto,
  RefreshTokenDto,
  RegisterCustomerDto,
  RegistrationDto,
  RevokedSessionsDto,
  SavedTravellerDto,
  SessionDto,
  SetPasswordDto,
  UnreadNotificationsDto,
  UpdateCustomerDto,
  UpdateSavedTravellerDto,
  VerifiedCustomerDto,
  VerifyEmailDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['customers'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listCustomers: build.query<ListCustomersApiResponse, ListCustomersApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/`,
          params: {
            search: queryArg.search,
            country: queryArg.country,
            locale: queryArg.locale,
            marketing_opt_in: queryArg.marketingOptIn,
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['customers'],
      }),
      confirmCustomerEmail: build.mutation<ConfirmCustomerEmailApiResponse, ConfirmCustomerEmailApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/email/confirm/`,
          method: 'POST',
          body: queryArg.confirmEmailDto,
        }),
        invalidatesTags: ['customers'],
      }),
      exportCustomers: build.mutation<ExportCustomersApiResponse, ExportCustomersApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/export/`,
          method: 'POST',
          body: queryArg.customerFilter,
        }),
        invalidatesTags: ['customers'],
      }),
      loginCustomer: build.mutation<LoginCustomerApiResponse, LoginCustomerApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/login/`,
          method: 'POST',
          body: queryArg.loginCustomerDto,
        }),
        invalidatesTags: ['customers'],
      }),
      logoutCustomer: build.mutation<LogoutCustomerApiResponse, LogoutCustomerApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/logout/`,
          method: 'POST',
          body: queryArg.refreshTokenDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['customers'],
      }),
      getCustomer: build.query<GetCustomerApiResponse, GetCustomerApiArg>({
        query: () => ({ url: `/api/customers/me/` }),
        providesTags: ['customers'],
      }),
      updateCustomer: build.mutation<UpdateCustomerApiResponse, UpdateCustomerApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/`,
          method: 'PATCH',
          body: queryArg.updateCustomerDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['customers'],
      }),
      deleteCustomer: build.mutation<DeleteCustomerApiResponse, DeleteCustomerApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/`,
          method: 'DELETE',
          body: queryArg.passwordDto,
        }),
        invalidatesTags: ['customers'],
      }),
      listCustomerBookings: build.query<ListCustomerBookingsApiResponse, ListCustomerBookingsApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/bookings/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            status: queryArg.status,
          },
        }),
        providesTags: ['customers'],
      }),
      getCustomerBooking: build.query<GetCustomerBookingApiResponse, GetCustomerBookingApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/bookings/${encodeURIComponent(String(queryArg.id))}/`,
        }),
        providesTags: ['customers'],
      }),
      changeCustomerEmail: build.mutation<ChangeCustomerEmailApiResponse, ChangeCustomerEmailApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/email/`,
          method: 'POST',
          body: queryArg.changeEmailDto,
        }),
        invalidatesTags: ['customers'],
      }),
      exportCustomerData: build.mutation<ExportCustomerDataApiResponse, ExportCustomerDataApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/export/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['customers'],
      }),
      getCustomerExport: build.query<GetCustomerExportApiResponse, GetCustomerExportApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/export/${encodeURIComponent(String(queryArg.id))}/`,
        }),
        providesTags: ['customers'],
      }),
      listFavourites: build.query<ListFavouritesApiResponse, ListFavouritesApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/favourites/`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ['customers'],
      }),
      addFavourite: build.mutation<AddFavouriteApiResponse, AddFavouriteApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/favourites/`,
          method: 'POST',
          body: queryArg.favouriteItemDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['customers'],
      }),
      deleteFavourite: build.mutation<DeleteFavouriteApiResponse, DeleteFavouriteApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/favourites/`,
          method: 'DELETE',
          params: {
            kind: queryArg.kind,
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['customers'],
      }),
      listNotifications: build.query<ListNotificationsApiResponse, ListNotificationsApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/notifications/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            unread: queryArg.unread,
          },
        }),
        providesTags: ['customers'],
      }),
      readNotifications: build.mutation<ReadNotificationsApiResponse, ReadNotificationsApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/notifications/read/`,
          method: 'POST',
          body: queryArg.readNotificationsDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['customers'],
      }),
      changeCustomerPassword: build.mutation<ChangeCustomerPasswordApiResponse, ChangeCustomerPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/password/`,
          method: 'POST',
          body: queryArg.changePasswordDto,
        }),
        invalidatesTags: ['customers'],
      }),
      listCustomerSessions: build.query<ListCustomerSessionsApiResponse, ListCustomerSessionsApiArg>({
        query: () => ({ url: `/api/customers/me/sessions/` }),
        providesTags: ['customers'],
      }),
      revokeCustomerOtherSessions: build.mutation<
        RevokeCustomerOtherSessionsApiResponse,
        RevokeCustomerOtherSessionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/customers/me/sessions/revoke-others/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['customers'],
      }),
      revokeCustomerSession: build.mutation<RevokeCustomerSessionApiResponse, RevokeCustomerSessionApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/sessions/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
        }),
        invalidatesTags: ['customers'],
      }),
      listSavedTravellers: build.query<ListSavedTravellersApiResponse, ListSavedTravellersApiArg>({
        query: () => ({ url: `/api/customers/me/travellers/` }),
        providesTags: ['customers'],
      }),
      createSavedTraveller: build.mutation<CreateSavedTravellerApiResponse, CreateSavedTravellerApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/travellers/`,
          method: 'POST',
          body: queryArg.createSavedTravellerDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['customers'],
      }),
      updateSavedTraveller: build.mutation<UpdateSavedTravellerApiResponse, UpdateSavedTravellerApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/travellers/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.updateSavedTravellerDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['customers'],
      }),
      deleteSavedTraveller: build.mutation<DeleteSavedTravellerApiResponse, DeleteSavedTravellerApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/travellers/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['customers'],
      }),
      listCustomerTripRequests: build.query<ListCustomerTripRequestsApiResponse, ListCustomerTripRequestsApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/me/trip-requests/`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ['customers'],
      }),
      requestCustomerPasswordReset: build.mutation<
        RequestCustomerPasswordResetApiResponse,
        RequestCustomerPasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/customers/password/reset/`,
          method: 'POST',
          body: queryArg.emailDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['customers'],
      }),
      confirmCustomerPasswordReset: build.mutation<
        ConfirmCustomerPasswordResetApiResponse,
        ConfirmCustomerPasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/customers/password/reset/confirm/`,
          method: 'POST',
          body: queryArg.setPasswordDto,
        }),
        invalidatesTags: ['customers'],
      }),
      registerCustomer: build.mutation<RegisterCustomerApiResponse, RegisterCustomerApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/register/`,
          method: 'POST',
          body: queryArg.registerCustomerDto,
        }),
        invalidatesTags: ['customers'],
      }),
      verifyCustomerEmail: build.mutation<VerifyCustomerEmailApiResponse, VerifyCustomerEmailApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/verify-email/`,
          method: 'POST',
          body: queryArg.verifyEmailDto,
        }),
        invalidatesTags: ['customers'],
      }),
      resendCustomerVerification: build.mutation<
        ResendCustomerVerificationApiResponse,
        ResendCustomerVerificationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/customers/verify-email/resend/`,
          method: 'POST',
          body: queryArg.emailDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['customers'],
      }),
      getOfficeCustomer: build.query<GetOfficeCustomerApiResponse, GetOfficeCustomerApiArg>({
        query: (queryArg) => ({
          url: `/api/customers/${encodeURIComponent(String(queryArg.id))}/`,
        }),
        providesTags: ['customers'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as customersApi };
export type ListCustomersApiResponse = /** status 200 The answer. */ CustomerPageDto;
export type ListCustomersApiArg = {
  /** Part of name, e-mail or telephone. For example `smirnova`. */
  search?: string;
  /** ISO 3166-1 alpha-2. For example `RU`. */
  country?: string;
  /** Language of their letters. */
  locale?: 'en' | 'ru' | 'zh';
  /** Whether offers may be mailed to them. */
  marketingOptIn?: boolean;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Order of the list. */
  sort?: 'newest' | 'oldest' | 'name' | 'email' | 'last_booking' | 'bookings';
};
export type ConfirmCustomerEmailApiResponse = /** status 200 The answer. */ ConfirmedEmailDto;
export type ConfirmCustomerEmailApiArg = {
  confirmEmailDto: ConfirmEmailDto;
};
export type ExportCustomersApiResponse = /** status 200 The answer. */ string;
export type ExportCustomersApiArg = {
  customerFilter: CustomerFilter;
};
export type LoginCustomerApiResponse = /** status 200 The answer. */ CustomerTokenDto;
export type LoginCustomerApiArg = {
  loginCustomerDto: LoginCustomerDto;
};
export type LogoutCustomerApiResponse = unknown;
export type LogoutCustomerApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  refreshTokenDto: RefreshTokenDto;
};
export type GetCustomerApiResponse = /** status 200 The answer. */ CustomerDto;
export type GetCustomerApiArg = void;
export type UpdateCustomerApiResponse = /** status 200 The answer. */ CustomerDto;
export type UpdateCustomerApiArg = {
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  updateCustomerDto: UpdateCustomerDto;
};
export type DeleteCustomerApiResponse = unknown;
export type DeleteCustomerApiArg = {
  passwordDto: PasswordDto;
};
export type ListCustomerBookingsApiResponse = /** status 200 The answer. */ BookingPageDto;
export type ListCustomerBookingsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Only those in this state. */
  status?: BookingStatus;
};
export type GetCustomerBookingApiResponse = /** status 200 The answer. */ BookingDto;
export type GetCustomerBookingApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
};
export type ChangeCustomerEmailApiResponse = unknown;
export type ChangeCustomerEmailApiArg = {
  changeEmailDto: ChangeEmailDto;
};
export type ExportCustomerDataApiResponse = /** status 202 Accepted: the work follows. */ CustomerExportDto;
export type ExportCustomerDataApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type GetCustomerExportApiResponse = /** status 200 The answer. */ {
  [key: string]: unknown;
};
export type GetCustomerExportApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
};
export type ListFavouritesApiResponse = /** status 200 The answer. */ FavouriteDto[];
export type ListFavouritesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
};
export type AddFavouriteApiResponse = /** status 201 Created: the new thing. */ FavouriteDto;
export type AddFavouriteApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  favouriteItemDto: FavouriteItemDto;
};
export type DeleteFavouriteApiResponse = unknown;
export type DeleteFavouriteApiArg = {
  /** What it is. */
  kind: FavouriteKind;
  /** Its number. */
  id: number;
};
export type ListNotificationsApiResponse = /** status 200 The answer. */ NotificationPageDto;
export type ListNotificationsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Only those that were not read. */
  unread?: boolean;
};
export type ReadNotificationsApiResponse = /** status 200 The answer. */ UnreadNotificationsDto;
export type ReadNotificationsApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  readNotificationsDto: ReadNotificationsDto;
};
export type ChangeCustomerPasswordApiResponse = /** status 200 The answer. */ RevokedSessionsDto;
export type ChangeCustomerPasswordApiArg = {
  changePasswordDto: ChangePasswordDto;
};
export type ListCustomerSessionsApiResponse = /** status 200 The answer. */ SessionDto[];
export type ListCustomerSessionsApiArg = void;
export type RevokeCustomerOtherSessionsApiResponse = /** status 200 The answer. */ RevokedSessionsDto;
export type RevokeCustomerOtherSessionsApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type RevokeCustomerSessionApiResponse = unknown;
export type RevokeCustomerSessionApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
};
export type ListSavedTravellersApiResponse = /** status 200 The answer. */ SavedTravellerDto[];
export type ListSavedTravellersApiArg = void;
export type CreateSavedTravellerApiResponse = /** status 201 Created: the new thing. */ SavedTravellerDto;
export type CreateSavedTravellerApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createSavedTravellerDto: CreateSavedTravellerDto;
};
export type UpdateSavedTravellerApiResponse = /** status 200 The answer. */ SavedTravellerDto;
export type UpdateSavedTravellerApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  updateSavedTravellerDto: UpdateSavedTravellerDto;
};
export type DeleteSavedTravellerApiResponse = unknown;
export type DeleteSavedTravellerApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ListCustomerTripRequestsApiResponse = /** status 200 The answer. */ CustomerTripRequestDto[];
export type ListCustomerTripRequestsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
};
export type RequestCustomerPasswordResetApiResponse = unknown;
export type RequestCustomerPasswordResetApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  emailDto: EmailDto;
};
export type ConfirmCustomerPasswordResetApiResponse = unknown;
export type ConfirmCustomerPasswordResetApiArg = {
  setPasswordDto: SetPasswordDto;
};
export type RegisterCustomerApiResponse = /** status 201 Created: the new thing. */ RegistrationDto;
export type RegisterCustomerApiArg = {
  registerCustomerDto: RegisterCustomerDto;
};
export type VerifyCustomerEmailApiResponse = /** status 200 The answer. */ VerifiedCustomerDto;
export type VerifyCustomerEmailApiArg = {
  verifyEmailDto: VerifyEmailDto;
};
export type ResendCustomerVerificationApiResponse = unknown;
export type ResendCustomerVerificationApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  emailDto: EmailDto;
};
export type GetOfficeCustomerApiResponse = /** status 200 The answer. */ OfficeCustomerDto;
export type GetOfficeCustomerApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
};
export const {
  useListCustomersQuery,
  useLazyListCustomersQuery,
  useConfirmCustomerEmailMutation,
  useExportCustomersMutation,
  useLoginCustomerMutation,
  useLogoutCustomerMutation,
  useGetCustomerQuery,
  useLazyGetCustomerQuery,
  useUpdateCustomerMutation,
  useDeleteCustomerMutation,
  useListCustomerBookingsQuery,
  useLazyListCustomerBookingsQuery,
  useGetCustomerBookingQuery,
  useLazyGetCustomerBookingQuery,
  useChangeCustomerEmailMutation,
  useExportCustomerDataMutation,
  useGetCustomerExportQuery,
  useLazyGetCustomerExportQuery,
  useListFavouritesQuery,
  useLazyListFavouritesQuery,
  useAddFavouriteMutation,
  useDeleteFavouriteMutation,
  useListNotificationsQuery,
  useLazyListNotificationsQuery,
  useReadNotificationsMutation,
  useChangeCustomerPasswordMutation,
  useListCustomerSessionsQuery,
  useLazyListCustomerSessionsQuery,
  useRevokeCustomerOtherSessionsMutation,
  useRevokeCustomerSessionMutation,
  useListSavedTravellersQuery,
  useLazyListSavedTravellersQuery,
  useCreateSavedTravellerMutation,
  useUpdateSavedTravellerMutation,
  useDeleteSavedTravellerMutation,
  useListCustomerTripRequestsQuery,
  useLazyListCustomerTripRequestsQuery,
  useRequestCustomerPasswordResetMutation,
  useConfirmCustomerPasswordResetMutation,
  useRegisterCustomerMutation,
  useVerifyCustomerEmailMutation,
  useResendCustomerVerificationMutation,
  useGetOfficeCustomerQuery,
  useLazyGetOfficeCustomerQuery,
} = injectedRtkApi;
