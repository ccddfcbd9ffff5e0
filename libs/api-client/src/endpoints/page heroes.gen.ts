// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['page heroes'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPageHeroes: build.query<ListPageHeroesApiResponse, ListPageHeroesApiArg>({
        query: (queryArg) => ({
          url: `/api/page-heroes/`,
          params: {
            lang: queryArg.lang,
            page_key: queryArg.pageKey,
            active: queryArg.active,
          },
        }),
        providesTags: ['page heroes'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as pageHeroesApi };
export type ListPageHeroesApiResponse = /** status 200 The answer. */ PageHeroDto[];
export type ListPageHeroesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** The page they stand on. */
  pageKey?: 'home' | 'packages' | 'resorts' | 'transportation' | 'about' | 'contact' | 'blog' | 'faq';
  /** `true`: those shown now, as without this filter. `false`: published ones that are switched off or out of their time. */
  active?: boolean;
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
export type FocalPointDto = {
  x: number;
  y: number;
};
export type HeroCtaDto = {
  label: string;
  url: string;
};
export type LocalizationDto = {
  language: 'en' | 'ru' | 'zh';
  /** Names of the fields without a text in this language. */
  fallback_fields: string[];
  /** Names of the fields whose English words changed after this language was saved. */
  outdated_fields: string[];
};
export type PageHeroDto = {
  id: number;
  slug: string;
  page_key: 'home' | 'packages' | 'resorts' | 'transportation' | 'about' | 'contact' | 'blog' | 'faq';
  title: string;
  subtitle: string;
  image: PictureDto | null;
  /** For narrow screens; null = the same picture. */
  image_mobile: PictureDto | null;
  focal_point: FocalPointDto;
  /** Darkness over the picture, 0 to 1. */
  overlay_opacity: number;
  cta: HeroCtaDto | null;
  active: boolean;
  active_from: string | null;
  active_to: string | null;
  position: number;
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
export const { useListPageHeroesQuery, useLazyListPageHeroesQuery } = injectedRtkApi;
