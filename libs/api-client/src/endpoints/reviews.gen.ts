// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  CreateReviewDto,
  RejectReviewDto,
  ReplyToReviewDto,
  ReviewDto,
  ReviewPageDto,
  ReviewReceiptDto,
  ReviewStatus,
  ReviewVoteDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
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
            'If-Match': queryArg['If-Match'],
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
  /** `helpful`: those in the language of the answer first, of them and of the others the most helpful ones. */
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
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
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
