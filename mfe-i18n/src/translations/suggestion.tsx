import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SuggestionDto, TranslationTextDto } from '@atoll/api-client/endpoints/translations.gen';
import { Notice } from '@atoll/ui/notice';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { Tag } from '@atoll/ui/tag';
import { ReasonDialog } from './reason-dialog';
import { TextChange } from './text-words';
import styles from './translations.module.css';
import { useSuggestion } from './use-suggestion';

const TONES = { open: 'warning', accepted: 'success', rejected: 'plain' } as const;

/** Other words for an approved text: what would change, and the decision. */
export function Suggestion({
  suggestion,
  row,
  mayDecide,
}: {
  suggestion: SuggestionDto;
  row: TranslationTextDto;
  mayDecide: boolean;
}) {
  const { t } = useTranslation('i18n');
  const maldivesTime = useMaldivesTime();
  const { accept, reject, ask, isAsked, isBusy, fault } = useSuggestion(suggestion, row);
  const { state, value, created_by: by, created_at: at, reason } = suggestion;
  return (
    <>
      <p className={styles.by}>
        <Tag tone={TONES[state]}>{t(`suggestionStates.${state}`)}</Tag>{' '}
        {by && t('by', { name: by, date: maldivesTime(at) })}
      </p>
      {state === 'open' ? (
        <TextChange before={row.value ?? ''} after={value} language={row.language} />
      ) : (
        <p lang={row.language} className={styles.words}>
          {value}
        </p>
      )}
      {reason && <p className={styles.by}>{t('past.reason', { reason })}</p>}
      {fault && <Notice kind="error">{fault}</Notice>}
      {mayDecide && state === 'open' && (
        <div className={styles.buttons}>
          <Button size="small" aria-busy={isBusy} onClick={() => void accept()}>
            {t('review.accept')}
          </Button>
          <Button size="small" aria-haspopup="dialog" onClick={() => ask(true)}>
            {t('review.reject')}
          </Button>
        </div>
      )}
      {isAsked && (
        <ReasonDialog
          text={value}
          language={row.language}
          isBusy={isBusy}
          onClose={() => ask(false)}
          onReason={reject}
        />
      )}
    </>
  );
}
