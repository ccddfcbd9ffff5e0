// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
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
          },
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
  contentType?: 'greeting' | 'etiquette' | 'phrase' | 'festival' | 'cuisine' | 'tip' | 'law';
};
export type PictureVariantsDto = {
  /** 150 × 150, WebP. */
  thumbnail: string;
  /** 400 × 300, WebP. */
  card: string;
  /** 800 × 600, WebP. */
  gallery: string;
  /** 1920 × 1080, WebP. */
  hero: string;
  /** 1200 × 630, JPEG, for shared links. */
  share: string;
};
export type PictureDto = {
  id: number;
  key: string;
  /** Alternative text. */
  alt: string;
  /** What must stay in view, as a share of the width. */
  focal_x: number;
  /** What must stay in view, as a share of the height. */
  focal_y: number;
  /** Pixels of the master. */
  width: number;
  /** Pixels of the master. */
  height: number;
  variants: PictureVariantsDto;
};
export type CulturalContentDto = {
  id: number;
  content_type: 'greeting' | 'etiquette' | 'phrase' | 'festival' | 'cuisine' | 'tip' | 'law';
  title: string;
  /** Sanitised HTML. */
  body: string;
  /** Words in Dhivehi. */
  phrase: string | null;
  /** How a reader of this language would say the phrase. */
  pronunciation: string | null;
  image: PictureDto | null;
  order: number;
  /** First day on which it is shown, in the Maldives. */
  valid_from: string | null;
  /** Last day on which it is shown. */
  valid_to: string | null;
  /** The language of these words: the one asked for, or English for a kind that has nothing in it. */
  language: 'en' | 'ru' | 'zh';
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
export const { useListCulturalContentQuery, useLazyListCulturalContentQuery } = injectedRtkApi;
