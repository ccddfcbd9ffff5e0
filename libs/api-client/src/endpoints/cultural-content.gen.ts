// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { CulturalContentDocumentDto, CulturalContentDto, WriteCulturalContentDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['cultural content'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listCulturalContent: build.query<ListCulturalContentApiResponse, ListCulturalContentApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/`,
          params: {
            lang: queryArg.lang,
            content_type: queryArg.contentType,
            status: queryArg.status,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['cultural content'],
      }),
      createCulturalContent: build.mutation<CreateCulturalContentApiResponse, CreateCulturalContentApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/`,
          method: 'POST',
          body: queryArg.writeCulturalContentDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['cultural content'],
      }),
      updateCulturalContent: build.mutation<UpdateCulturalContentApiResponse, UpdateCulturalContentApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeCulturalContentDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['cultural content'],
      }),
      deleteCulturalContent: build.mutation<DeleteCulturalContentApiResponse, DeleteCulturalContentApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['cultural content'],
      }),
      getEditableCulturalContent: build.query<GetEditableCulturalContentApiResponse, GetEditableCulturalContentApiArg>({
        query: (queryArg) => ({
          url: `/api/cultural-content/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['cultural content'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as culturalContentApi };
export type ListCulturalContentApiResponse = /** status 200 The answer. */ CulturalContentDto[];
export type ListCulturalContentApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Only those with this content type. */
  contentType?: 'greeting' | 'etiquette' | 'phrase' | 'festival' | 'cuisine' | 'tip' | 'law';
  /** Only those in this state. For staff with `content.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
  /** Shows the entry that the token opens, and no other, although it is not public. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type CreateCulturalContentApiResponse = /** status 201 Created: the new thing. */ CulturalContentDocumentDto;
export type CreateCulturalContentApiArg = {
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  writeCulturalContentDto: WriteCulturalContentDto;
};
export type UpdateCulturalContentApiResponse = /** status 200 The answer. */ CulturalContentDocumentDto;
export type UpdateCulturalContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writeCulturalContentDto: WriteCulturalContentDto;
};
export type DeleteCulturalContentApiResponse = unknown;
export type DeleteCulturalContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type GetEditableCulturalContentApiResponse = /** status 200 The answer. */ CulturalContentDocumentDto;
export type GetEditableCulturalContentApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export const {
  useListCulturalContentQuery,
  useLazyListCulturalContentQuery,
  useCreateCulturalContentMutation,
  useUpdateCulturalContentMutation,
  useDeleteCulturalContentMutation,
  useGetEditableCulturalContentQuery,
  useLazyGetEditableCulturalContentQuery,
} = injectedRtkApi;
