import { CACHE, api } from '@atoll/api-client/base';

export interface SiteSettings {
  site_title?: string;
  site_description?: string;
  contact_phone?: string;
  contact_email?: string;
  whatsapp_number?: string;
  footer_text?: string;
}

interface Currency {
  code: string;
  rate: number | string;
}

/** The two answers that the frame itself reads, under the names of the API's operations. */
const frameApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHomepage: build.query<{ settings?: SiteSettings }, { lang: string }>({
      query: ({ lang }) => ({ url: '/api/homepage/public/', params: { lang } }),
      keepUnusedDataFor: CACHE.medium,
      providesTags: ['homepage'],
    }),
    listCurrencies: build.query<Currency[], void>({
      query: () => ({ url: '/api/currencies/' }),
      keepUnusedDataFor: CACHE.long,
      providesTags: ['currencies'],
    }),
  }),
});

export const { useGetHomepageQuery, useLazyListCurrenciesQuery } = frameApi;
