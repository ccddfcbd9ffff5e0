// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
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
export type GetBookingApiResponse = /** status 200 The answer. */ BookingDto;
export type GetBookingApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
};
export type BookingIntentDto = {
  whatsapp_url: string;
  /** The message as it will stand in the chat. */
  text: string;
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
export type CreateBookingIntentDto = {
  /** Id or slug of the package. */
  package: number | string;
  check_in?: string;
  travellers?: number;
  /** Language of the message; the request's language unless given. */
  locale?: 'en' | 'ru' | 'zh';
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
export type CreatedBookingDto = {
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
  /** Opens the booking without an account. Shown once; only its hash is stored. */
  access_token: string;
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
export type CancellationPolicyDto = {
  code: 'flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable';
  label: string;
};
export type PriceQuoteDto = {
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  /** Whom a room takes, where the price is per room. */
  occupancy: OccupancyDto | null;
  /** How often the price counts: travellers, rooms, or 1 for a group. */
  units: number;
  currency: 'USD';
  nights: number;
  /** Currency of the request, when it is another one. */
  display_currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  display_total?: string;
  rate?: string;
  price: string;
  total: string;
  /** The cancellation policy, named in the language of the answer. */
  cancellation_policy: CancellationPolicyDto;
};
export type BookingConflictDto = {
  /** With `price_changed` and `trip_changed`: what is offered now. */
  price?: PriceQuoteDto;
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type ContactDto = {
  name: string;
  email: string;
  /** Optional leading +, then digits, spaces, dashes and parentheses. */
  phone: string;
  /** Where they live: ISO 3166-1 alpha-2. */
  country?: string | null;
  /** How they want to be answered. */
  preferred_channel?: ('email' | 'whatsapp' | 'phone') | null;
};
export type ShownPriceDto = {
  /** US dollars. */
  total: string;
  /** Units of `currency` for one US dollar, as `GET currencies/` answered them; left out when prices were shown in US dollars. */
  rate?: string;
  /** Nights of the stay as they were shown; without them the present ones are meant. */
  nights?: number;
  /** Code of the cancellation policy that was shown; without it the present one is meant. */
  cancellation_policy?:
    'flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable';
};
export type CreateBookingDto = {
  /** Id or slug of the package. */
  package: number | string;
  /** First day of the stay, from tomorrow (date in the Maldives) to two years ahead. */
  check_in: string;
  adults: number;
  /** Age of each child at check-in. */
  children_ages?: number[];
  special_requests?: string;
  accept_terms: true;
  /** Version of the terms that the traveller read; when another one applies by now, 400. Without it the present one is meant. */
  terms_version?: string;
  /** Language in which the agency writes back; the request's language unless given. */
  locale?: 'en' | 'ru' | 'zh';
  /** Currency in which the traveller sees the total; the charge stays in USD. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  source?: 'form' | 'whatsapp';
  contact: ContactDto;
  /** What the traveller saw and accepts; when it costs another total by now, in whichever direction, 409 `price_changed`; when it takes other nights or has another cancellation policy, 409 `trip_changed`. */
  shown_price: ShownPriceDto;
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
export const {
  useCreateBookingIntentMutation,
  useCreateBookingMutation,
  useListBookingsQuery,
  useLazyListBookingsQuery,
  useGetBookingQuery,
  useLazyGetBookingQuery,
} = injectedRtkApi;
