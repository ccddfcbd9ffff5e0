// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  AcceptTripOfferDto,
  AddTripRequestNoteDto,
  CreateTripRequestDto,
  DeclineTripOfferDto,
  FormReceiptDto,
  SendTripOfferDto,
  TransitionTripRequestDto,
  TripRequestDto,
  TripRequestPageDto,
  TripRequestStatus,
  TripWishStateDto,
  UpdateTripRequestDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
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
      acceptTripOffer: build.mutation<AcceptTripOfferApiResponse, AcceptTripOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/custom-trip-requests/${encodeURIComponent(String(queryArg.id))}/offer/accept/`,
          method: 'POST',
          body: queryArg.acceptTripOfferDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            access_token: queryArg.accessToken,
          },
        }),
        invalidatesTags: ['trip requests'],
      }),
      declineTripOffer: build.mutation<DeclineTripOfferApiResponse, DeclineTripOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/custom-trip-requests/${encodeURIComponent(String(queryArg.id))}/offer/decline/`,
          method: 'POST',
          body: queryArg.declineTripOfferDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            access_token: queryArg.accessToken,
          },
        }),
        invalidatesTags: ['trip requests'],
      }),
      sendTripOffer: build.mutation<SendTripOfferApiResponse, SendTripOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/custom-trip-requests/${encodeURIComponent(String(queryArg.id))}/offers/`,
          method: 'POST',
          body: queryArg.sendTripOfferDto,
          headers: {
            'If-Match': queryArg['If-Match'],
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
      getTripWish: build.query<GetTripWishApiResponse, GetTripWishApiArg>({
        query: (queryArg) => ({
          url: `/api/custom-trip-requests/${encodeURIComponent(String(queryArg.id))}/wish/`,
          params: {
            access_token: queryArg.accessToken,
          },
        }),
        providesTags: ['trip requests'],
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
export type AcceptTripOfferApiResponse = /** status 200 The answer. */ TripWishStateDto;
export type AcceptTripOfferApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Key of the link in the letter. */
  accessToken?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  acceptTripOfferDto: AcceptTripOfferDto;
};
export type DeclineTripOfferApiResponse = /** status 200 The answer. */ TripWishStateDto;
export type DeclineTripOfferApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Key of the link in the letter. */
  accessToken?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  declineTripOfferDto: DeclineTripOfferDto;
};
export type SendTripOfferApiResponse = /** status 201 Created: the new thing. */ TripRequestDto;
export type SendTripOfferApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  sendTripOfferDto: SendTripOfferDto;
};
export type TransitionTripRequestApiResponse = /** status 200 The answer. */ TripRequestDto;
export type TransitionTripRequestApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  transitionTripRequestDto: TransitionTripRequestDto;
};
export type GetTripWishApiResponse = /** status 200 The answer. */ TripWishStateDto;
export type GetTripWishApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Key of the link in the letter. */
  accessToken?: string;
};
export const {
  useCreateTripRequestMutation,
  useListTripRequestsQuery,
  useLazyListTripRequestsQuery,
  useGetTripRequestQuery,
  useLazyGetTripRequestQuery,
  useUpdateTripRequestMutation,
  useAddTripRequestNoteMutation,
  useAcceptTripOfferMutation,
  useDeclineTripOfferMutation,
  useSendTripOfferMutation,
  useTransitionTripRequestMutation,
  useGetTripWishQuery,
  useLazyGetTripWishQuery,
} = injectedRtkApi;
