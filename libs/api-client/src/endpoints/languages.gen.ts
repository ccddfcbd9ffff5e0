// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
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
        invalidatesTags: ['languages'],
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
  /** Only those with this code. */
  code: string;
};
export type UpdateLanguageApiResponse = /** status 200 The answer. */ EditableLanguageDto;
export type UpdateLanguageApiArg = {
  /** Only those with this code. */
  code: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  updateLanguageDto: UpdateLanguageDto;
};
export type DeleteLanguageApiResponse = unknown;
export type DeleteLanguageApiArg = {
  /** Only those with this code. */
  code: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type GetRegionalSettingsApiResponse = /** status 200 The answer. */ RegionalSettingsDto;
export type GetRegionalSettingsApiArg = {
  /** Only those with this code. */
  code: string;
};
export type UpdateRegionalSettingsApiResponse = /** status 200 The answer. */ EditableRegionalSettingsDto;
export type UpdateRegionalSettingsApiArg = {
  /** Only those with this code. */
  code: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  updateRegionalSettingsDto: UpdateRegionalSettingsDto;
};
export type GetEditableRegionalSettingsApiResponse = /** status 200 The answer. */ EditableRegionalSettingsDto;
export type GetEditableRegionalSettingsApiArg = {
  /** Only those with this code. */
  code: string;
};
export type DetectedAlternativeDto = {
  language: string;
  confidence: number;
};
export type DetectedLanguageDto = {
  /** Code of a language; `und` when there are no letters. */
  detected_language: string;
  /** Share of the letters, and among languages of the Latin script of the common words, that speak for it. */
  confidence: number;
  /** False for fewer than three letters, mixed scripts, scripts that several languages share, and Latin without common words. */
  reliable: boolean;
  /** ISO 15924. */
  script: string | null;
  alternatives: DetectedAlternativeDto[];
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
export type DetectLanguageDto = {
  text: string;
};
export type LanguageDto = {
  id: number;
  /** BCP 47. */
  code: string;
  name: string;
  native_name: string;
  flag: string;
  direction: 'ltr' | 'rtl';
  is_active: boolean;
  is_default: boolean;
};
export type EditableLanguageDto = {
  id: number;
  /** BCP 47. */
  code: string;
  name: string;
  native_name: string;
  flag: string;
  direction: 'ltr' | 'rtl';
  is_active: boolean;
  is_default: boolean;
  /** Place in the list. */
  position: number;
  /** True when the releases carry its texts: it cannot be deleted. */
  is_shipped: boolean;
  /** For `If-Match`. */
  version: number;
};
export type CreateLanguageDto = {
  /** BCP 47 in its canonical spelling: `de`, `pt-BR`, `zh-Hant`. */
  code: string;
  /** English name. */
  name?: string;
  /** Name in the language itself. */
  native_name?: string;
  /** Emoji of a flag; empty for none. */
  flag?: string;
  /** Without it as the script runs. */
  direction?: 'ltr' | 'rtl';
  /** Visitors are offered it. */
  is_active?: boolean;
  /** Place in the list, from 1; without it the last. */
  position?: number;
};
export type StaleVersionDto = {
  /** The thing as its own read shows it, or the one value where a value was to be changed. Any JSON value. */
  current:
    | (string | null)
    | number
    | boolean
    | unknown[]
    | {
        [key: string]: unknown;
      };
  /** E-mail address of who changed it last; null for the system. */
  updated_by: string | null;
  updated_at: string | null;
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type UpdateLanguageDto = {
  /** English name. */
  name?: string;
  /** Name in the language itself. */
  native_name?: string;
  /** Emoji of a flag; empty for none. */
  flag?: string;
  /** Without it as the script runs. */
  direction?: 'ltr' | 'rtl';
  /** Visitors are offered it. */
  is_active?: boolean;
  /** Place in the list, from 1; without it the last. */
  position?: number;
  /** `true` makes it the default in place of the present one; only a language that the releases carry texts of can be it. */
  is_default?: boolean;
};
export type RegionalSettingsDto = {
  /** Currency of the prices. */
  currency_code: string;
  currency_symbol: string;
  date_format: string;
  time_format: 12 | 24;
  /** IANA name. */
  timezone: string;
  /** X stands for a digit. */
  phone_format: string;
};
export type EditableRegionalSettingsDto = {
  /** Currency of the prices. */
  currency_code: string;
  currency_symbol: string;
  date_format: string;
  time_format: 12 | 24;
  /** IANA name. */
  timezone: string;
  /** X stands for a digit. */
  phone_format: string;
  language: string;
  /** Members that differ from CLDR. */
  overridden: string[];
  /** For `If-Match`; 0 while nothing differs. */
  version: number;
};
export type UpdateRegionalSettingsDto = {
  currency_code?: ('USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD') | null;
  currency_symbol?: string | null;
  /** `YYYY`, `MM` and `DD`, each once, with dots, slashes, dashes or spaces between. */
  date_format?: string | null;
  time_format?: (12 | 24) | null;
  /** IANA name. */
  timezone?: string | null;
  phone_format?: string | null;
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
