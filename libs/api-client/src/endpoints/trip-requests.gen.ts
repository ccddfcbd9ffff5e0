// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['trip requests'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createTripRequest: build.mutation<CreateTripRequestApiResponse, CreateTripRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/custom-trip-requests/`,
          method: 'POST',
          body: queryArg.createTripRequestDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['trip requests'],
      }),
      listTripRequests: build.query<ListTripRequestsApiResponse, ListTripRequestsApiArg>({
        query: (queryArg) => ({
          url: `/api/custom-trip-requests/`,
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
        providesTags: ['trip requests'],
      }),
      getTripRequest: build.query<GetTripRequestApiResponse, GetTripRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/custom-trip-requests/${encodeURIComponent(String(queryArg.id))}/`,
        }),
        providesTags: ['trip requests'],
      }),
      updateTripRequest: build.mutation<UpdateTripRequestApiResponse, UpdateTripRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/custom-trip-requests/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.updateTripRequestDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['trip requests'],
      }),
      addTripRequestNote: build.mutation<AddTripRequestNoteApiResponse, AddTripRequestNoteApiArg>({
        query: (queryArg) => ({
          url: `/api/custom-trip-requests/${encodeURIComponent(String(queryArg.id))}/notes/`,
          method: 'POST',
          body: queryArg.addTripRequestNoteDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['trip requests'],
      }),
      transitionTripRequest: build.mutation<TransitionTripRequestApiResponse, TransitionTripRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/custom-trip-requests/${encodeURIComponent(String(queryArg.id))}/transition/`,
          method: 'POST',
          body: queryArg.transitionTripRequestDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['trip requests'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as tripRequestsApi };
export type CreateTripRequestApiResponse = /** status 201 Created: the new thing. */ FormReceiptDto;
export type CreateTripRequestApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createTripRequestDto: CreateTripRequestDto;
};
export type ListTripRequestsApiResponse = /** status 200 The answer. */ TripRequestPageDto;
export type ListTripRequestsApiArg = {
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
  status?: TripRequestStatus;
  /** Part of reference, name, e-mail or description. For example `manta`. */
  search?: string;
};
export type GetTripRequestApiResponse = /** status 200 The answer. */ TripRequestDto;
export type GetTripRequestApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
};
export type UpdateTripRequestApiResponse = /** status 200 The answer. */ TripRequestDto;
export type UpdateTripRequestApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  updateTripRequestDto: UpdateTripRequestDto;
};
export type AddTripRequestNoteApiResponse = /** status 201 Created: the new thing. */ TripRequestDto;
export type AddTripRequestNoteApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  addTripRequestNoteDto: AddTripRequestNoteDto;
};
export type TransitionTripRequestApiResponse = /** status 200 The answer. */ TripRequestDto;
export type TransitionTripRequestApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  transitionTripRequestDto: TransitionTripRequestDto;
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
export type TripBudget = '1000-2000' | '2000-5000' | '5000-10000' | '10000+';
export type MealPlan = 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
export type CreateTripRequestDto = {
  /** Leave it empty: people do not see this field. */
  website?: string;
  /** From `GET forms/token/`, asked for when the form is opened: 3 seconds to 2 hours old. Send it always: without a good one
    the form is thanked for all the same, yet kept as spam, and nobody reads it or is written to. */
  form_token?: string;
  description: string;
  email: string;
  name?: string | null;
  phone?: string | null;
  /** Days. */
  duration?: (3 | 5 | 7 | 10 | 14) | null;
  /** US dollars for everybody. */
  budget?: TripBudget | null;
  travellers?: number | null;
  /** Age of each child. */
  children_ages?: number[];
  /** Month of travel, when the days are open. */
  travel_month?: string | null;
  /** First day, when it is known. */
  date_from?: string | null;
  /** Last day, not before the first. */
  date_to?: string | null;
  /** Ids or slugs of destinations. */
  destinations?: (number | string)[];
  /** Ids or slugs of experiences. */
  experiences?: (number | string)[];
  transfer_preference?: ('any' | 'seaplane' | 'speedboat' | 'domestic_flight' | 'ferry' | 'private_yacht') | null;
  meal_plan?: MealPlan | null;
  /** Steps of the trip builder: names with text, numbers, true or false, or lists of texts; at most 8 KiB. */
  builder?: {
    [key: string]: string | number | boolean | string[];
  } | null;
  /** Language in which the agency writes back; the request's language unless given. */
  locale?: 'en' | 'ru' | 'zh';
  /** Currency in which the traveller thinks. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Agreement that the agency keeps these data to answer. */
  consent: true;
};
export type ColleagueDto = {
  id: string;
  name: string;
};
export type TripRequestStatus = 'new' | 'in_progress' | 'quoted' | 'accepted' | 'lost' | 'expired' | 'spam';
export type TripRequestItemDto = {
  phone: string | null;
  locale: 'en' | 'ru' | 'zh';
  assigned_to: ColleagueDto | null;
  status: TripRequestStatus;
  name: string | null;
  duration: (3 | 5 | 7 | 10 | 14) | null;
  budget: TripBudget | null;
  travellers: number | null;
  children_ages: number[];
  travel_month: string | null;
  date_from: string | null;
  date_to: string | null;
  destinations: string[];
  experiences: string[];
  transfer_preference: ('any' | 'seaplane' | 'speedboat' | 'domestic_flight' | 'ferry' | 'private_yacht') | null;
  meal_plan: MealPlan | null;
  currency: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  reference: string;
  description: string;
  /** New or in progress after `reply_by`. */
  is_overdue: boolean;
  id: string;
  email: string;
  reply_by: string;
  created_at: string;
  updated_at: string;
  version: number;
};
export type TripRequestPageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: TripRequestItemDto[];
};
export type SentTripQuoteDto = {
  total: string;
  valid_until: string;
  sent_at: string;
};
export type TripRequestNoteDto = {
  author: ColleagueDto | null;
  id: string;
  text: string;
  at: string;
};
export type TripRequestDto = {
  phone: string | null;
  locale: 'en' | 'ru' | 'zh';
  assigned_to: ColleagueDto | null;
  status: TripRequestStatus;
  name: string | null;
  duration: (3 | 5 | 7 | 10 | 14) | null;
  budget: TripBudget | null;
  travellers: number | null;
  children_ages: number[];
  travel_month: string | null;
  date_from: string | null;
  date_to: string | null;
  destinations: string[];
  experiences: string[];
  transfer_preference: ('any' | 'seaplane' | 'speedboat' | 'domestic_flight' | 'ferry' | 'private_yacht') | null;
  meal_plan: MealPlan | null;
  currency: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Steps of the trip builder. */
  builder: {
    [key: string]: string | number | boolean | string[];
  } | null;
  lost_reason: string | null;
  /** The contact message it was made from. */
  contact_message: string | null;
  /** Where it can go from here. */
  allowed_statuses: TripRequestStatus[];
  quotes: SentTripQuoteDto[];
  notes: TripRequestNoteDto[];
  reference: string;
  description: string;
  /** New or in progress after `reply_by`. */
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
export type UpdateTripRequestDto = {
  /** Id of a colleague who works on requests; null: nobody. */
  assigned_to?: string | null;
  name?: string | null;
  phone?: string | null;
  duration?: (3 | 5 | 7 | 10 | 14) | null;
  budget?: TripBudget | null;
  date_from?: string | null;
  date_to?: string | null;
};
export type AddTripRequestNoteDto = {
  text: string;
};
export type TripQuoteDto = {
  /** Total in USD. */
  total: string;
  valid_until: string;
};
export type TransitionTripRequestDto = {
  status: TripRequestStatus;
  /** Needed for `lost`. */
  lost_reason?: string;
  /** The offer, with `quoted`. */
  quote?: TripQuoteDto;
};
export const {
  useCreateTripRequestMutation,
  useListTripRequestsQuery,
  useLazyListTripRequestsQuery,
  useGetTripRequestQuery,
  useLazyGetTripRequestQuery,
  useUpdateTripRequestMutation,
  useAddTripRequestNoteMutation,
  useTransitionTripRequestMutation,
} = injectedRtkApi;
