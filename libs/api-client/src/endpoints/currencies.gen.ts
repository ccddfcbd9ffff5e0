// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  CurrencyDto,
  CurrencyRateDto,
  CurrencyRatePageDto,
  EditableCurrencyDto,
  WriteCurrencyDto,
  WriteCurrencyRateDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['currencies'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listCurrencies: build.query<ListCurrenciesApiResponse, ListCurrenciesApiArg>({
        query: (queryArg) => ({
          url: `/api/currencies/`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ['currencies'],
      }),
      listEditableCurrencies: build.query<ListEditableCurrenciesApiResponse, ListEditableCurrenciesApiArg>({
        query: () => ({ url: `/api/currencies/editable/` }),
        providesTags: ['currencies'],
      }),
      getEditableCurrency: build.query<GetEditableCurrencyApiResponse, GetEditableCurrencyApiArg>({
        query: (queryArg) => ({
          url: `/api/currencies/${encodeURIComponent(String(queryArg.code))}/`,
        }),
        providesTags: ['currencies'],
      }),
      updateCurrency: build.mutation<UpdateCurrencyApiResponse, UpdateCurrencyApiArg>({
        query: (queryArg) => ({
          url: `/api/currencies/${encodeURIComponent(String(queryArg.code))}/`,
          method: 'PATCH',
          body: queryArg.writeCurrencyDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['currencies'],
      }),
      listCurrencyRates: build.query<ListCurrencyRatesApiResponse, ListCurrencyRatesApiArg>({
        query: (queryArg) => ({
          url: `/api/currencies/${encodeURIComponent(String(queryArg.code))}/rates/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['currencies'],
      }),
      createCurrencyRate: build.mutation<CreateCurrencyRateApiResponse, CreateCurrencyRateApiArg>({
        query: (queryArg) => ({
          url: `/api/currencies/${encodeURIComponent(String(queryArg.code))}/rates/`,
          method: 'POST',
          body: queryArg.writeCurrencyRateDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['currencies'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as currenciesApi };
export type ListCurrenciesApiResponse = /** status 200 The answer. */ CurrencyDto[];
export type ListCurrenciesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
};
export type ListEditableCurrenciesApiResponse = /** status 200 The answer. */ EditableCurrencyDto[];
export type ListEditableCurrenciesApiArg = void;
export type GetEditableCurrencyApiResponse = /** status 200 The answer. */ EditableCurrencyDto;
export type GetEditableCurrencyApiArg = {
  /** Its code. */
  code: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type UpdateCurrencyApiResponse = /** status 200 The answer. */ EditableCurrencyDto;
export type UpdateCurrencyApiArg = {
  /** Its code. */
  code: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeCurrencyDto: WriteCurrencyDto;
};
export type ListCurrencyRatesApiResponse = /** status 200 The answer. */ CurrencyRatePageDto;
export type ListCurrencyRatesApiArg = {
  /** Its code. */
  code: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
};
export type CreateCurrencyRateApiResponse = /** status 201 Created: the new thing. */ CurrencyRateDto;
export type CreateCurrencyRateApiArg = {
  /** Its code. */
  code: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeCurrencyRateDto: WriteCurrencyRateDto;
};
export const {
  useListCurrenciesQuery,
  useLazyListCurrenciesQuery,
  useListEditableCurrenciesQuery,
  useLazyListEditableCurrenciesQuery,
  useGetEditableCurrencyQuery,
  useLazyGetEditableCurrencyQuery,
  useUpdateCurrencyMutation,
  useListCurrencyRatesQuery,
  useLazyListCurrencyRatesQuery,
  useCreateCurrencyRateMutation,
} = injectedRtkApi;
