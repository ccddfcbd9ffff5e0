import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '@atoll/api-client/base';
import {
  type ReviewDto,
  useMarkReviewHelpfulMutation,
  useReportReviewMutation,
} from '@atoll/api-client/endpoints/reviews.gen';
import { useFormat } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { notify } from '@atoll/ui/shell-context';
import styles from './reviews.module.css';

/** Says that a review helped, or that it does not belong here: each counts once for a visitor, however often it is said. */
export function ReviewVotes({ review: { id, name, helpful_count: count } }: { review: ReviewDto }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const [markHelpful, helping] = useMarkReviewHelpfulMutation();
  const [report, reporting] = useReportReviewMutation();
  const [said, setSaid] = useState({ helpful: false, report: false });
  const helpful = count > 0 ? t('reviews.helpfulCount', { number: format.number(count) }) : t('reviews.helpful');
  const vote = async (kind: keyof typeof said, send: typeof markHelpful) => {
    if (said[kind]) return;
    try {
      await send({ id, 'Idempotency-Key': newIdempotencyKey() }).unwrap();
      setSaid((before) => ({ ...before, [kind]: true }));
    } catch {
      notify({ kind: 'error', text: t('reviews.notCounted') });
    }
  };
  return (
    <div className={styles.votes}>
      <Button
        kind="quiet"
        busy={helping.isLoading}
        aria-pressed={said.helpful}
        aria-label={t('reviews.voteOf', { what: helpful, name })}
        onClick={() => void vote('helpful', markHelpful)}
      >
        {helpful}
      </Button>
      {said.report ? (
        <p role="status">{t('reviews.reported')}</p>
      ) : (
        <Button
          kind="quiet"
          busy={reporting.isLoading}
          aria-label={t('reviews.voteOf', { what: t('reviews.report'), name })}
          onClick={() => void vote('report', report)}
        >
          {t('reviews.report')}
        </Button>
      )}
    </div>
  );
}
