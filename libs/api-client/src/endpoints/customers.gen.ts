// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
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
export type ExportCustomerDataApiResponse =
  /** status 202 Accepted: the work follows. The answer has no body. */ CustomerExportDto;
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
export type CurrencyCode = 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
export type CustomerUserDto = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  email_verified: boolean;
};
export type OfficeCustomerDto = {
  phone: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Language of letters. */
  locale: 'en' | 'ru' | 'zh';
  /** Currency in which prices are shown. */
  currency: CurrencyCode;
  created_at: string;
  /** Goes into `If-Match` of a change. */
  version: number;
  bookings_count: number;
  last_booking_at: string | null;
  last_login_at: string | null;
  /** The same as `user.id`. */
  id: string;
  user: CustomerUserDto;
  marketing_opt_in: boolean;
};
export type CustomerPageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: OfficeCustomerDto[];
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
export type ConfirmedEmailDto = {
  email: string;
};
export type ConfirmEmailDto = {
  password: string;
  token: string;
};
export type CustomerFilter = {
  /** Part of name, e-mail or telephone. */
  search?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** Language of their letters. */
  locale?: 'en' | 'ru' | 'zh';
  /** Whether offers may be mailed to them. */
  marketing_opt_in?: boolean;
};
export type CustomerDto = {
  phone: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Language of letters. */
  locale: 'en' | 'ru' | 'zh';
  /** Currency in which prices are shown. */
  currency: CurrencyCode;
  created_at: string;
  /** Goes into `If-Match` of a change. */
  version: number;
  /** The same as `user.id`. */
  id: string;
  user: CustomerUserDto;
  marketing_opt_in: boolean;
};
export type CustomerTokenDto = {
  /** Access token (15 minutes). */
  token: string;
  /** Goes to `token/refresh/`; 7 days. */
  refresh: string;
  customer: CustomerDto;
};
export type LoginCustomerDto = {
  email: string;
  password: string;
};
export type RefreshTokenDto = {
  refresh: string;
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
export type UpdateCustomerDto = {
  first_name?: string;
  last_name?: string;
  phone?: string | null;
  country?: string | null;
  locale?: 'en' | 'ru' | 'zh';
  currency?: CurrencyCode;
  marketing_opt_in?: boolean;
};
export type PasswordDto = {
  password: string;
};
export type BookingStatus =
  | 'on_hold'
  | 'requested'
  | 'awaiting_payment'
  | 'confirmed'
  | 'completed'
  | 'cancelled'
  | 'declined'
  | 'expired'
  | 'no_show'
  | 'waitlisted';
export type OccupancyDto = {
  unit: 'room' | 'villa';
  adults: number;
  /** Children beside them. */
  children: number;
  /** Oldest age on the first day that counts as a child; null for 17. */
  child_age_max: number | null;
};
export type BookingImageVariantsDto = {
  thumbnail: string;
  card: string;
  gallery: string;
  hero: string;
  share: string;
};
export type BookingImageDto = {
  id: number;
  key: string;
  alt: string;
  focal_x: number;
  focal_y: number;
  width: number;
  height: number;
  variants: BookingImageVariantsDto;
};
export type BookingPackageDto = {
  cover_image: BookingImageDto | null;
  id: number;
  slug: string;
  name: string;
};
export type BookingContactDto = {
  /** Where they live: ISO 3166-1 alpha-2. */
  country: string | null;
  /** How they want to be answered. */
  preferred_channel: ('email' | 'whatsapp' | 'phone') | null;
  name: string;
  /** Empty for staff without `customers.view`. */
  email: string;
  /** Empty for staff without `customers.view`. */
  phone: string;
};
export type BookingDto = {
  status: BookingStatus;
  children_ages: number[];
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  /** Whom a room took for that price, where it was per room. */
  occupancy: OccupancyDto | null;
  /** How often the price counts: travellers, rooms, or 1 for a group. */
  units: number;
  /** The total in the currency the traveller chose, at the rate of that day. */
  display_total?: string;
  display_currency?: string;
  locale: 'en' | 'ru' | 'zh';
  source: 'form' | 'whatsapp';
  /** Version of the terms that were accepted with it; null in bookings from before they were kept. */
  terms_version: string | null;
  terms_accepted_at: string | null;
  /** SHA-256 of their words in the language of the booking, hexadecimal. */
  terms_hash: string | null;
  id: string;
  reference: string;
  package: BookingPackageDto;
  check_in: string;
  check_out: string;
  nights: number;
  adults: number;
  travellers: number;
  contact: BookingContactDto;
  special_requests: string;
  /** Price of the package when it was booked. */
  price: string;
  /** All that is to be paid. */
  total: string;
  currency: string;
  /** By when the agency answers. */
  reply_by: string;
  created_at: string;
  version: number;
};
export type BookingPageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: BookingDto[];
};
export type ChangeEmailDto = {
  email: string;
  password: string;
};
export type CustomerExportDto = {
  status: 'ready';
  created_at: string;
  /** The file is removed then. */
  expires_at: string;
  id: string;
  /** Where to fetch it, with the token. */
  url: string;
};
export type FavouriteKind = 'package' | 'resort' | 'experience';
export type PictureVariantsDto = {
  /** 150 × 150, WebP. */
  thumbnail: string;
  /** 400 × 300, WebP. */
  card: string;
  /** 800 × 600, WebP. */
  gallery: string;
  /** 1920 × 1080, WebP. */
  hero: string;
  /** 1200 × 630, JPEG, for shared links. */
  share: string;
};
export type PictureDto = {
  id: number;
  key: string;
  /** Alternative text. */
  alt: string;
  /** What must stay in view, as a share of the width. */
  focal_x: number;
  /** What must stay in view, as a share of the height. */
  focal_y: number;
  /** Pixels of the master. */
  width: number;
  /** Pixels of the master. */
  height: number;
  variants: PictureVariantsDto;
};
export type FavouriteDto = {
  kind: FavouriteKind;
  id: number;
  cover_image: PictureDto | null;
  added_at: string;
  slug: string;
  /** In the language of the call. */
  name: string;
  summary: string;
  /** False when it is not offered any more. */
  available: boolean;
};
export type FavouriteItemDto = {
  /** What it is. */
  kind: FavouriteKind;
  /** Its number. */
  id: number;
};
export type NotificationKind =
  | 'booking_received'
  | 'bookings_claimed'
  | 'message_answered'
  | 'trip_request_received'
  | 'trip_request_quoted'
  | 'review_approved'
  | 'review_replied'
  | 'password_changed'
  | 'email_changed'
  | 'account_locked';
export type NotificationDto = {
  id: string;
  kind: NotificationKind;
  /** The sentence, in the language of the call. */
  text: string;
  /** What it is about: `booking` with its id leads to `customers/me/bookings/{id}/`. */
  entity: string | null;
  entity_id: string | null;
  created_at: string;
  /** Null until it was read. */
  read_at: string | null;
};
export type NotificationPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  /** Of all pages: the number on the bell. */
  unread_count: number;
  results: NotificationDto[];
};
export type UnreadNotificationsDto = {
  unread_count: number;
};
export type ReadNotificationsDto = {
  /** Without it all. */
  ids?: string[];
};
export type RevokedSessionsDto = {
  sessions_revoked: number;
};
export type ChangePasswordDto = {
  current_password: string;
  new_password: string;
};
export type SessionDto = {
  created_at: string;
  /** Last sign-in or refresh. */
  last_used_at: string;
  expires_at: string;
  id: string;
  /** What the device calls itself. */
  user_agent: string;
  /** Its network; the part of the address that names a household is not kept. */
  network: string;
  /** True for the session of this call. */
  current: boolean;
};
export type EmailDto = {
  email: string;
};
export type SetPasswordDto = {
  new_password: string;
  token: string;
};
export type RegistrationDto = {
  /** True: open the link in the letter, which signs you in. The same for addresses that have an account already. */
  verification_required: boolean;
  /** Only where the installation does not hide which addresses have accounts: signed in at once. */
  token?: string;
  refresh?: string;
  customer?: CustomerDto;
};
export type RegisterCustomerDto = {
  email: string;
  password: string;
  first_name: string;
  last_name?: string;
  phone?: string | null;
  country?: string | null;
  /** Language of letters; that of the call unless given. */
  locale?: 'en' | 'ru' | 'zh';
  currency?: CurrencyCode;
  accept_terms: true;
  /** Whether offers may be mailed. */
  marketing_opt_in?: boolean;
};
export type VerifiedCustomerDto = {
  /** False: nobody has shown to have chosen the password of the registration, so that one has to be set by `password/reset/`. */
  password_set: boolean;
  /** Access token (15 minutes). */
  token: string;
  /** Goes to `token/refresh/`; 7 days. */
  refresh: string;
  customer: CustomerDto;
};
export type VerifyEmailDto = {
  /** Needed only where the link is opened at another address than the one that registered: shows who chose it. */
  password?: string;
  token: string;
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
  useRequestCustomerPasswordResetMutation,
  useConfirmCustomerPasswordResetMutation,
  useRegisterCustomerMutation,
  useVerifyCustomerEmailMutation,
  useResendCustomerVerificationMutation,
  useGetOfficeCustomerQuery,
  useLazyGetOfficeCustomerQuery,
} = injectedRtkApi;
