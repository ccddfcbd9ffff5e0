// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  PackageCategoryDto,
  PackageDocumentDto,
  PackageDto,
  PackageFacetsDto,
  PackagePageDto,
  WritePackageDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['packages'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPackages: build.query<ListPackagesApiResponse, ListPackagesApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            id: queryArg.id,
            destination: queryArg.destination,
            category: queryArg.category,
            duration: queryArg.duration,
            duration_min: queryArg.durationMin,
            duration_max: queryArg.durationMax,
            price_min: queryArg.priceMin,
            price_max: queryArg.priceMax,
            travellers: queryArg.travellers,
            available_from: queryArg.availableFrom,
            available_to: queryArg.availableTo,
            meal_plan: queryArg.mealPlan,
            transfer_type: queryArg.transferType,
            is_featured: queryArg.isFeatured,
            search: queryArg.search,
            status: queryArg.status,
            sort: queryArg.sort,
            currency: queryArg.currency,
          },
        }),
        providesTags: ['packages'],
      }),
      createPackage: build.mutation<CreatePackageApiResponse, CreatePackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/`,
          method: 'POST',
          body: queryArg.writePackageDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['packages'],
      }),
      listPackageCategories: build.query<ListPackageCategoriesApiResponse, ListPackageCategoriesApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/categories/`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ['packages'],
      }),
      getPackageFacets: build.query<GetPackageFacetsApiResponse, GetPackageFacetsApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/facets/`,
          params: {
            lang: queryArg.lang,
            id: queryArg.id,
            destination: queryArg.destination,
            category: queryArg.category,
            duration: queryArg.duration,
            duration_min: queryArg.durationMin,
            duration_max: queryArg.durationMax,
            price_min: queryArg.priceMin,
            price_max: queryArg.priceMax,
            travellers: queryArg.travellers,
            available_from: queryArg.availableFrom,
            available_to: queryArg.availableTo,
            meal_plan: queryArg.mealPlan,
            transfer_type: queryArg.transferType,
            is_featured: queryArg.isFeatured,
            search: queryArg.search,
            currency: queryArg.currency,
          },
        }),
        providesTags: ['packages'],
      }),
      getPackage: build.query<GetPackageApiResponse, GetPackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
            currency: queryArg.currency,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['packages'],
      }),
      updatePackage: build.mutation<UpdatePackageApiResponse, UpdatePackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writePackageDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['packages'],
      }),
      deletePackage: build.mutation<DeletePackageApiResponse, DeletePackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['packages'],
      }),
      getEditablePackage: build.query<GetEditablePackageApiResponse, GetEditablePackageApiArg>({
        query: (queryArg) => ({
          url: `/api/packages/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['packages'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as packagesApi };
export type ListPackagesApiResponse = /** status 200 The answer. */ PackagePageDto;
export type ListPackagesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** One of these, by id. For example `3`. */
  id?: number[];
  /** Goes to one of these destinations (slug or id). For example `dhigurah`. */
  destination?: string[];
  /** Category code. For example `diving`. */
  category?: string;
  /** Exactly so many days. For example `7`. */
  duration?: number;
  /** At least so many days. For example `3`. */
  durationMin?: number;
  /** At most so many days. For example `10`. */
  durationMax?: number;
  /** Lowest `price_from.amount`, in US dollars unless `currency` is given; with `status` lowest `price`. For example `500`. */
  priceMin?: number;
  /** Highest `price_from.amount`, in US dollars unless `currency` is given; with `status` highest `price`. For example `2500`. */
  priceMax?: number;
  /** A party of this size may book it. For example `2`. */
  travellers?: number;
  /** Can be travelled on this day or later, as far as its travel window tells. For example `2027-01-10`. */
  availableFrom?: string;
  /** Can be travelled on this day or earlier. For example `2027-02-28`. */
  availableTo?: string;
  /** Meals in the price. */
  mealPlan?: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  /** How travellers get there. */
  transferType?:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  /** Only featured packages, or only the others. */
  isFeatured?: boolean;
  /** Words of names, in any language: `Malé`, `male`, `Мале` and `马累` find the same. */
  search?: string;
  /** Only those in this state. For staff with `catalogue.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
  /** Order of the results. By price it is that of `price_from.amount`, with what has none at the end; with `status` that of `price`. */
  sort?: 'featured' | 'price_low' | 'price_high' | 'rating' | 'newest' | 'duration';
  /** Currency to show prices in beside US dollars; `price_min` and `price_max` count in it. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type CreatePackageApiResponse = /** status 201 Created: the new thing. */ PackageDocumentDto;
export type CreatePackageApiArg = {
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writePackageDto: WritePackageDto;
};
export type ListPackageCategoriesApiResponse = /** status 200 The answer. */ PackageCategoryDto[];
export type ListPackageCategoriesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
};
export type GetPackageFacetsApiResponse = /** status 200 The answer. */ PackageFacetsDto;
export type GetPackageFacetsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** One of these, by id. For example `3`. */
  id?: number[];
  /** Goes to one of these destinations (slug or id). For example `dhigurah`. */
  destination?: string[];
  /** Category code. For example `diving`. */
  category?: string;
  /** Exactly so many days. For example `7`. */
  duration?: number;
  /** At least so many days. For example `3`. */
  durationMin?: number;
  /** At most so many days. For example `10`. */
  durationMax?: number;
  /** Lowest `price_from.amount`, in US dollars unless `currency` is given; with `status` lowest `price`. For example `500`. */
  priceMin?: number;
  /** Highest `price_from.amount`, in US dollars unless `currency` is given; with `status` highest `price`. For example `2500`. */
  priceMax?: number;
  /** A party of this size may book it. For example `2`. */
  travellers?: number;
  /** Can be travelled on this day or later, as far as its travel window tells. For example `2027-01-10`. */
  availableFrom?: string;
  /** Can be travelled on this day or earlier. For example `2027-02-28`. */
  availableTo?: string;
  /** Meals in the price. */
  mealPlan?: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  /** How travellers get there. */
  transferType?:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  /** Only featured packages, or only the others. */
  isFeatured?: boolean;
  /** Words of names, in any language: `Malé`, `male`, `Мале` and `马累` find the same. */
  search?: string;
  /** Currency to show prices in beside US dollars; `price_min` and `price_max` count in it. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type GetPackageApiResponse = /** status 200 The answer. */ PackageDto;
export type GetPackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Currency to show prices in beside US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Shows it as visitors would see it although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type UpdatePackageApiResponse = /** status 200 The answer. */ PackageDocumentDto;
export type UpdatePackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writePackageDto: WritePackageDto;
};
export type DeletePackageApiResponse = unknown;
export type DeletePackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type GetEditablePackageApiResponse = /** status 200 The answer. */ PackageDocumentDto;
export type GetEditablePackageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export const {
  useListPackagesQuery,
  useLazyListPackagesQuery,
  useCreatePackageMutation,
  useListPackageCategoriesQuery,
  useLazyListPackageCategoriesQuery,
  useGetPackageFacetsQuery,
  useLazyGetPackageFacetsQuery,
  useGetPackageQuery,
  useLazyGetPackageQuery,
  useUpdatePackageMutation,
  useDeletePackageMutation,
  useGetEditablePackageQuery,
  useLazyGetEditablePackageQuery,
} = injectedRtkApi;
