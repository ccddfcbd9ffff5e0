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
      createResortImage: build.mutation<CreateResortImageApiResponse, CreateResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['resort-images'],
      }),
      updateResortImage: build.mutation<UpdateResortImageApiResponse, UpdateResortImageApiArg>({
        query: (queryArg) => ({
          url: `/api/resort-images/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.updateResortImageDto,
          headers: {
            'If-Match': queryArg['If-Match'],
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
};
export type CreateResortImageApiResponse = /** status 201 Created: the new thing. */ ResortImageDocumentDto;
export type CreateResortImageApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  body: CreateResortImageDto & {
    /** JPEG, PNG, WebP or AVIF of at most 5,242,880 bytes. */
    image?: Blob;
  };
};
export type UpdateResortImageApiResponse = /** status 200 The answer. */ ResortImageDocumentDto;
export type UpdateResortImageApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: number;
  /** Version that was read, as in `ETag`. */
  'If-Match': string;
  updateResortImageDto: UpdateResortImageDto;
};
export type DeleteResortImageApiResponse = unknown;
export type DeleteResortImageApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: number;
  /** Version that was read, as in `ETag`. */
  'If-Match': string;
};
export type GetEditableResortImageApiResponse = /** status 200 The answer. */ ResortImageDocumentDto;
export type GetEditableResortImageApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: number;
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
export type CaptionsDto = {
  en?: string;
  ru?: string;
  zh?: string;
};
export type ResortImageDocumentDto = {
  id: number;
  resort: number;
  /** Id in the library. */
  media: number;
  captions: CaptionsDto;
  kind: 'aerial' | 'beach' | 'room' | 'dining' | 'reef' | 'map';
  position: number;
  is_cover: boolean;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
};
export type CreateResortImageDto = {
  /** In the language of the request; `captions` takes several at once. */
  caption?: string | null;
  captions?: CaptionsDto;
  kind?: 'aerial' | 'beach' | 'room' | 'dining' | 'reef' | 'map';
  /** Place among the pictures, from 1; the others make room. A new one goes to the end. */
  position?: number;
  /** Stands for the place in lists, instead of the present cover. */
  is_cover?: boolean;
  /** Id or slug of the place to stay. */
  resort: number | string;
  /** Id of a picture of the library. */
  media?: number;
};
export type UpdateResortImageDto = {
  /** In the language of the request; `captions` takes several at once. */
  caption?: string | null;
  captions?: CaptionsDto;
  kind?: 'aerial' | 'beach' | 'room' | 'dining' | 'reef' | 'map';
  /** Place among the pictures, from 1; the others make room. A new one goes to the end. */
  position?: number;
  /** Stands for the place in lists, instead of the present cover. */
  is_cover?: boolean;
};
export const {
  useListResortImagesQuery,
  useLazyListResortImagesQuery,
  useCreateResortImageMutation,
  useUpdateResortImageMutation,
  useDeleteResortImageMutation,
  useGetEditableResortImageQuery,
  useLazyGetEditableResortImageQuery,
} = injectedRtkApi;
