// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { ExperienceDocumentDto, ExperienceDto, ExperiencePageDto, WriteExperienceDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['experiences'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listExperiences: build.query<ListExperiencesApiResponse, ListExperiencesApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            status: queryArg.status,
            is_featured: queryArg.isFeatured,
            featured: queryArg.featured,
            category: queryArg.category,
            difficulty: queryArg.difficulty,
            destination: queryArg.destination,
            price_min: queryArg.priceMin,
            price_max: queryArg.priceMax,
            duration_max: queryArg.durationMax,
            search: queryArg.search,
            sort: queryArg.sort,
            currency: queryArg.currency,
          },
        }),
        providesTags: ['experiences'],
      }),
      createExperience: build.mutation<CreateExperienceApiResponse, CreateExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/`,
          method: 'POST',
          body: queryArg.writeExperienceDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      getExperience: build.query<GetExperienceApiResponse, GetExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/`,
          params: {
            lang: queryArg.lang,
            currency: queryArg.currency,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['experiences'],
      }),
      deleteExperience: build.mutation<DeleteExperienceApiResponse, DeleteExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      replaceExperience: build.mutation<ReplaceExperienceApiResponse, ReplaceExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PUT',
          body: queryArg.writeExperienceDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      updateExperience: build.mutation<UpdateExperienceApiResponse, UpdateExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeExperienceDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['experiences'],
      }),
      getEditableExperience: build.query<GetEditableExperienceApiResponse, GetEditableExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/experiences/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['experiences'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as experiencesApi };
export type ListExperiencesApiResponse = /** status 200 The answer. */ ExperiencePageDto;
export type ListExperiencesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** For staff: in this state, or `all`. Without it the list is what visitors see. For staff with `catalogue.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
  /** Only featured experiences, or only the others. */
  isFeatured?: boolean;
  /** The same as `is_featured`, under the name that the site's first client sends. */
  featured?: boolean;
  /** Kind of experience. */
  category?:
    | 'snorkelling'
    | 'diving'
    | 'surfing'
    | 'fishing'
    | 'cruise'
    | 'wellness'
    | 'culture'
    | 'sandbank'
    | 'wildlife'
    | 'watersport'
    | 'photography';
  /** Only those with this difficulty. */
  difficulty?: 'easy' | 'moderate' | 'challenging';
  /** Takes place in one of these destinations (slug or id). For example `dhigurah`. */
  destination?: string[];
  /** Lowest price, in US dollars unless `currency` is given. For example `30`. */
  priceMin?: number;
  /** Highest price, in US dollars unless `currency` is given. For example `150`. */
  priceMax?: number;
  /** Takes at most so many minutes. For example `180`. */
  durationMax?: number;
  /** Words of names and places, in any language. For example `Malé`. */
  search?: string;
  /** Order of the results. */
  sort?: 'featured' | 'price_low' | 'price_high' | 'duration' | 'name';
  /** Currency to show prices in beside US dollars; `price_min` and `price_max` count in it. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type CreateExperienceApiResponse = /** status 201 Created: the new thing. */ ExperienceDocumentDto;
export type CreateExperienceApiArg = {
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeExperienceDto: WriteExperienceDto;
};
export type GetExperienceApiResponse = /** status 200 The answer. */ ExperienceDto;
export type GetExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Currency to show prices in beside US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Shows it as visitors would see it although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type DeleteExperienceApiResponse = unknown;
export type DeleteExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ReplaceExperienceApiResponse = /** status 200 The answer. */ ExperienceDocumentDto;
export type ReplaceExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writeExperienceDto: WriteExperienceDto;
};
export type UpdateExperienceApiResponse = /** status 200 The answer. */ ExperienceDocumentDto;
export type UpdateExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writeExperienceDto: WriteExperienceDto;
};
export type GetEditableExperienceApiResponse = /** status 200 The answer. */ ExperienceDocumentDto;
export type GetEditableExperienceApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export const {
  useListExperiencesQuery,
  useLazyListExperiencesQuery,
  useCreateExperienceMutation,
  useGetExperienceQuery,
  useLazyGetExperienceQuery,
  useDeleteExperienceMutation,
  useReplaceExperienceMutation,
  useUpdateExperienceMutation,
  useGetEditableExperienceQuery,
  useLazyGetEditableExperienceQuery,
} = injectedRtkApi;
