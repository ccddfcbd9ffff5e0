// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['reviews'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listReviews: build.query<ListReviewsApiResponse, ListReviewsApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            approved: queryArg.approved,
            status: queryArg.status,
            package: queryArg['package'],
            resort: queryArg.resort,
            experience: queryArg.experience,
            rating: queryArg.rating,
            language: queryArg.language,
            verified: queryArg.verified,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['reviews'],
      }),
      createReview: build.mutation<CreateReviewApiResponse, CreateReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/`,
          method: 'POST',
          body: queryArg.createReviewDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['reviews'],
      }),
      getReview: build.query<GetReviewApiResponse, GetReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/`,
        }),
        providesTags: ['reviews'],
      }),
      deleteReview: build.mutation<DeleteReviewApiResponse, DeleteReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['reviews'],
      }),
      approveReview: build.mutation<ApproveReviewApiResponse, ApproveReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/approve/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['reviews'],
      }),
      markReviewHelpful: build.mutation<MarkReviewHelpfulApiResponse, MarkReviewHelpfulApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/helpful/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['reviews'],
      }),
      hideReview: build.mutation<HideReviewApiResponse, HideReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/hide/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['reviews'],
      }),
      rejectReview: build.mutation<RejectReviewApiResponse, RejectReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/reject/`,
          method: 'POST',
          body: queryArg.rejectReviewDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['reviews'],
      }),
      replyToReview: build.mutation<ReplyToReviewApiResponse, ReplyToReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/reply/`,
          method: 'POST',
          body: queryArg.replyToReviewDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['reviews'],
      }),
      reportReview: build.mutation<ReportReviewApiResponse, ReportReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/report/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['reviews'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as reviewsApi };
export type ListReviewsApiResponse = /** status 200 The answer. */ ReviewPageDto;
export type ListReviewsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Visitors get approved reviews whatever they ask for. */
  approved?: boolean;
  /** For moderators. For staff with `reviews.moderate` only. */
  status?: ReviewStatus;
  /** Id or slug of a package. For example `baa-manta-season`. */
  package?: string;
  /** Id or slug of a resort. For example `hanifa-baa`. */
  resort?: string;
  /** Id or slug of an experience. For example `mantas-of-hanifaru`. */
  experience?: string;
  /** Exactly this many stars. For example `5`. */
  rating?: number;
  /** Language of the words. */
  language?: 'en' | 'ru' | 'zh';
  /** Only reviews with (or without) a booking behind them. */
  verified?: boolean;
  /** Part of name, title or comment. For example `manta`. */
  search?: string;
  /** Order of the results. */
  sort?: 'newest' | 'rating' | 'helpful';
};
export type CreateReviewApiResponse = /** status 201 Created: the new thing. */ ReviewReceiptDto;
export type CreateReviewApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createReviewDto: CreateReviewDto;
};
export type GetReviewApiResponse = /** status 200 The answer. */ ReviewDto;
export type GetReviewApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
};
export type DeleteReviewApiResponse = unknown;
export type DeleteReviewApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ApproveReviewApiResponse = /** status 200 The answer. */ ReviewDto;
export type ApproveReviewApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type MarkReviewHelpfulApiResponse = /** status 200 The answer. */ ReviewVoteDto;
export type MarkReviewHelpfulApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type HideReviewApiResponse = /** status 200 The answer. */ ReviewDto;
export type HideReviewApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type RejectReviewApiResponse = /** status 200 The answer. */ ReviewDto;
export type RejectReviewApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  rejectReviewDto: RejectReviewDto;
};
export type ReplyToReviewApiResponse = /** status 200 The answer. */ ReviewDto;
export type ReplyToReviewApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  replyToReviewDto: ReplyToReviewDto;
};
export type ReportReviewApiResponse = /** status 200 The answer. */ ReviewVoteDto;
export type ReportReviewApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type ReviewReplyDto = {
  /** First name of who answered. */
  by: string | null;
  text: string;
  at: string;
};
export type ReviewSubjectDto = {
  id: number;
  slug: string;
  name: string;
};
export type ReviewStatus = 'pending' | 'approved' | 'rejected' | 'hidden' | 'spam';
export type ReviewScoresDto = {
  transfer?: number;
  room?: number;
  food?: number;
  reef?: number;
  service?: number;
  value?: number;
};
export type ReviewDto = {
  country: string | null;
  title: string | null;
  stay_month: string | null;
  traveller_type: ('couple' | 'family' | 'solo' | 'friends') | null;
  language: 'en' | 'ru' | 'zh';
  reply: ReviewReplyDto | null;
  package: ReviewSubjectDto | null;
  resort: ReviewSubjectDto | null;
  experience: ReviewSubjectDto | null;
  /** For moderators. */
  status?: ReviewStatus;
  /** For moderators. */
  rejection_reason?: string | null;
  /** For moderators: how many visitors find that it does not belong here. */
  reported_count?: number;
  /** For moderators. */
  moderated_at?: string | null;
  /** For moderators: where it can go from here. */
  allowed_statuses?: ReviewStatus[];
  /** For moderators. */
  version?: number;
  scores: ReviewScoresDto;
  approved: boolean;
  helpful_count: number;
  id: string;
  name: string;
  rating: number;
  comment: string;
  /** A booking shows that the guest was there. */
  verified: boolean;
  created_at: string;
};
export type ReviewPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: ReviewDto[];
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
export type ReviewReceiptDto = {
  id: string;
  approved: boolean;
  detail: string;
};
export type CreateReviewDto = {
  /** Leave it empty: people do not see this field. */
  website?: string;
  /** From `GET forms/token/`, asked for when the form is opened: 3 seconds to 2 hours old. Send it always: without a good one
    the form is thanked for all the same, yet kept as spam, and nobody reads it or is written to. */
  form_token?: string;
  /** Id or slug of the package. */
  package?: (number | null) | string;
  /** Id or slug of the resort. */
  resort?: (number | null) | string;
  /** Id or slug of the experience. */
  experience?: (number | null) | string;
  name: string;
  /** For the thanks, and to find the booking; never shown. */
  email?: string | null;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
  rating: number;
  scores?: ReviewScoresDto;
  title?: string | null;
  comment: string;
  stay_month?: string | null;
  traveller_type?: ('couple' | 'family' | 'solo' | 'friends') | null;
  /** Language of the words; the request's language unless given. */
  language?: 'en' | 'ru' | 'zh';
  /** The guest's key to a booking of this trip: marks the review as verified. */
  booking_token?: string | null;
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
export type ReviewVoteDto = {
  /** How many found the review helpful. */
  helpful_count: number;
};
export type RejectReviewDto = {
  /** Why, for colleagues; the guest does not read it. */
  reason: string;
};
export type ReplyToReviewDto = {
  /** Public, plain text. */
  text: string;
};
export const {
  useListReviewsQuery,
  useLazyListReviewsQuery,
  useCreateReviewMutation,
  useGetReviewQuery,
  useLazyGetReviewQuery,
  useDeleteReviewMutation,
  useApproveReviewMutation,
  useMarkReviewHelpfulMutation,
  useHideReviewMutation,
  useRejectReviewMutation,
  useReplyToReviewMutation,
  useReportReviewMutation,
} = injectedRtkApi;
