// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  CreateWebhookEndpointDto,
  ReplayWebhookDto,
  ReplayedWebhookDto,
  UpdateWebhookEndpointDto,
  WebhookDeliveryDto,
  WebhookDeliveryEvent,
  WebhookDeliveryPageDto,
  WebhookDeliveryStatus,
  WebhookEndpointDto,
  WebhookEndpointWithSecretDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['webhooks'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listWebhookEndpoints: build.query<ListWebhookEndpointsApiResponse, ListWebhookEndpointsApiArg>({
        query: () => ({ url: `/api/webhook-endpoints/` }),
        providesTags: ['webhooks'],
      }),
      createWebhookEndpoint: build.mutation<CreateWebhookEndpointApiResponse, CreateWebhookEndpointApiArg>({
        query: (queryArg) => ({
          url: `/api/webhook-endpoints/`,
          method: 'POST',
          body: queryArg.createWebhookEndpointDto,
        }),
        invalidatesTags: ['webhooks'],
      }),
      getWebhookEndpoint: build.query<GetWebhookEndpointApiResponse, GetWebhookEndpointApiArg>({
        query: (queryArg) => ({
          url: `/api/webhook-endpoints/${encodeURIComponent(String(queryArg.id))}/`,
        }),
        providesTags: ['webhooks'],
      }),
      updateWebhookEndpoint: build.mutation<UpdateWebhookEndpointApiResponse, UpdateWebhookEndpointApiArg>({
        query: (queryArg) => ({
          url: `/api/webhook-endpoints/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.updateWebhookEndpointDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['webhooks'],
      }),
      deleteWebhookEndpoint: build.mutation<DeleteWebhookEndpointApiResponse, DeleteWebhookEndpointApiArg>({
        query: (queryArg) => ({
          url: `/api/webhook-endpoints/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['webhooks'],
      }),
      listWebhookDeliveries: build.query<ListWebhookDeliveriesApiResponse, ListWebhookDeliveriesApiArg>({
        query: (queryArg) => ({
          url: `/api/webhook-endpoints/${encodeURIComponent(String(queryArg.id))}/deliveries/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            status: queryArg.status,
            event: queryArg.event,
          },
        }),
        providesTags: ['webhooks'],
      }),
      replayWebhookDelivery: build.mutation<ReplayWebhookDeliveryApiResponse, ReplayWebhookDeliveryApiArg>({
        query: (queryArg) => ({
          url: `/api/webhook-endpoints/${encodeURIComponent(String(queryArg.id))}/deliveries/${encodeURIComponent(String(queryArg.delivery))}/replay/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['webhooks'],
      }),
      replayFailedWebhooks: build.mutation<ReplayFailedWebhooksApiResponse, ReplayFailedWebhooksApiArg>({
        query: (queryArg) => ({
          url: `/api/webhook-endpoints/${encodeURIComponent(String(queryArg.id))}/replay-failed/`,
          method: 'POST',
          body: queryArg.replayWebhookDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['webhooks'],
      }),
      rotateWebhookSecret: build.mutation<RotateWebhookSecretApiResponse, RotateWebhookSecretApiArg>({
        query: (queryArg) => ({
          url: `/api/webhook-endpoints/${encodeURIComponent(String(queryArg.id))}/rotate-secret/`,
          method: 'POST',
        }),
        invalidatesTags: ['webhooks'],
      }),
      testWebhookEndpoint: build.mutation<TestWebhookEndpointApiResponse, TestWebhookEndpointApiArg>({
        query: (queryArg) => ({
          url: `/api/webhook-endpoints/${encodeURIComponent(String(queryArg.id))}/test/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['webhooks'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as webhooksApi };
export type ListWebhookEndpointsApiResponse = /** status 200 The answer. */ WebhookEndpointDto[];
export type ListWebhookEndpointsApiArg = void;
export type CreateWebhookEndpointApiResponse = /** status 201 Created: the new thing. */ WebhookEndpointWithSecretDto;
export type CreateWebhookEndpointApiArg = {
  createWebhookEndpointDto: CreateWebhookEndpointDto;
};
export type GetWebhookEndpointApiResponse = /** status 200 The answer. */ WebhookEndpointDto;
export type GetWebhookEndpointApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
};
export type UpdateWebhookEndpointApiResponse = /** status 200 The answer. */ WebhookEndpointDto;
export type UpdateWebhookEndpointApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  updateWebhookEndpointDto: UpdateWebhookEndpointDto;
};
export type DeleteWebhookEndpointApiResponse = unknown;
export type DeleteWebhookEndpointApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ListWebhookDeliveriesApiResponse = /** status 200 The answer. */ WebhookDeliveryPageDto;
export type ListWebhookDeliveriesApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Only those in this state. */
  status?: WebhookDeliveryStatus;
  /** Of one kind. */
  event?: WebhookDeliveryEvent;
};
export type ReplayWebhookDeliveryApiResponse = /** status 200 The answer. */ WebhookDeliveryDto;
export type ReplayWebhookDeliveryApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Id of the delivery. */
  delivery: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type ReplayFailedWebhooksApiResponse = /** status 200 The answer. */ ReplayedWebhookDto;
export type ReplayFailedWebhooksApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  replayWebhookDto: ReplayWebhookDto;
};
export type RotateWebhookSecretApiResponse = /** status 200 The answer. */ WebhookEndpointWithSecretDto;
export type RotateWebhookSecretApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
};
export type TestWebhookEndpointApiResponse = /** status 201 Created: the new thing. */ WebhookDeliveryDto;
export type TestWebhookEndpointApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export const {
  useListWebhookEndpointsQuery,
  useLazyListWebhookEndpointsQuery,
  useCreateWebhookEndpointMutation,
  useGetWebhookEndpointQuery,
  useLazyGetWebhookEndpointQuery,
  useUpdateWebhookEndpointMutation,
  useDeleteWebhookEndpointMutation,
  useListWebhookDeliveriesQuery,
  useLazyListWebhookDeliveriesQuery,
  useReplayWebhookDeliveryMutation,
  useReplayFailedWebhooksMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookEndpointMutation,
} = injectedRtkApi;
