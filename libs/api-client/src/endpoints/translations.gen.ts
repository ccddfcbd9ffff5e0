// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['translations'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getTranslations: build.query<GetTranslationsApiResponse, GetTranslationsApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/`,
          params: {
            lang: queryArg.lang,
            ns: queryArg.ns,
            shape: queryArg.shape,
            fallback: queryArg.fallback,
          },
        }),
        providesTags: ['translations'],
      }),
      changeTranslationStates: build.mutation<ChangeTranslationStatesApiResponse, ChangeTranslationStatesApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/bulk-state/`,
          method: 'POST',
          body: queryArg.bulkStateDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['translations'],
      }),
      writeTranslations: build.mutation<WriteTranslationsApiResponse, WriteTranslationsApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/bulk/`,
          method: 'POST',
          body: queryArg.bulkTextsDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['translations'],
      }),
      createTranslation: build.mutation<CreateTranslationApiResponse, CreateTranslationApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/create/`,
          method: 'POST',
          body: queryArg.createTranslationDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['translations'],
      }),
      exportTranslations: build.query<ExportTranslationsApiResponse, ExportTranslationsApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/export/`,
          params: {
            language_code: queryArg.languageCode,
            format: queryArg.format,
            ns: queryArg.ns,
            status: queryArg.status,
            only: queryArg.only,
            shape: queryArg.shape,
            include_source: queryArg.includeSource,
          },
        }),
        providesTags: ['translations'],
      }),
      importTranslations: build.mutation<ImportTranslationsApiResponse, ImportTranslationsApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/import/`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['translations'],
      }),
      listTranslationImports: build.query<ListTranslationImportsApiResponse, ListTranslationImportsApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/imports/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['translations'],
      }),
      getTranslationImport: build.query<GetTranslationImportApiResponse, GetTranslationImportApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/imports/${encodeURIComponent(String(queryArg.job))}/`,
        }),
        providesTags: ['translations'],
      }),
      applyTranslationImport: build.mutation<ApplyTranslationImportApiResponse, ApplyTranslationImportApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/imports/${encodeURIComponent(String(queryArg.job))}/apply/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['translations'],
      }),
      revertTranslationImport: build.mutation<RevertTranslationImportApiResponse, RevertTranslationImportApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/imports/${encodeURIComponent(String(queryArg.job))}/revert/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['translations'],
      }),
      reportMissingTexts: build.mutation<ReportMissingTextsApiResponse, ReportMissingTextsApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/missing/`,
          method: 'POST',
          body: queryArg.reportMissingTextsDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['translations'],
      }),
      listMissingTexts: build.query<ListMissingTextsApiResponse, ListMissingTextsApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/missing/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['translations'],
      }),
      getTranslationStats: build.query<GetTranslationStatsApiResponse, GetTranslationStatsApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/stats/`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ['translations'],
      }),
      acceptTranslationSuggestion: build.mutation<
        AcceptTranslationSuggestionApiResponse,
        AcceptTranslationSuggestionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/translations/suggestions/${encodeURIComponent(String(queryArg.suggestion))}/accept/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['translations'],
      }),
      rejectTranslationSuggestion: build.mutation<
        RejectTranslationSuggestionApiResponse,
        RejectTranslationSuggestionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/translations/suggestions/${encodeURIComponent(String(queryArg.suggestion))}/reject/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['translations'],
      }),
      listTranslationTexts: build.query<ListTranslationTextsApiResponse, ListTranslationTextsApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/texts/`,
          params: {
            page: queryArg.page,
            page_size: queryArg.pageSize,
            lang: queryArg.lang,
            ns: queryArg.ns,
            q: queryArg.q,
            status: queryArg.status,
            qa: queryArg.qa,
            updated_since: queryArg.updatedSince,
          },
        }),
        providesTags: ['translations'],
      }),
      approveTranslation: build.mutation<ApproveTranslationApiResponse, ApproveTranslationApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/${encodeURIComponent(String(queryArg.id))}/approve/`,
          method: 'POST',
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['translations'],
      }),
      getTranslationHistory: build.query<GetTranslationHistoryApiResponse, GetTranslationHistoryApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/${encodeURIComponent(String(queryArg.id))}/history/`,
        }),
        providesTags: ['translations'],
      }),
      revertTranslation: build.mutation<RevertTranslationApiResponse, RevertTranslationApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/${encodeURIComponent(String(queryArg.id))}/revert/`,
          method: 'POST',
          body: queryArg.revertTranslationDto,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['translations'],
      }),
      listTranslationSuggestions: build.query<ListTranslationSuggestionsApiResponse, ListTranslationSuggestionsApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/${encodeURIComponent(String(queryArg.id))}/suggestions/`,
        }),
        providesTags: ['translations'],
      }),
      unapproveTranslation: build.mutation<UnapproveTranslationApiResponse, UnapproveTranslationApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/${encodeURIComponent(String(queryArg.id))}/unapprove/`,
          method: 'POST',
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['translations'],
      }),
      updateTranslation: build.mutation<UpdateTranslationApiResponse, UpdateTranslationApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/${encodeURIComponent(String(queryArg.id))}/update/`,
          method: 'PUT',
          body: queryArg.updateTranslationDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['translations'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as translationsApi };
export type GetTranslationsApiResponse = /** status 200 The answer. */ TranslationsDto;
export type GetTranslationsApiArg = {
  /** Language tag (BCP 47); beats `Accept-Language`. For example `ru`. */
  lang?: string;
  /** Namespaces, separated by commas; without it all that public pages need. `catalog@0.1.0-1a2b3c4d` is the texts of that release
    of the remote, so that a page which runs it still finds them after a deployment; once it is gone, those of the served one. For example `common,catalog`. */
  ns?: string;
  /** `nested` makes objects of dotted keys. */
  shape?: 'flat' | 'nested';
  /** `0`: only the language's own texts, without fall-backs. */
  fallback?: '0' | '1';
};
export type ChangeTranslationStatesApiResponse = /** status 200 The answer. */ BulkStateResultDto;
export type ChangeTranslationStatesApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  bulkStateDto: BulkStateDto;
};
export type WriteTranslationsApiResponse = /** status 201 Created: the new thing. */ BulkTextsResultDto;
export type WriteTranslationsApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  bulkTextsDto: BulkTextsDto;
};
export type CreateTranslationApiResponse = /** status 201 Created: the new thing. */ TranslationTextDto;
export type CreateTranslationApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createTranslationDto: CreateTranslationDto;
};
export type ExportTranslationsApiResponse = /** status 200 The file. */ {
  [key: string]: unknown;
};
export type ExportTranslationsApiArg = {
  /** A language of the table. */
  languageCode: string;
  /** `xlsx` for a person, `xliff` or `po` for an agency, `json` for code. */
  format?: 'json' | 'csv' | 'xlsx' | 'po' | 'xliff';
  /** Only those with this ns. For example `catalog`. */
  ns?: string;
  /** Only texts in this state. */
  status?: 'missing' | 'released' | 'edited' | 'approved' | 'outdated' | 'pending';
  /** What is left to do. */
  only?: 'all' | 'missing' | 'outdated';
  /** JSON: objects of dotted keys. */
  shape?: 'flat' | 'nested';
  /** CSV and XLSX: `false` leaves the English texts out. JSON never has them, PO and XLIFF always do. */
  includeSource?: boolean;
};
export type ImportTranslationsApiResponse = /** status 200 The answer. */ ImportReportDto;
export type ImportTranslationsApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  body: {
    /** Language of the texts. */
    language_code: string;
    /** Replaces texts that are there and not approved; for approved ones the words become suggestions. */
    overwrite?: boolean;
    /** Replaces approved texts too. Needs `translations.approve`. */
    overwrite_approved?: boolean;
    /** Approved texts that are replaced stay approved. Needs `translations.approve`. */
    mark_approved?: boolean;
    /** Adds keys that nothing has yet. */
    create_keys?: boolean;
    /** Changes no text; the answer is the same, and `translations/imports/{job}/apply/` carries it out. */
    dry_run?: boolean;
    /** Without it told from the name of the file, else from its content. */
    format?: 'json' | 'csv' | 'xlsx' | 'po' | 'xliff';
    /** Namespace of files that name none. */
    namespace?: string;
    /** JSON (i18next), CSV, XLSX, PO or XLIFF; at most 5,242,880 bytes. */
    file: Blob;
  };
};
export type ListTranslationImportsApiResponse = /** status 200 The answer. */ ImportJobPageDto;
export type ListTranslationImportsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
};
export type GetTranslationImportApiResponse = /** status 200 The answer. */ ImportJobDetailDto;
export type GetTranslationImportApiArg = {
  /** Only those with this job. */
  job: string;
};
export type ApplyTranslationImportApiResponse = /** status 200 The answer. */ ImportReportDto;
export type ApplyTranslationImportApiArg = {
  /** Only those with this job. */
  job: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type RevertTranslationImportApiResponse = /** status 200 The answer. */ ImportRevertDto;
export type RevertTranslationImportApiArg = {
  /** Only those with this job. */
  job: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type ReportMissingTextsApiResponse =
  /** status 202 Accepted: the work follows. The answer has no body. */ MissingTextsTakenDto;
export type ReportMissingTextsApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  reportMissingTextsDto: ReportMissingTextsDto;
};
export type ListMissingTextsApiResponse = /** status 200 The answer. */ MissingTextPageDto;
export type ListMissingTextsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
};
export type GetTranslationStatsApiResponse = /** status 200 The answer. */ TranslationStatsDto | TranslationStatsDto[];
export type GetTranslationStatsApiArg = {
  /** One language: the answer is one object. Without it an array, one for each active language. For example `ru`. */
  lang?: string;
};
export type AcceptTranslationSuggestionApiResponse = /** status 200 The answer. */ DecidedSuggestionDto;
export type AcceptTranslationSuggestionApiArg = {
  /** Only those with this suggestion. */
  suggestion: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type RejectTranslationSuggestionApiResponse = /** status 200 The answer. */ DecidedSuggestionDto;
export type RejectTranslationSuggestionApiArg = {
  /** Only those with this suggestion. */
  suggestion: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type ListTranslationTextsApiResponse = /** status 200 The answer. */ TranslationTextPageDto;
export type ListTranslationTextsApiArg = {
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Language of the texts; beats `Accept-Language`. For example `ru`. */
  lang?: string;
  /** Only those with this ns. For example `catalog`. */
  ns?: string;
  /** Words of the key, the English text or the text. For example `Malé`. */
  q?: string;
  /** Only texts in this state. */
  status?: 'missing' | 'released' | 'edited' | 'approved' | 'outdated' | 'pending';
  /** Only texts in which the quality rules find nothing (`ok`), at worst doubts (`warning`), or faults (`error`). */
  qa?: 'ok' | 'warning' | 'error';
  /** Only texts that somebody edited at this instant or later. For example `2026-11-21T08:00:00.000Z`. */
  updatedSince?: string;
};
export type ApproveTranslationApiResponse = /** status 200 The answer. */ TranslationTextDto;
export type ApproveTranslationApiArg = {
  /** `id` of the list: language, namespace and key. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type GetTranslationHistoryApiResponse = /** status 200 The answer. */ TextHistoryDto;
export type GetTranslationHistoryApiArg = {
  /** `id` of the list: language, namespace and key. */
  id: string;
};
export type RevertTranslationApiResponse = /** status 200 The answer. */ TranslationTextDto;
export type RevertTranslationApiArg = {
  /** `id` of the list: language, namespace and key. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  revertTranslationDto: RevertTranslationDto;
};
export type ListTranslationSuggestionsApiResponse = /** status 200 The answer. */ SuggestionDto[];
export type ListTranslationSuggestionsApiArg = {
  /** `id` of the list: language, namespace and key. */
  id: string;
};
export type UnapproveTranslationApiResponse = /** status 200 The answer. */ TranslationTextDto;
export type UnapproveTranslationApiArg = {
  /** `id` of the list: language, namespace and key. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type UpdateTranslationApiResponse =
  | /** status 200 The answer. */ TranslationTextDto
  | /** status 202 Kept as a suggestion; the approved text stands. */ TranslationTextDto;
export type UpdateTranslationApiArg = {
  /** `id` of the list: language, namespace and key. */
  id: string;
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  updateTranslationDto: UpdateTranslationDto;
};
export type TranslationsDto = {
  lang: string;
  /** Changes when any of these texts changes. */
  version: string;
  /** Text by namespace and key: flat dotted keys, or with `shape=nested` objects in objects. */
  translations: {
    [key: string]: {
      [key: string]:
        | string
        | {
            [key: string]: unknown;
          };
    };
  };
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
export type BulkStateRowDto = {
  id: string;
  result: 'done' | 'unchanged' | 'refused';
  /** Why it was refused. */
  code: string | null;
  /** Why, in words of the caller's language. */
  message: string | null;
  /** The version that stands. */
  version: number;
};
export type BulkStateResultDto = {
  done: number;
  unchanged: number;
  refused: number;
  results: BulkStateRowDto[];
};
export type BulkFilterDto = {
  lang?: string;
  ns?: string;
  q?: string;
  status?: 'missing' | 'released' | 'edited' | 'approved' | 'outdated' | 'pending';
};
export type BulkStateDto = {
  /** `clear` takes edits back: the released texts stand again. */
  action: 'approve' | 'unapprove' | 'clear';
  ids?: string[];
  filter?: BulkFilterDto;
  /** How many texts that is; another number is 409 `count_differs`. Required with `filter`. */
  expected_count?: number;
};
export type BulkErrorDto = {
  /** From 0, in the order of the call. */
  index: number;
  key: string;
  code: string;
  message: string;
};
export type QaIssueDto = {
  rule:
    | 'placeholders'
    | 'tags'
    | 'unsafe_syntax'
    | 'max_length'
    | 'plural_forms'
    | 'edge_spaces'
    | 'newline_count'
    | 'double_space'
    | 'end_punctuation'
    | 'numbers'
    | 'addresses'
    | 'much_longer'
    | 'same_as_source'
    | 'script'
    | 'repeated_word';
  /** An error may be neither stored nor approved. */
  severity: 'error' | 'warning';
};
export type TranslationTextDto = {
  /** Names the text: language, namespace and key. */
  id: string;
  namespace: string;
  key: string;
  language: string;
  /** English text as it is shown. */
  source: string;
  /** Text as it is shown in this language; null when it falls back to English. */
  value: string | null;
  /** Text as it was released. */
  released: string | null;
  /** `edited` waits for approval; `outdated`: its English text, or the release it was made on, has changed since. */
  status: 'missing' | 'released' | 'edited' | 'approved' | 'outdated';
  /** True when `status` is `outdated`. */
  stale: boolean;
  /** True when it was approved, even if it is outdated now. */
  approved: boolean;
  /** For `If-Match`; 0 while nobody has edited it. */
  version: number;
  /** How the edit came about; null while nobody has edited it. */
  origin: ('ui' | 'create' | 'bulk' | 'import' | 'suggestion' | 'revert') | null;
  /** True for a key that no release carries: the agency added it. */
  custom: boolean;
  /** For translators, of an added key. */
  description: string | null;
  /** Most characters, of an added key. */
  max_length: number | null;
  /** What the quality rules say about the text. */
  qa: QaIssueDto[];
  /** E-mail of who edited it last. */
  updated_by: string | null;
  updated_at: string | null;
  /** E-mail of who approved it. */
  approved_by: string | null;
  approved_at: string | null;
};
export type BulkTextsResultDto = {
  created: number;
  updated: number;
  unchanged: number;
  /** With `fill`: texts that were there already. */
  skipped: number;
  errors: BulkErrorDto[];
  /** The texts that were written. */
  results: TranslationTextDto[];
};
export type BulkTextDto = {
  key: string;
  /** Required where several namespaces have the key. */
  namespace?: string;
  value: string;
  /** The version that was read; required on an approved text. */
  version?: number;
};
export type BulkTextsDto = {
  language_code: string;
  /** Texts by key (`hero.title` or `catalog:hero.title`), or a list; at most 1,000. */
  translations:
    | {
        [key: string]: string;
      }
    | BulkTextDto[];
  /** `fill` writes only where the language has no text yet; `replace` writes wherever the text differs. */
  mode?: 'fill' | 'replace';
};
export type CreateTranslationDto = {
  /** Dotted path; of a plural without the form (`nights`). May name its namespace: `catalog:hero.title`. */
  key: string;
  /** The text; of a plural its form `other`. */
  value: string;
  language: string;
  /** Where the key stands; without it the namespace that has the key, else `common`. */
  namespace?: string;
  /** For translators. Only of a new key. */
  description?: string;
  /** True: the key has plural forms. Only of a new key. */
  is_plural?: boolean;
  /** Most characters of a text. Only of a new key. */
  max_length?: number;
};
export type RejectedRowDto = {
  /** Line of a table, entry of the other formats; from 1. */
  row: number;
  key: string;
  /** Code of the reason. */
  reason: string;
  /** The reason in words of the caller's language. */
  message: string;
};
export type ImportRowDto = {
  row: number;
  /** The text; null where nothing has the key. */
  id: string | null;
  key: string;
  /** `suggested`: an approved text stands; `conflict`: it was changed here since the file was exported. */
  result: 'created' | 'updated' | 'unchanged' | 'skipped' | 'empty' | 'suggested' | 'conflict' | 'rejected';
  /** Text before the import. */
  current: string | null;
  /** Text of the file. */
  value: string | null;
  /** True when the text is the English one: perhaps nobody has translated it. */
  untranslated: boolean;
  qa: QaIssueDto[];
};
export type ImportReportDto = {
  /** The import, to take it back, and of a dry run to carry it out; null where nothing changes. */
  import_id: string | null;
  dry_run: boolean;
  format: 'json' | 'csv' | 'xlsx' | 'po' | 'xliff';
  /** Texts where there was none. */
  created: number;
  updated: number;
  unchanged: number;
  /** Texts that were there and not to be replaced, conflicts and empty rows among them. */
  skipped: number;
  /** Words kept as suggestions for approved texts. */
  suggested: number;
  /** Keys that were added. */
  keys_created: number;
  rejected: RejectedRowDto[];
  /** Every row that is neither unchanged, empty nor rejected; at most 1,000. */
  rows: ImportRowDto[];
};
export type ImportJobDto = {
  id: string;
  language: string;
  file_name: string;
  /** Of the file, in hex. */
  sha256: string;
  format: 'json' | 'csv' | 'xlsx' | 'po' | 'xliff';
  /** `preview`: a dry run, kept for 24 hours. */
  state: 'preview' | 'applied' | 'reverted';
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  suggested: number;
  rejected: number;
  /** E-mail of who imported it. */
  by: string | null;
  at: string;
  reverted_by: string | null;
  reverted_at: string | null;
};
export type ImportJobPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: ImportJobDto[];
};
export type ImportJobDetailDto = {
  id: string;
  language: string;
  file_name: string;
  /** Of the file, in hex. */
  sha256: string;
  format: 'json' | 'csv' | 'xlsx' | 'po' | 'xliff';
  /** `preview`: a dry run, kept for 24 hours. */
  state: 'preview' | 'applied' | 'reverted';
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  suggested: number;
  rejected: number;
  /** E-mail of who imported it. */
  by: string | null;
  at: string;
  reverted_by: string | null;
  reverted_at: string | null;
  rows: ImportRowDto[];
};
export type RefusedRevertDto = {
  id: string;
  reason: 'edited_since';
  /** The version that stands. */
  version: number;
};
export type ImportRevertDto = {
  /** Texts that stand as before the import. */
  reverted: number;
  /** Open suggestions of the import that were turned down. */
  suggestions_rejected: number;
  /** Texts that somebody edited after the import: they stay. */
  refused: RefusedRevertDto[];
};
export type MissingTextsTakenDto = {
  status: 'accepted';
};
export type MissingTextDto = {
  ns: string;
  key: string;
  /** `unknown`: no language has it; `fallback`: shown in English; `plural`: a form is missing. */
  kind: 'unknown' | 'fallback' | 'plural';
};
export type ReportMissingTextsDto = {
  /** Name of the remote, or `shell`. */
  remote: string;
  /** Version of its release; of the shell the name of its build. */
  build_id: string;
  lang: string;
  items: MissingTextDto[];
};
export type MissingTextCountDto = {
  remote: string;
  build_id: string;
  lang: string;
  ns: string;
  key: string;
  kind: 'unknown' | 'fallback' | 'plural';
  hits: number;
  first_at: string;
  last_at: string;
};
export type MissingTextPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: MissingTextCountDto[];
};
export type TranslationStatsDto = {
  language_code: string;
  total_keys: number;
  /** Every form that the language needs has a text. */
  translated_keys: number;
  /** Translated, and approved in the office or standing as released; none of it outdated. */
  approved_keys: number;
  /** Translated, but not approved. */
  pending_keys: number;
  missing_keys: number;
  /** Made on an English text, or a release, that has changed since. */
  stale_keys: number;
  /** Of the approved ones: as the release brought them. */
  released_keys: number;
  /** With words of the agency over those of the release. */
  edited_keys: number;
  /** Texts that break a quality rule. */
  qa_errors: number;
  /** Words of the English texts. */
  words_total: number;
  words_translated: number;
  /** Translated keys, rounded down to one decimal; 100 only when none is missing. */
  completion_percentage: number;
  approved_percentage: number;
  /** When somebody last edited one of them. */
  last_updated: string | null;
};
export type SuggestionDto = {
  id: string;
  /** The text it is for. */
  text_id: string;
  value: string;
  /** Version of the text it was made on. */
  base_version: number;
  origin: 'ui' | 'create' | 'bulk' | 'import' | 'suggestion' | 'revert';
  state: 'open' | 'accepted' | 'rejected';
  import_id: string | null;
  created_by: string | null;
  created_at: string;
};
export type DecidedSuggestionDto = {
  suggestion: SuggestionDto;
  text: TranslationTextDto;
};
export type TranslationTextPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  /** Texts among all rows of all pages, as the statistics count them: each form of a plural is a row, all of them one text. */
  texts: number;
  results: TranslationTextDto[];
};
export type CurrentTextDto = {
  value: string | null;
  /** For the next `If-Match`. */
  version: number;
};
export type StaleTranslationDto = {
  current: CurrentTextDto;
  /** E-mail of who stored it. */
  updated_by: string | null;
  updated_at: string | null;
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type TextRevisionDto = {
  /** From 1; 0 is the released text, which has no entry. */
  version: number;
  /** Null when the edit was taken back. */
  value: string | null;
  /** What was shown before; null when the text was missing. */
  previous: string | null;
  status: 'pending' | 'approved';
  action: 'edit' | 'approve' | 'unapprove' | 'revert' | 'clear';
  origin: 'ui' | 'create' | 'bulk' | 'import' | 'suggestion' | 'revert';
  reason: string | null;
  /** The import that wrote it. */
  import_id: string | null;
  /** E-mail of who did it. */
  by: string | null;
  at: string;
};
export type TextHistoryDto = {
  id: string;
  /** The version that stands; 0 while nobody has edited the text. */
  version: number;
  /** Text as it was released: version 0. */
  released: string | null;
  results: TextRevisionDto[];
};
export type RevertTranslationDto = {
  /** Of the history; 0 takes all edits back. */
  version: number;
};
export type UpdateTranslationDto = {
  /** Not blank; the placeholders `{{…}}` and the tags of the English text must be kept. */
  value: string;
  /** English texts: the meaning stays, so translations do not become outdated. */
  typo_only?: boolean;
  /** Kept in the history. */
  reason?: string;
};
export const {
  useGetTranslationsQuery,
  useLazyGetTranslationsQuery,
  useChangeTranslationStatesMutation,
  useWriteTranslationsMutation,
  useCreateTranslationMutation,
  useExportTranslationsQuery,
  useLazyExportTranslationsQuery,
  useImportTranslationsMutation,
  useListTranslationImportsQuery,
  useLazyListTranslationImportsQuery,
  useGetTranslationImportQuery,
  useLazyGetTranslationImportQuery,
  useApplyTranslationImportMutation,
  useRevertTranslationImportMutation,
  useReportMissingTextsMutation,
  useListMissingTextsQuery,
  useLazyListMissingTextsQuery,
  useGetTranslationStatsQuery,
  useLazyGetTranslationStatsQuery,
  useAcceptTranslationSuggestionMutation,
  useRejectTranslationSuggestionMutation,
  useListTranslationTextsQuery,
  useLazyListTranslationTextsQuery,
  useApproveTranslationMutation,
  useGetTranslationHistoryQuery,
  useLazyGetTranslationHistoryQuery,
  useRevertTranslationMutation,
  useListTranslationSuggestionsQuery,
  useLazyListTranslationSuggestionsQuery,
  useUnapproveTranslationMutation,
  useUpdateTranslationMutation,
} = injectedRtkApi;
