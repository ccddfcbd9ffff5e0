// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
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
          },
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
export type LocalizationDto = {
  language: 'en' | 'ru' | 'zh';
  /** Names of the fields without a text in this language. */
  fallback_fields: string[];
  /** Names of the fields whose English words changed after this language was saved. */
  outdated_fields: string[];
};
export type ResortImageDto = {
  id: number;
  /** Id of the place to stay. */
  resort: number;
  media: PictureDto;
  /** What it shows; null without words of its own. */
  caption: string | null;
  kind: 'aerial' | 'beach' | 'room' | 'dining' | 'reef' | 'map';
  /** Place among the pictures, from 1. */
  position: number;
  /** Stands for the place in lists. */
  is_cover: boolean;
  _i18n: LocalizationDto;
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
export const { useListResortImagesQuery, useLazyListResortImagesQuery } = injectedRtkApi;
