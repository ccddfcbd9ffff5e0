// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { CategoryDocumentDto, CategoryDto, WriteCategoryDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['categories'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listCategories: build.query<ListCategoriesApiResponse, ListCategoriesApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/`,
          params: {
            lang: queryArg.lang,
            status: queryArg.status,
          },
        }),
        providesTags: ['categories'],
      }),
      createCategory: build.mutation<CreateCategoryApiResponse, CreateCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/`,
          method: 'POST',
          body: queryArg.writeCategoryDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['categories'],
      }),
      replaceCategory: build.mutation<ReplaceCategoryApiResponse, ReplaceCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PUT',
          body: queryArg.writeCategoryDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['categories'],
      }),
      updateCategory: build.mutation<UpdateCategoryApiResponse, UpdateCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeCategoryDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['categories'],
      }),
      deleteCategory: build.mutation<DeleteCategoryApiResponse, DeleteCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['categories'],
      }),
      getEditableCategory: build.query<GetEditableCategoryApiResponse, GetEditableCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/categories/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['categories'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as categoriesApi };
export type ListCategoriesApiResponse = /** status 200 The answer. */ CategoryDto[];
export type ListCategoriesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Only those in this state. For staff with `catalogue.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
};
export type CreateCategoryApiResponse = /** status 201 Created: the new thing. */ CategoryDocumentDto;
export type CreateCategoryApiArg = {
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeCategoryDto: WriteCategoryDto;
};
export type ReplaceCategoryApiResponse = /** status 200 The answer. */ CategoryDocumentDto;
export type ReplaceCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writeCategoryDto: WriteCategoryDto;
};
export type UpdateCategoryApiResponse = /** status 200 The answer. */ CategoryDocumentDto;
export type UpdateCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writeCategoryDto: WriteCategoryDto;
};
export type DeleteCategoryApiResponse = unknown;
export type DeleteCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type GetEditableCategoryApiResponse = /** status 200 The answer. */ CategoryDocumentDto;
export type GetEditableCategoryApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export const {
  useListCategoriesQuery,
  useLazyListCategoriesQuery,
  useCreateCategoryMutation,
  useReplaceCategoryMutation,
  useUpdateCategoryMutation,
  useDeleteCategoryMutation,
  useGetEditableCategoryQuery,
  useLazyGetEditableCategoryQuery,
} = injectedRtkApi;
