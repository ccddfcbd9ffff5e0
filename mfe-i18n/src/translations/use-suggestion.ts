import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch } from '@atoll/api-client/base';
import {
  type SuggestionDto,
  type TranslationTextDto,
  useAcceptTranslationSuggestionMutation,
  useRejectTranslationSuggestionMutation,
} from '@atoll/api-client/endpoints/translations.gen';
import { errorText } from '@atoll/i18n/error-text';
import { notify } from '@atoll/ui/shell-context';

/** The decision on a suggestion for a text as it is shown; turning it down asks why. */
export function useSuggestion({ id }: SuggestionDto, { version }: Pick<TranslationTextDto, 'version'>) {
  const { t } = useTranslation('i18n');
  const [acceptIt, accepting] = useAcceptTranslationSuggestionMutation();
  const [rejectIt, rejecting] = useRejectTranslationSuggestionMutation();
  const [isAsked, ask] = useState(false);
  const [fault, setFault] = useState<string>();
  const isBusy = accepting.isLoading || rejecting.isLoading;
  async function decide(call: () => Promise<unknown>, said: 'review.accepted' | 'review.rejected'): Promise<boolean> {
    if (isBusy) return false;
    setFault(undefined);
    try {
      await call();
      notify({ kind: 'success', text: t(said) });
      return true;
    } catch (error) {
      setFault(errorText(error));
      return false;
    } finally {
      ask(false);
    }
  }
  return {
    accept: () => decide(() => acceptIt({ suggestion: id, 'If-Match': ifMatch(version) }).unwrap(), 'review.accepted'),
    reject: (reason: string) =>
      decide(
        () => rejectIt({ suggestion: id, rejectSuggestionDto: reason ? { reason } : {} }).unwrap(),
        'review.rejected',
      ),
    ask,
    isAsked,
    isBusy,
    fault,
  };
}
