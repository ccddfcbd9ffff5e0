// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { CreateResortImageDto, ResortImageDocumentDto, ResortImageDto, WriteResortImageDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['resort-images'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listResortImages: build.query<ListResortImagesApiResponse, ListResortImagesApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/`,
          params: {
            lang: queryArg.lang,
            resort: queryArg.resort,
            status: queryArg.status,
          },
        }),
        providesTags: ['resort-images'],
      }),
      createResortImage: build.mutation<CreateResortImageApiResponse, CreateResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/`,
          method: 'POST',
          body: queryArg.createResortImageDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      replaceResortImage: build.mutation<ReplaceResortImageApiResponse, ReplaceResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PUT',
          body: queryArg.writeResortImageDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      updateResortImage: build.mutation<UpdateResortImageApiResponse, UpdateResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeResortImageDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
          params: {
            lang: queryArg.lang,
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      deleteResortImage: build.mutation<DeleteResortImageApiResponse, DeleteResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      getEditableResortImage: build.query<GetEditableResortImageApiResponse, GetEditableResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/editable/`,
        }),
        providesTags: ['resort-images'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as resortImagesApi };
export type ListResortImagesApiResponse = /** status 200 The answer. */ ResortImageDto[];
export type ListResortImagesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Id or slug of the place to stay. */
  resort: string;
  /** Only those in this state. For staff with `catalogue.view` only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived' | 'all';
};
export type CreateResortImageApiResponse = /** status 201 Created: the new thing. */ ResortImageDocumentDto;
export type CreateResortImageApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createResortImageDto: CreateResortImageDto;
};
export type ReplaceResortImageApiResponse = /** status 200 The answer. */ ResortImageDocumentDto;
export type ReplaceResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writeResortImageDto: WriteResortImageDto;
};
export type UpdateResortImageApiResponse = /** status 200 The answer. */ ResortImageDocumentDto;
export type UpdateResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  writeResortImageDto: WriteResortImageDto;
};
export type DeleteResortImageApiResponse = unknown;
export type DeleteResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type GetEditableResortImageApiResponse = /** status 200 The answer. */ ResortImageDocumentDto;
export type GetEditableResortImageApiArg = {
  /** Id or slug; the code of what is named by one. */
  id: string;
};
export const {
  useListResortImagesQuery,
  useLazyListResortImagesQuery,
  useCreateResortImageMutation,
  useReplaceResortImageMutation,
  useUpdateResortImageMutation,
  useDeleteResortImageMutation,
  useGetEditableResortImageQuery,
  useLazyGetEditableResortImageQuery,
} = injectedRtkApi;
