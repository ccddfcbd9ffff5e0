// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  BulkStateDto,
  BulkStateResultDto,
  BulkTextsDto,
  BulkTextsResultDto,
  CreateTextCommentDto,
  CreateTranslationDto,
  DecidedSuggestionDto,
  ImportJobDetailDto,
  ImportJobPageDto,
  ImportReportDto,
  ImportRevertDto,
  MissingTextPageDto,
  MissingTextsTakenDto,
  PutBackReportDto,
  PutTextsBackDto,
  RejectSuggestionDto,
  ReportMissingTextsDto,
  RevertTranslationDto,
  SendTextPlacesDto,
  SuggestionDto,
  TextCommentDto,
  TextHistoryDto,
  TextPlacesDto,
  TextPlacesKeptDto,
  TextReleaseDetailDto,
  TextReleasePageDto,
  TranslationStatsDto,
  TranslationTextDto,
  TranslationTextPageDto,
  TranslationsDto,
  UpdateTranslationDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
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
            version: queryArg.version,
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
      deleteTextComment: build.mutation<DeleteTextCommentApiResponse, DeleteTextCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/comments/${encodeURIComponent(String(queryArg.comment))}/`,
          method: 'DELETE',
        }),
        invalidatesTags: ['translations'],
      }),
      reopenTextComment: build.mutation<ReopenTextCommentApiResponse, ReopenTextCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/comments/${encodeURIComponent(String(queryArg.comment))}/reopen/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['translations'],
      }),
      settleTextComment: build.mutation<SettleTextCommentApiResponse, SettleTextCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/comments/${encodeURIComponent(String(queryArg.comment))}/settle/`,
          method: 'POST',
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
            kind: queryArg.kind,
          },
        }),
        providesTags: ['translations'],
      }),
      replaceTextPlaces: build.mutation<ReplaceTextPlacesApiResponse, ReplaceTextPlacesApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/places/`,
          method: 'PUT',
          body: queryArg.sendTextPlacesDto,
        }),
        invalidatesTags: ['translations'],
      }),
      putTextsBack: build.mutation<PutTextsBackApiResponse, PutTextsBackApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/put-back/`,
          method: 'POST',
          body: queryArg.putTextsBackDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['translations'],
      }),
      listTextReleases: build.query<ListTextReleasesApiResponse, ListTextReleasesApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/releases/`,
          params: {
            page: queryArg.page,
            page_size: queryArg.pageSize,
            lang: queryArg.lang,
            way: queryArg.way,
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['translations'],
      }),
      getTextRelease: build.query<GetTextReleaseApiResponse, GetTextReleaseApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/releases/${encodeURIComponent(String(queryArg.release))}/`,
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
            'If-Match': queryArg['If-Match'],
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
          body: queryArg.rejectSuggestionDto,
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
            whole: queryArg.whole,
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
      listTextComments: build.query<ListTextCommentsApiResponse, ListTextCommentsApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/${encodeURIComponent(String(queryArg.id))}/comments/`,
        }),
        providesTags: ['translations'],
      }),
      createTextComment: build.mutation<CreateTextCommentApiResponse, CreateTextCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/${encodeURIComponent(String(queryArg.id))}/comments/`,
          method: 'POST',
          body: queryArg.createTextCommentDto,
          headers: {
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
      getTextPlaces: build.query<GetTextPlacesApiResponse, GetTextPlacesApiArg>({
        query: (queryArg) => ({
          url: `/api/translations/${encodeURIComponent(String(queryArg.id))}/places/`,
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
  /** The `version` that an answer to the same parameters had. Of that version it may be kept for ever; where the texts are others by
    now, these are answered. For example `3f1c9a0b7d52e684`. */
  version?: string;
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
export type DeleteTextCommentApiResponse = unknown;
export type DeleteTextCommentApiArg = {
  /** The comment of the thing. */
  comment: string;
};
export type ReopenTextCommentApiResponse = /** status 200 The answer. */ TextCommentDto;
export type ReopenTextCommentApiArg = {
  /** The comment of the thing. */
  comment: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type SettleTextCommentApiResponse = /** status 200 The answer. */ TextCommentDto;
export type SettleTextCommentApiArg = {
  /** The comment of the thing. */
  comment: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
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
  status?:
    | 'missing'
    | 'released'
    | 'edited'
    | 'approved'
    | 'outdated'
    | 'pending'
    | 'review'
    | 'needs_work'
    | 'clipped'
    | 'questions';
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
  /** Id of the job. */
  job: string;
};
export type ApplyTranslationImportApiResponse = /** status 200 The answer. */ ImportReportDto;
export type ApplyTranslationImportApiArg = {
  /** Id of the job. */
  job: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type RevertTranslationImportApiResponse = /** status 200 The answer. */ ImportRevertDto;
export type RevertTranslationImportApiArg = {
  /** Id of the job. */
  job: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type ReportMissingTextsApiResponse = /** status 202 Accepted: the work follows. */ MissingTextsTakenDto;
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
  /** `unknown` asks for a key, the others for a translation. */
  kind?: 'unknown' | 'fallback' | 'plural';
};
export type ReplaceTextPlacesApiResponse = /** status 200 The answer. */ TextPlacesKeptDto;
export type ReplaceTextPlacesApiArg = {
  sendTextPlacesDto: SendTextPlacesDto;
};
export type PutTextsBackApiResponse = /** status 200 The answer. */ PutBackReportDto;
export type PutTextsBackApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  putTextsBackDto: PutTextsBackDto;
};
export type ListTextReleasesApiResponse = /** status 200 The answer. */ TextReleasePageDto;
export type ListTextReleasesApiArg = {
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Only of this language; without it of all that the caller works in. For example `ru`. */
  lang?: string;
  /** Only those that came this way. */
  way?: 'hand' | 'bulk' | 'import' | 'put_back';
  /** First day (in the Maldives, UTC+5); without it the 30 days up to the last are meant. For example `2026-11-01`. */
  from?: string;
  /** Last day, included; without it today. At most 92 days at once. For example `2026-11-30`. */
  to?: string;
};
export type GetTextReleaseApiResponse = /** status 200 The answer. */ TextReleaseDetailDto;
export type GetTextReleaseApiArg = {
  /** Id of the release. */
  release: string;
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
  /** Id of the suggestion. */
  suggestion: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type RejectTranslationSuggestionApiResponse = /** status 200 The answer. */ DecidedSuggestionDto;
export type RejectTranslationSuggestionApiArg = {
  /** Id of the suggestion. */
  suggestion: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  rejectSuggestionDto: RejectSuggestionDto;
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
  status?:
    | 'missing'
    | 'released'
    | 'edited'
    | 'approved'
    | 'outdated'
    | 'pending'
    | 'review'
    | 'needs_work'
    | 'clipped'
    | 'questions';
  /** Only texts in which the quality rules find nothing (`ok`), at worst doubts (`warning`), or faults (`error`). */
  qa?: 'ok' | 'warning' | 'error';
  /** Only texts that somebody edited at this instant or later. For example `2026-11-21T08:00:00.000Z`. */
  updatedSince?: string;
  /** `1`: pages of whole texts. A plural comes with all its forms as soon as one of them fits, and `count` counts texts. */
  whole?: '0' | '1';
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
export type ListTextCommentsApiResponse = /** status 200 The answer. */ TextCommentDto[];
export type ListTextCommentsApiArg = {
  /** `id` of the list: language, namespace and key. */
  id: string;
};
export type CreateTextCommentApiResponse = /** status 201 Created: the new thing. */ TextCommentDto;
export type CreateTextCommentApiArg = {
  /** `id` of the list: language, namespace and key. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createTextCommentDto: CreateTextCommentDto;
};
export type GetTranslationHistoryApiResponse = /** status 200 The answer. */ TextHistoryDto;
export type GetTranslationHistoryApiArg = {
  /** `id` of the list: language, namespace and key. */
  id: string;
};
export type GetTextPlacesApiResponse = /** status 200 The answer. */ TextPlacesDto;
export type GetTextPlacesApiArg = {
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
export const {
  useGetTranslationsQuery,
  useLazyGetTranslationsQuery,
  useChangeTranslationStatesMutation,
  useWriteTranslationsMutation,
  useDeleteTextCommentMutation,
  useReopenTextCommentMutation,
  useSettleTextCommentMutation,
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
  useReplaceTextPlacesMutation,
  usePutTextsBackMutation,
  useListTextReleasesQuery,
  useLazyListTextReleasesQuery,
  useGetTextReleaseQuery,
  useLazyGetTextReleaseQuery,
  useGetTranslationStatsQuery,
  useLazyGetTranslationStatsQuery,
  useAcceptTranslationSuggestionMutation,
  useRejectTranslationSuggestionMutation,
  useListTranslationTextsQuery,
  useLazyListTranslationTextsQuery,
  useApproveTranslationMutation,
  useListTextCommentsQuery,
  useLazyListTextCommentsQuery,
  useCreateTextCommentMutation,
  useGetTranslationHistoryQuery,
  useLazyGetTranslationHistoryQuery,
  useGetTextPlacesQuery,
  useLazyGetTextPlacesQuery,
  useRevertTranslationMutation,
  useListTranslationSuggestionsQuery,
  useLazyListTranslationSuggestionsQuery,
  useUnapproveTranslationMutation,
  useUpdateTranslationMutation,
} = injectedRtkApi;
