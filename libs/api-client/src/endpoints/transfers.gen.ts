// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  TransferCheckDto,
  TransferDetailDto,
  TransferDocumentDto,
  TransferPageDto,
  WriteTransferDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['transfers'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      checkTransfer: build.query<CheckTransferApiResponse, CheckTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfer-check/`,
          params: {
            lang: queryArg.lang,
            package: queryArg['package'],
            resort: queryArg.resort,
            landing: queryArg.landing,
            flight: queryArg.flight,
            check_in: queryArg.checkIn,
            nights: queryArg.nights,
            adults: queryArg.adults,
          },
        }),
        providesTags: ['transfers'],
      }),
      listTransfers: build.query<ListTransfersApiResponse, ListTransfersApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            status: queryArg.status,
            mode: queryArg.mode,
            service: queryArg.service,
            from: queryArg['from'],
            to: queryArg.to,
            resort: queryArg.resort,
            daylight_only: queryArg.daylightOnly,
            search: queryArg.search,
            sort: queryArg.sort,
            currency: queryArg.currency,
          },
        }),
        providesTags: ['transfers'],
      }),
      createTransfer: build.mutation<CreateTransferApiResponse, CreateTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/`,
          method: 'POST',
          body: queryArg.writeTransferDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      getTransfer: build.query<GetTransferApiResponse, GetTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
            currency: queryArg.currency,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['transfers'],
      }),
      replaceTransfer: build.mutation<ReplaceTransferApiResponse, ReplaceTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PUT',
          body: queryArg.writeTransferDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      updateTransfer: build.mutation<UpdateTransferApiResponse, UpdateTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeTransferDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      deleteTransfer: build.mutation<DeleteTransferApiResponse, DeleteTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['transfers'],
      }),
      getEditableTransfer: build.query<GetEditableTransferApiResponse, GetEditableTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/transfers/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['transfers'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as transfersApi };
export type CheckTransferApiResponse = /** status 200 The answer. */ TransferCheckDto;
export type CheckTransferApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Id or slug of a package. For example `honeymoon-baa-quiet-week`. */
  package?: string;
  /** Id or slug of a place to stay. For example `madi-faru`. */
  resort?: string;
  /** Landing in the Maldives on the first day. For example `17:05`. */
  landing?: string;
  /** Take-off from the Maldives on the last day. For example `07:30`. */
  flight?: string;
  /** First day of the stay, where it is known. For example `2027-02-14`. */
  checkIn?: string;
  /** Nights for which other islands are priced. */
  nights?: number;
  /** Adults for whom all is priced. */
  adults?: number;
};
export type ListTransfersApiResponse = /** status 200 The answer. */ TransferPageDto;
export type ListTransfersApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** For staff: in this state, or `all`. Without it the list is what visitors see. For staff with `catalogue.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
  /** How one travels; for several parts, the kind of the whole. */
  mode?:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  /** On a timetable with others, or chartered. */
  service?: 'shared' | 'private';
  /** Code of the airport or jetty it starts from. For example `MLE`. */
  from?: string;
  /** Slug or id of the destination it leads to, places to stay in it included; or slug of a place to stay. For example `maafushi`. */
  to?: string;
  /** Slug or id of a place to stay: what leads to it, or to the inhabited island it lies on. For example `kandu-veli`. */
  resort?: string;
  /** Only by day, or also after dark. */
  daylightOnly?: boolean;
  /** Words of names and places, in any language. For example `Malé`. */
  search?: string;
  /** Order of the results. */
  sort?: 'featured' | 'price_low' | 'duration';
  /** Currency to show prices in beside US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type CreateTransferApiResponse = /** status 201 Created: the new thing. */ TransferDocumentDto;
export type CreateTransferApiArg = {
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeTransferDto: WriteTransferDto;
};
export type GetTransferApiResponse = /** status 200 The answer. */ TransferDetailDto;
export type GetTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Currency to show prices in beside US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Shows it as visitors would see it although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type ReplaceTransferApiResponse = /** status 200 The answer. */ TransferDocumentDto;
export type ReplaceTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writeTransferDto: WriteTransferDto;
};
export type UpdateTransferApiResponse = /** status 200 The answer. */ TransferDocumentDto;
export type UpdateTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writeTransferDto: WriteTransferDto;
};
export type DeleteTransferApiResponse = unknown;
export type DeleteTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type GetEditableTransferApiResponse = /** status 200 The answer. */ TransferDocumentDto;
export type GetEditableTransferApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export const {
  useCheckTransferQuery,
  useLazyCheckTransferQuery,
  useListTransfersQuery,
  useLazyListTransfersQuery,
  useCreateTransferMutation,
  useGetTransferQuery,
  useLazyGetTransferQuery,
  useReplaceTransferMutation,
  useUpdateTransferMutation,
  useDeleteTransferMutation,
  useGetEditableTransferQuery,
  useLazyGetEditableTransferQuery,
} = injectedRtkApi;
