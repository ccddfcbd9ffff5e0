// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
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
  /** Only those with this code. */
  code: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type UpdateCurrencyApiResponse = /** status 200 The answer. */ EditableCurrencyDto;
export type UpdateCurrencyApiArg = {
  /** Only those with this code. */
  code: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeCurrencyDto: WriteCurrencyDto;
};
export type ListCurrencyRatesApiResponse = /** status 200 The answer. */ CurrencyRatePageDto;
export type ListCurrencyRatesApiArg = {
  /** Only those with this code. */
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
  /** Only those with this code. */
  code: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeCurrencyRateDto: WriteCurrencyRateDto;
};
export type CurrencyDto = {
  code: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  name: string;
  symbol: string;
  /** Units for one US dollar. */
  rate: number;
  /** BCP 47 tag for formatting. */
  locale: string;
  decimals: number;
  /** Day of the rate. */
  as_of: string;
  source: string;
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
export type CurrencyNamesDto = {
  en?: string;
  ru?: string;
  zh?: string;
};
export type EditableCurrencyDto = {
  code: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  names: CurrencyNamesDto;
  symbol: string;
  decimals: number;
  is_active: boolean;
  /** Units for one US dollar now. */
  rate: number;
  as_of: string;
  source: string;
  /** The rate is older than 30 days: a warning for the office. */
  is_stale: boolean;
  /** For `If-Match`. */
  version: number;
};
export type WriteCurrencyDto = {
  /** Offered to visitors. US dollars always are. */
  is_active?: boolean;
  /** The named languages are replaced. */
  names?: CurrencyNamesDto;
  /** Digits after the point. */
  decimals?: number;
};
export type CurrencyRateDto = {
  id: number;
  rate: number;
  as_of: string;
  source: string;
  /** E-mail address; null for the table of the installation. */
  created_by: string | null;
  created_at: string;
};
export type CurrencyRatePageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: CurrencyRateDto[];
};
export type WriteCurrencyRateDto = {
  /** Units for one US dollar, up to six decimals. */
  rate: string;
  /** First day of the rate, at most a year ahead. */
  as_of: string;
  /** Where it comes from; visitors see it. */
  source: string;
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
