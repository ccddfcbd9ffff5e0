import { ifMatch } from '@atoll/api-client/base';
import {
  type CreateReductionDto,
  type CreateSeasonDto,
  type PreviewPolicyDto,
  type PreviewTaxRuleDto,
  type RatePreviewDto,
  type SampleStayDto,
  useCreateReductionMutation,
  useCreateSeasonMutation,
  useCreateTaxRuleMutation,
  usePreviewCancellationPolicyMutation,
  usePreviewReductionMutation,
  usePreviewSeasonMutation,
  usePreviewTaxRuleMutation,
  useUpdateCancellationPolicyMutation,
  useUpdateReductionMutation,
  useUpdateSeasonMutation,
  useUpdateTaxRuleMutation,
} from '@atoll/api-client/endpoints/rates.gen';
import { useSendKey } from '../office/use-send-key';
import type { RateKind } from './rate-draft';

/** Which stored thing is changed; null for a new one. */
export type RateTarget = { id: number | string; version: number } | null;

/** What a form holds so far; what a new thing lacks the server says beside its field. */
type Draft = Record<string, unknown>;
type PolicyCode = PreviewPolicyDto['code'];

interface RateCalls {
  save: (target: RateTarget, draft: Draft) => Promise<unknown>;
  preview: (target: RateTarget, draft: Draft, sample: SampleStayDto) => Promise<RatePreviewDto>;
}

/** The calls that store and try a kind of rate. `code` of a tax rule goes with its draft and is left out of a change. */
export function useRateCalls(kind: RateKind): RateCalls {
  const keyOf = useSendKey();
  const [createSeason] = useCreateSeasonMutation();
  const [updateSeason] = useUpdateSeasonMutation();
  const [previewSeason] = usePreviewSeasonMutation();
  const [createReduction] = useCreateReductionMutation();
  const [updateReduction] = useUpdateReductionMutation();
  const [previewReduction] = usePreviewReductionMutation();
  const [createTaxRule] = useCreateTaxRuleMutation();
  const [updateTaxRule] = useUpdateTaxRuleMutation();
  const [previewTaxRule] = usePreviewTaxRuleMutation();
  const [updatePolicy] = useUpdateCancellationPolicyMutation();
  const [previewPolicy] = usePreviewCancellationPolicyMutation();
  const match = (target: RateTarget) => (target ? { 'If-Match': ifMatch(target.version) } : {});
  const numbered = (target: RateTarget) => (target ? { id: Number(target.id) } : {});
  const kept = (target: NonNullable<RateTarget>) => ({ id: Number(target.id), 'If-Match': ifMatch(target.version) });
  const made = (draft: Draft) => ({ 'Idempotency-Key': keyOf(draft) });
  const calls: Record<RateKind, RateCalls> = {
    season: {
      save: (target, draft) =>
        target
          ? updateSeason({ ...kept(target), writeSeasonDto: draft }).unwrap()
          : createSeason({ ...made(draft), createSeasonDto: draft as CreateSeasonDto }).unwrap(),
      preview: (target, draft, sample) =>
        previewSeason({ ...match(target), previewSeasonDto: { ...numbered(target), draft, sample } }).unwrap(),
    },
    reduction: {
      save: (target, draft) =>
        target
          ? updateReduction({ ...kept(target), writeReductionDto: draft }).unwrap()
          : createReduction({ ...made(draft), createReductionDto: draft as CreateReductionDto }).unwrap(),
      preview: (target, draft, sample) =>
        previewReduction({ ...match(target), previewReductionDto: { ...numbered(target), draft, sample } }).unwrap(),
    },
    tax_rule: {
      save: (target, { code, ...change }) => {
        if (target) return updateTaxRule({ ...kept(target), writeTaxRuleDto: change }).unwrap();
        const draft = { ...change, code } as PreviewTaxRuleDto['draft'];
        return createTaxRule({ 'Idempotency-Key': keyOf(draft), createTaxRuleDto: draft }).unwrap();
      },
      preview: (target, draft, sample) => {
        const previewTaxRuleDto = { ...numbered(target), draft: draft as PreviewTaxRuleDto['draft'], sample };
        return previewTaxRule({ ...match(target), previewTaxRuleDto }).unwrap();
      },
    },
    cancellation_policy: {
      save: (target, draft) =>
        updatePolicy({
          code: target?.id as PolicyCode,
          'If-Match': ifMatch(target?.version ?? 0),
          writePolicyDto: draft,
        }).unwrap(),
      preview: (target, draft, sample) =>
        previewPolicy({
          'If-Match': ifMatch(target?.version ?? 0),
          previewPolicyDto: { code: target?.id as PolicyCode, draft, sample },
        }).unwrap(),
    },
  };
  return calls[kind];
}
