import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch, isApiError } from '@atoll/api-client/base';
import {
  type TranslationTextDto,
  useAcceptTranslationSuggestionMutation,
  useApproveTranslationMutation,
  useLazyGetTranslationHistoryQuery,
  useLazyListTranslationSuggestionsQuery,
  useRejectTranslationSuggestionMutation,
  useRevertTranslationMutation,
} from '@atoll/api-client/endpoints/translations.gen';
import { errorText } from '@atoll/i18n/error-text';
import { notify } from '@atoll/ui/shell-context';
import type { TextUnit } from '../translations/text-units';
import { approvedBefore } from './proposal';

/** What of a text waits: words of somebody over the delivered ones, or over approved ones. */
export const isProposed = (row: TranslationTextDto): boolean =>
  row.suggestions > 0 ||
  (row.origin !== null && !row.approved && (row.status === 'edited' || row.status === 'outdated'));

/** A reviewer's decision on a text as it was read: another one that stands meanwhile is not decided on unseen. */
export function useDecision({ rows }: TextUnit, onDone: () => void) {
  const { t } = useTranslation('i18n');
  const [suggestionsOf] = useLazyListTranslationSuggestionsQuery();
  const [historyOf] = useLazyGetTranslationHistoryQuery();
  const [acceptIt] = useAcceptTranslationSuggestionMutation();
  const [rejectIt] = useRejectTranslationSuggestionMutation();
  const [approveIt] = useApproveTranslationMutation();
  const [revert] = useRevertTranslationMutation();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function run(decide: (row: TranslationTextDto) => Promise<unknown>, of: TranslationTextDto[], said: string) {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    try {
      await Promise.all(of.map(decide));
      notify({ kind: 'success', text: said });
      onDone();
    } catch (error) {
      // The text of now takes the place of the one that was read, and of what is said beside it.
      if (isApiError(error) && error.status === 412) notify({ kind: 'error', text: t('review.changed') });
      else setFault(t('review.refused', { why: errorText(error) }));
    } finally {
      setBusy(false);
    }
  }
  /** The newest is the one that is shown. */
  const open = async ({ id }: TranslationTextDto) =>
    (await suggestionsOf({ id }, true).unwrap()).find(({ state }) => state === 'open');

  async function accept(row: TranslationTextDto) {
    const suggestion = row.suggestions > 0 ? await open(row) : undefined;
    if (!suggestion) return approveIt({ id: row.id, 'If-Match': ifMatch(row.version) }).unwrap();
    return acceptIt({ suggestion: suggestion.id, 'If-Match': ifMatch(row.version) }).unwrap();
  }
  /** The approved text before stands again with its approval; where there was none, the delivered one. */
  async function reject(row: TranslationTextDto, reason: string) {
    const why = reason ? { reason } : {};
    const suggestion = row.suggestions > 0 ? await open(row) : undefined;
    if (suggestion) return rejectIt({ suggestion: suggestion.id, rejectSuggestionDto: why }).unwrap();
    const before = approvedBefore(await historyOf({ id: row.id }, true).unwrap());
    return revert({
      id: row.id,
      'If-Match': ifMatch(row.version),
      revertTranslationDto: { version: before?.version ?? 0, approved: true, ...why },
    }).unwrap();
  }

  const waiting = rows.filter((row) => isProposed(row) || row.status === 'outdated');
  const written = rows.filter(isProposed);
  return {
    isBusy,
    fault,
    mayReject: written.length > 0,
    approve: () => run(accept, waiting, t('review.approved')),
    reject: (reason: string) => run((row) => reject(row, reason), written, t('review.rejected')),
  };
}
