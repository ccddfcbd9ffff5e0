// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['dashboard'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getOverview: build.query<GetOverviewApiResponse, GetOverviewApiArg>({
        query: () => ({ url: `/api/dashboard/overview/` }),
        providesTags: ['dashboard'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as dashboardApi };
export type GetOverviewApiResponse = /** status 200 The answer. */ OverviewDto;
export type GetOverviewApiArg = void;
export type BookingCountsDto = {
  /** Waiting for the agency's answer. */
  requested: number;
  /** Created today (date in the Maldives). */
  today: number;
  /** Requests whose promised answer is late. */
  reply_overdue: number;
  total: number;
};
export type PackageCountsDto = {
  published: number;
  total: number;
};
export type PublishedCountDto = {
  published: number;
};
export type TextCountsDto = {
  /** As the statistics of texts count them: all forms of a plural are one. */
  total: number;
  /** 0 while the language is switched off, like the next. */
  missing_ru: number;
  missing_zh: number;
  /** With words of the agency, in all languages together. */
  edited: number;
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
export type OverviewDto = {
  bookings: BookingCountsDto;
  packages: PackageCountsDto;
  resorts: PublishedCountDto;
  destinations: PublishedCountDto;
  texts: TextCountsDto;
  /** The five newest bookings. */
  latest_bookings: BookingDto[];
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
export const { useGetOverviewQuery, useLazyGetOverviewQuery } = injectedRtkApi;
