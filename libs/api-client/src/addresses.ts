import { api } from '@atoll/api-client/base';
import type { ListAddressesApiArg, ListAddressesApiResponse } from './endpoints/content.gen.ts';

/**
 * Addresses of what is published of a kind, for the sitemap: the one read of `content.gen` that pages have. The others are the office's,
 * and would lie in the memory of what draws pages.
 */
export const addressesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAddresses: build.query<ListAddressesApiResponse, ListAddressesApiArg>({
      query: ({ kind }) => ({ url: `/api/addresses/${encodeURIComponent(kind)}/` }),
    }),
  }),
});
