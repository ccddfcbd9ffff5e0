// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  CreateLanguageDto,
  DetectLanguageDto,
  DetectedLanguageDto,
  EditableLanguageDto,
  EditableRegionalSettingsDto,
  LanguageDto,
  RegionalSettingsDto,
  UpdateLanguageDto,
  UpdateRegionalSettingsDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['languages'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      detectLanguage: build.mutation<DetectLanguageApiResponse, DetectLanguageApiArg>({
        query: (queryArg) => ({
          url: `/api/detect-language/`,
          method: 'POST',
          body: queryArg.detectLanguageDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
      }),
      listLanguages: build.query<ListLanguagesApiResponse, ListLanguagesApiArg>({
        query: () => ({ url: `/api/languages/` }),
        providesTags: ['languages'],
      }),
      createLanguage: build.mutation<CreateLanguageApiResponse, CreateLanguageApiArg>({
        query: (queryArg) => ({
          url: `/api/languages/`,
          method: 'POST',
          body: queryArg.createLanguageDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['languages'],
      }),
      getLanguage: build.query<GetLanguageApiResponse, GetLanguageApiArg>({
        query: (queryArg) => ({
          url: `/api/languages/${encodeURIComponent(String(queryArg.code))}/`,
        }),
        providesTags: ['languages'],
      }),
      updateLanguage: build.mutation<UpdateLanguageApiResponse, UpdateLanguageApiArg>({
        query: (queryArg) => ({
          url: `/api/languages/${encodeURIComponent(String(queryArg.code))}/`,
          method: 'PATCH',
          body: queryArg.updateLanguageDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['languages'],
      }),
      deleteLanguage: build.mutation<DeleteLanguageApiResponse, DeleteLanguageApiArg>({
        query: (queryArg) => ({
          url: `/api/languages/${encodeURIComponent(String(queryArg.code))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['languages'],
      }),
      getRegionalSettings: build.query<GetRegionalSettingsApiResponse, GetRegionalSettingsApiArg>({
        query: (queryArg) => ({
          url: `/api/regional-settings/${encodeURIComponent(String(queryArg.code))}/`,
        }),
        providesTags: ['languages'],
      }),
      updateRegionalSettings: build.mutation<UpdateRegionalSettingsApiResponse, UpdateRegionalSettingsApiArg>({
        query: (queryArg) => ({
          url: `/api/regional-settings/${encodeURIComponent(String(queryArg.code))}/`,
          method: 'PUT',
          body: queryArg.updateRegionalSettingsDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['languages'],
      }),
      getEditableRegionalSettings: build.query<
        GetEditableRegionalSettingsApiResponse,
        GetEditableRegionalSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/regional-settings/${encodeURIComponent(String(queryArg.code))}/editable/`,
        }),
        providesTags: ['languages'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as languagesApi };
export type DetectLanguageApiResponse = /** status 200 The answer. */ DetectedLanguageDto;
export type DetectLanguageApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  detectLanguageDto: DetectLanguageDto;
};
export type ListLanguagesApiResponse = /** status 200 The answer. */ LanguageDto[];
export type ListLanguagesApiArg = void;
export type CreateLanguageApiResponse = /** status 201 Created: the new thing. */ EditableLanguageDto;
export type CreateLanguageApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createLanguageDto: CreateLanguageDto;
};
export type GetLanguageApiResponse = /** status 200 The answer. */ EditableLanguageDto;
export type GetLanguageApiArg = {
  /** Its code. */
  code: string;
};
export type UpdateLanguageApiResponse = /** status 200 The answer. */ EditableLanguageDto;
export type UpdateLanguageApiArg = {
  /** Its code. */
  code: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  updateLanguageDto: UpdateLanguageDto;
};
export type DeleteLanguageApiResponse = unknown;
export type DeleteLanguageApiArg = {
  /** Its code. */
  code: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type GetRegionalSettingsApiResponse = /** status 200 The answer. */ RegionalSettingsDto;
export type GetRegionalSettingsApiArg = {
  /** Its code. */
  code: string;
};
export type UpdateRegionalSettingsApiResponse = /** status 200 The answer. */ EditableRegionalSettingsDto;
export type UpdateRegionalSettingsApiArg = {
  /** Its code. */
  code: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  updateRegionalSettingsDto: UpdateRegionalSettingsDto;
};
export type GetEditableRegionalSettingsApiResponse = /** status 200 The answer. */ EditableRegionalSettingsDto;
export type GetEditableRegionalSettingsApiArg = {
  /** Its code. */
  code: string;
};
export const {
  useDetectLanguageMutation,
  useListLanguagesQuery,
  useLazyListLanguagesQuery,
  useCreateLanguageMutation,
  useGetLanguageQuery,
  useLazyGetLanguageQuery,
  useUpdateLanguageMutation,
  useDeleteLanguageMutation,
  useGetRegionalSettingsQuery,
  useLazyGetRegionalSettingsQuery,
  useUpdateRegionalSettingsMutation,
  useGetEditableRegionalSettingsQuery,
  useLazyGetEditableRegionalSettingsQuery,
} = injectedRtkApi;
