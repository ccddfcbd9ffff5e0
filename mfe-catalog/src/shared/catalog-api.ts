import { CACHE, api } from '@atoll/api-client/base';
import { type ListArg, toSearch } from '@atoll/contract/document-queries';
import type { DestinationPage, Homepage, PackageDetail, PackagePage, ResortDetail, ResortPage } from './catalog';

interface OneArg {
  id: string;
  lang: string;
}

const address = (path: string, arg: object) => `/api/${path}?${toSearch(arg)}`;

/** Reads of the catalogue, under the operation names of the API, so that answers of the document are found in the cache. */
const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHomepage: build.query<Homepage, { lang: string }>({
      query: ({ lang }) => address('homepage/public/', { lang }),
      keepUnusedDataFor: CACHE.medium,
      providesTags: ['homepage'],
    }),
    listPackages: build.query<PackagePage, ListArg>({
      query: (arg) => address('packages/', arg),
      providesTags: ['packages'],
    }),
    getPackage: build.query<PackageDetail, OneArg>({
      query: ({ id, lang }) => address(`packages/${encodeURIComponent(id)}/`, { lang }),
      keepUnusedDataFor: CACHE.medium,
      providesTags: ['packages'],
    }),
    listDestinations: build.query<DestinationPage, ListArg>({
      query: (arg) => address('destinations/', arg),
      keepUnusedDataFor: CACHE.medium,
      providesTags: ['destinations'],
    }),
    listResorts: build.query<ResortPage, ListArg>({
      query: (arg) => address('resorts/', arg),
      providesTags: ['resorts'],
    }),
    getResort: build.query<ResortDetail, OneArg>({
      query: ({ id, lang }) => address(`resorts/${encodeURIComponent(id)}/`, { lang }),
      keepUnusedDataFor: CACHE.medium,
      providesTags: ['resorts'],
    }),
  }),
});

export const {
  useGetHomepageQuery,
  useListPackagesQuery,
  useGetPackageQuery,
  useListDestinationsQuery,
  useListResortsQuery,
  useGetResortQuery,
} = catalogApi;
