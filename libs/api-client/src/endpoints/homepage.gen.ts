// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  ArrangeHomepageDto,
  HomepageDto,
  HomepagePreviewDto,
  HomepageSectionDto,
  HomepageSectionListDto,
  SortHomepageSectionsDto,
  WriteHomepageSectionDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['homepage'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getHomepage: build.query<GetHomepageApiResponse, GetHomepageApiArg>({
        query: (queryArg) => ({
          url: `/api/homepage/public/`,
          params: {
            lang: queryArg.lang,
            preview: queryArg.preview,
          },
        }),
        providesTags: ['homepage'],
      }),
      listHomepageSections: build.query<ListHomepageSectionsApiResponse, ListHomepageSectionsApiArg>({
        query: () => ({ url: `/api/homepage/sections/` }),
        providesTags: ['homepage'],
      }),
      arrangeHomepage: build.mutation<ArrangeHomepageApiResponse, ArrangeHomepageApiArg>({
        query: (queryArg) => ({
          url: `/api/homepage/sections/`,
          method: 'PUT',
          body: queryArg.arrangeHomepageDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['homepage'],
      }),
      sortHomepageSections: build.mutation<SortHomepageSectionsApiResponse, SortHomepageSectionsApiArg>({
        query: (queryArg) => ({
          url: `/api/homepage/sections/order/`,
          method: 'PUT',
          body: queryArg.sortHomepageSectionsDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['homepage'],
      }),
      previewHomepage: build.mutation<PreviewHomepageApiResponse, PreviewHomepageApiArg>({
        query: (queryArg) => ({
          url: `/api/homepage/sections/preview/`,
          method: 'POST',
          body: queryArg.arrangeHomepageDto,
        }),
        invalidatesTags: ['homepage'],
      }),
      updateHomepageSection: build.mutation<UpdateHomepageSectionApiResponse, UpdateHomepageSectionApiArg>({
        query: (queryArg) => ({
          url: `/api/homepage/sections/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeHomepageSectionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['homepage'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as homepageApi };
export type GetHomepageApiResponse = /** status 200 The answer. */ HomepageDto;
export type GetHomepageApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Shows it as it would be with changes that are not stored. For example `12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE`. */
  preview?: string;
};
export type ListHomepageSectionsApiResponse = /** status 200 The answer. */ HomepageSectionListDto;
export type ListHomepageSectionsApiArg = void;
export type ArrangeHomepageApiResponse = /** status 200 The answer. */ HomepageSectionListDto;
export type ArrangeHomepageApiArg = {
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  arrangeHomepageDto: ArrangeHomepageDto;
};
export type SortHomepageSectionsApiResponse = /** status 200 The answer. */ HomepageSectionListDto;
export type SortHomepageSectionsApiArg = {
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  sortHomepageSectionsDto: SortHomepageSectionsDto;
};
export type PreviewHomepageApiResponse = /** status 200 The answer. */ HomepagePreviewDto;
export type PreviewHomepageApiArg = {
  arrangeHomepageDto: ArrangeHomepageDto;
};
export type UpdateHomepageSectionApiResponse = /** status 200 The answer. */ HomepageSectionDto;
export type UpdateHomepageSectionApiArg = {
  /** Number of the thing. */
  id: number;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeHomepageSectionDto: WriteHomepageSectionDto;
};
export const {
  useGetHomepageQuery,
  useLazyGetHomepageQuery,
  useListHomepageSectionsQuery,
  useLazyListHomepageSectionsQuery,
  useArrangeHomepageMutation,
  useSortHomepageSectionsMutation,
  usePreviewHomepageMutation,
  useUpdateHomepageSectionMutation,
} = injectedRtkApi;
