// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  CapturePaymentDto,
  FailPaymentDto,
  PaymentDto,
  PaymentIntentDto,
  PaymentsDto,
  RecordPaymentDto,
  RefundPaymentDto,
  WebhookReceiptDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['payments'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      startPayment: build.mutation<StartPaymentApiResponse, StartPaymentApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/payment-intents/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        invalidatesTags: ['payments'],
      }),
      sendPaymentProof: build.mutation<SendPaymentProofApiResponse, SendPaymentProofApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/payment-proofs/`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        invalidatesTags: ['payments'],
      }),
      listPayments: build.query<ListPaymentsApiResponse, ListPaymentsApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/payments/`,
          params: {
            lang: queryArg.lang,
            access_token: queryArg.accessToken,
          },
        }),
        providesTags: ['payments'],
      }),
      recordPayment: build.mutation<RecordPaymentApiResponse, RecordPaymentApiArg>({
        query: (queryArg) => ({
          url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/payments/`,
          method: 'POST',
          body: queryArg.recordPaymentDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['payments'],
      }),
      receiveWebhook: build.mutation<ReceiveWebhookApiResponse, ReceiveWebhookApiArg>({
        query: (queryArg) => ({
          url: `/api/payments/webhooks/${encodeURIComponent(String(queryArg.provider))}/`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['payments'],
      }),
      capturePayment: build.mutation<CapturePaymentApiResponse, CapturePaymentApiArg>({
        query: (queryArg) => ({
          url: `/api/payments/${encodeURIComponent(String(queryArg.id))}/capture/`,
          method: 'POST',
          body: queryArg.capturePaymentDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['payments'],
      }),
      failPayment: build.mutation<FailPaymentApiResponse, FailPaymentApiArg>({
        query: (queryArg) => ({
          url: `/api/payments/${encodeURIComponent(String(queryArg.id))}/fail/`,
          method: 'POST',
          body: queryArg.failPaymentDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['payments'],
      }),
      getPaymentProof: build.query<GetPaymentProofApiResponse, GetPaymentProofApiArg>({
        query: (queryArg) => ({
          url: `/api/payments/${encodeURIComponent(String(queryArg.id))}/proof/`,
        }),
        providesTags: ['payments'],
      }),
      refundPayment: build.mutation<RefundPaymentApiResponse, RefundPaymentApiArg>({
        query: (queryArg) => ({
          url: `/api/payments/${encodeURIComponent(String(queryArg.id))}/refund/`,
          method: 'POST',
          body: queryArg.refundPaymentDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['payments'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as paymentsApi };
export type StartPaymentApiResponse = /** status 201 Created: the new thing. */ PaymentIntentDto;
export type StartPaymentApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. Without one the answer is 400. */
  'Idempotency-Key': string;
};
export type SendPaymentProofApiResponse = /** status 201 Created: the new thing. */ PaymentDto;
export type SendPaymentProofApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. Without one the answer is 400. */
  'Idempotency-Key': string;
  body: {
    /** PDF, JPEG or PNG of at most 5,242,880 bytes; pictures of at most 40 megapixels. */
    proof: Blob;
  };
};
export type ListPaymentsApiResponse = /** status 200 The answer. */ PaymentsDto;
export type ListPaymentsApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The guest's key, from the answer of the creation. */
  accessToken?: string;
};
export type RecordPaymentApiResponse = /** status 201 Created: the new thing. */ PaymentDto;
export type RecordPaymentApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. Without one the answer is 400. */
  'Idempotency-Key': string;
  recordPaymentDto: RecordPaymentDto;
};
export type ReceiveWebhookApiResponse = /** status 200 The answer. */ WebhookReceiptDto;
export type ReceiveWebhookApiArg = {
  /** Name of the provider that sends it. */
  provider: string;
  body: {
    [key: string]: unknown;
  };
};
export type CapturePaymentApiResponse = /** status 200 The answer. */ PaymentDto;
export type CapturePaymentApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. Without one the answer is 400. */
  'Idempotency-Key': string;
  capturePaymentDto: CapturePaymentDto;
};
export type FailPaymentApiResponse = /** status 200 The answer. */ PaymentDto;
export type FailPaymentApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. Without one the answer is 400. */
  'Idempotency-Key': string;
  failPaymentDto: FailPaymentDto;
};
export type GetPaymentProofApiResponse = /** status 200 The file. */ Blob;
export type GetPaymentProofApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
};
export type RefundPaymentApiResponse = /** status 201 Created: the new thing. */ PaymentDto;
export type RefundPaymentApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. Without one the answer is 400. */
  'Idempotency-Key': string;
  refundPaymentDto: RefundPaymentDto;
};
export const {
  useStartPaymentMutation,
  useSendPaymentProofMutation,
  useListPaymentsQuery,
  useLazyListPaymentsQuery,
  useRecordPaymentMutation,
  useReceiveWebhookMutation,
  useCapturePaymentMutation,
  useFailPaymentMutation,
  useGetPaymentProofQuery,
  useLazyGetPaymentProofQuery,
  useRefundPaymentMutation,
} = injectedRtkApi;
