// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  CancellationTermsDto,
  CreateReductionDto,
  CreateSeasonDto,
  CreateTaxRuleDto,
  EditablePolicyDto,
  PreviewPolicyDto,
  PreviewReductionDto,
  PreviewSeasonDto,
  PreviewTaxRuleDto,
  RatePreviewDto,
  ReductionDto,
  ReductionPageDto,
  SeasonDto,
  SeasonPageDto,
  TaxRuleDto,
  WritePolicyDto,
  WriteReductionDto,
  WriteSeasonDto,
  WriteTaxRuleDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['rates'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listCancellationPolicies: build.query<ListCancellationPoliciesApiResponse, ListCancellationPoliciesApiArg>({
        query: (queryArg) => ({
          url: `/api/cancellation-policies/`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ['rates'],
      }),
      getCancellationPolicy: build.query<GetCancellationPolicyApiResponse, GetCancellationPolicyApiArg>({
        query: (queryArg) => ({
          url: `/api/cancellation-policies/${encodeURIComponent(String(queryArg.code))}/`,
        }),
        providesTags: ['rates'],
      }),
      updateCancellationPolicy: build.mutation<UpdateCancellationPolicyApiResponse, UpdateCancellationPolicyApiArg>({
        query: (queryArg) => ({
          url: `/api/cancellation-policies/${encodeURIComponent(String(queryArg.code))}/`,
          method: 'PATCH',
          body: queryArg.writePolicyDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['rates'],
      }),
      previewCancellationPolicy: build.mutation<PreviewCancellationPolicyApiResponse, PreviewCancellationPolicyApiArg>({
        query: (queryArg) => ({
          url: `/api/rate-previews/cancellation-policy/`,
          method: 'POST',
          body: queryArg.previewPolicyDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
      }),
      previewReduction: build.mutation<PreviewReductionApiResponse, PreviewReductionApiArg>({
        query: (queryArg) => ({
          url: `/api/rate-previews/reduction/`,
          method: 'POST',
          body: queryArg.previewReductionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
      }),
      previewSeason: build.mutation<PreviewSeasonApiResponse, PreviewSeasonApiArg>({
        query: (queryArg) => ({
          url: `/api/rate-previews/season/`,
          method: 'POST',
          body: queryArg.previewSeasonDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
      }),
      previewTaxRule: build.mutation<PreviewTaxRuleApiResponse, PreviewTaxRuleApiArg>({
        query: (queryArg) => ({
          url: `/api/rate-previews/tax-rule/`,
          method: 'POST',
          body: queryArg.previewTaxRuleDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
      }),
      listReductions: build.query<ListReductionsApiResponse, ListReductionsApiArg>({
        query: (queryArg) => ({
          url: `/api/reductions/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            package: queryArg['package'],
            resort: queryArg.resort,
          },
        }),
        providesTags: ['rates'],
      }),
      createReduction: build.mutation<CreateReductionApiResponse, CreateReductionApiArg>({
        query: (queryArg) => ({
          url: `/api/reductions/`,
          method: 'POST',
          body: queryArg.createReductionDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['rates'],
      }),
      updateReduction: build.mutation<UpdateReductionApiResponse, UpdateReductionApiArg>({
        query: (queryArg) => ({
          url: `/api/reductions/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeReductionDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['rates'],
      }),
      deleteReduction: build.mutation<DeleteReductionApiResponse, DeleteReductionApiArg>({
        query: (queryArg) => ({
          url: `/api/reductions/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['rates'],
      }),
      listSeasons: build.query<ListSeasonsApiResponse, ListSeasonsApiArg>({
        query: (queryArg) => ({
          url: `/api/seasons/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            package: queryArg['package'],
            resort: queryArg.resort,
            from: queryArg['from'],
          },
        }),
        providesTags: ['rates'],
      }),
      createSeason: build.mutation<CreateSeasonApiResponse, CreateSeasonApiArg>({
        query: (queryArg) => ({
          url: `/api/seasons/`,
          method: 'POST',
          body: queryArg.createSeasonDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['rates'],
      }),
      updateSeason: build.mutation<UpdateSeasonApiResponse, UpdateSeasonApiArg>({
        query: (queryArg) => ({
          url: `/api/seasons/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeSeasonDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['rates'],
      }),
      deleteSeason: build.mutation<DeleteSeasonApiResponse, DeleteSeasonApiArg>({
        query: (queryArg) => ({
          url: `/api/seasons/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['rates'],
      }),
      listTaxRules: build.query<ListTaxRulesApiResponse, ListTaxRulesApiArg>({
        query: () => ({ url: `/api/tax-rules/` }),
        providesTags: ['rates'],
      }),
      createTaxRule: build.mutation<CreateTaxRuleApiResponse, CreateTaxRuleApiArg>({
        query: (queryArg) => ({
          url: `/api/tax-rules/`,
          method: 'POST',
          body: queryArg.createTaxRuleDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['rates'],
      }),
      updateTaxRule: build.mutation<UpdateTaxRuleApiResponse, UpdateTaxRuleApiArg>({
        query: (queryArg) => ({
          url: `/api/tax-rules/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.writeTaxRuleDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['rates'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as ratesApi };
export type ListCancellationPoliciesApiResponse = /** status 200 The answer. */ CancellationTermsDto[];
export type ListCancellationPoliciesApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
};
export type GetCancellationPolicyApiResponse = /** status 200 The answer. */ EditablePolicyDto;
export type GetCancellationPolicyApiArg = {
  /** Its code. */
  code: 'flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable';
};
export type UpdateCancellationPolicyApiResponse = /** status 200 The answer. */ EditablePolicyDto;
export type UpdateCancellationPolicyApiArg = {
  /** Its code. */
  code: 'flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable';
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writePolicyDto: WritePolicyDto;
};
export type PreviewCancellationPolicyApiResponse = /** status 200 The answer. */ RatePreviewDto;
export type PreviewCancellationPolicyApiArg = {
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  previewPolicyDto: PreviewPolicyDto;
};
export type PreviewReductionApiResponse = /** status 200 The answer. */ RatePreviewDto;
export type PreviewReductionApiArg = {
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  previewReductionDto: PreviewReductionDto;
};
export type PreviewSeasonApiResponse = /** status 200 The answer. */ RatePreviewDto;
export type PreviewSeasonApiArg = {
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  previewSeasonDto: PreviewSeasonDto;
};
export type PreviewTaxRuleApiResponse = /** status 200 The answer. */ RatePreviewDto;
export type PreviewTaxRuleApiArg = {
  /** Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent. */
  'If-Match'?: string;
  previewTaxRuleDto: PreviewTaxRuleDto;
};
export type ListReductionsApiResponse = /** status 200 The answer. */ ReductionPageDto;
export type ListReductionsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Those of a package. For example `baa-manta-season`. */
  package?: string;
  /** Those of a resort. For example `mas-veyo`. */
  resort?: string;
};
export type CreateReductionApiResponse = /** status 201 Created: the new thing. */ ReductionDto;
export type CreateReductionApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createReductionDto: CreateReductionDto;
};
export type UpdateReductionApiResponse = /** status 200 The answer. */ ReductionDto;
export type UpdateReductionApiArg = {
  /** Number of the thing. */
  id: number;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeReductionDto: WriteReductionDto;
};
export type DeleteReductionApiResponse = unknown;
export type DeleteReductionApiArg = {
  /** Number of the thing. */
  id: number;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ListSeasonsApiResponse = /** status 200 The answer. */ SeasonPageDto;
export type ListSeasonsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Those of a package. For example `baa-manta-season`. */
  package?: string;
  /** Those of a resort. For example `mas-veyo`. */
  resort?: string;
  /** Those that last until this day at least. For example `2027-01-01`. */
  from?: string;
};
export type CreateSeasonApiResponse = /** status 201 Created: the new thing. */ SeasonDto;
export type CreateSeasonApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createSeasonDto: CreateSeasonDto;
};
export type UpdateSeasonApiResponse = /** status 200 The answer. */ SeasonDto;
export type UpdateSeasonApiArg = {
  /** Number of the thing. */
  id: number;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeSeasonDto: WriteSeasonDto;
};
export type DeleteSeasonApiResponse = unknown;
export type DeleteSeasonApiArg = {
  /** Number of the thing. */
  id: number;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type ListTaxRulesApiResponse = /** status 200 The answer. */ TaxRuleDto[];
export type ListTaxRulesApiArg = void;
export type CreateTaxRuleApiResponse = /** status 201 Created: the new thing. */ TaxRuleDto;
export type CreateTaxRuleApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  createTaxRuleDto: CreateTaxRuleDto;
};
export type UpdateTaxRuleApiResponse = /** status 200 The answer. */ TaxRuleDto;
export type UpdateTaxRuleApiArg = {
  /** Number of the thing. */
  id: number;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeTaxRuleDto: WriteTaxRuleDto;
};
export const {
  useListCancellationPoliciesQuery,
  useLazyListCancellationPoliciesQuery,
  useGetCancellationPolicyQuery,
  useLazyGetCancellationPolicyQuery,
  useUpdateCancellationPolicyMutation,
  usePreviewCancellationPolicyMutation,
  usePreviewReductionMutation,
  usePreviewSeasonMutation,
  usePreviewTaxRuleMutation,
  useListReductionsQuery,
  useLazyListReductionsQuery,
  useCreateReductionMutation,
  useUpdateReductionMutation,
  useDeleteReductionMutation,
  useListSeasonsQuery,
  useLazyListSeasonsQuery,
  useCreateSeasonMutation,
  useUpdateSeasonMutation,
  useDeleteSeasonMutation,
  useListTaxRulesQuery,
  useLazyListTaxRulesQuery,
  useCreateTaxRuleMutation,
  useUpdateTaxRuleMutation,
} = injectedRtkApi;
