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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as currenciesApi };
export type ListCurrenciesApiResponse = /** status 200 The answer. */ CurrencyDto[];
export type ListCurrenciesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
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
export const { useListCurrenciesQuery, useLazyListCurrenciesQuery } = injectedRtkApi;
