import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ReviewDto } from '@atoll/api-client/endpoints/reviews.gen';
import { LANGUAGES } from '@atoll/contract/languages';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { MALDIVES_SHORT } from '@atoll/i18n/maldives-time';
import { Meta } from '@atoll/ui/card';
import { Rating } from '@atoll/ui/rating';
import { Tag } from '@atoll/ui/tag';
import { ReviewReply } from './review-reply';
import { ReviewState } from './review-status';
import { ReviewSubjects } from './review-subjects';
import styles from './reviews.module.css';

const PARTS = ['transfer', 'room', 'food', 'reef', 'service', 'value'] as const;

export type ReviewStep = 'approve' | 'reject' | 'hide' | 'reply' | 'delete';
/** Steps with the keys that take them. Deleting has none: what is gone for good is not a slip of a finger away. */
const KEYS = { approve: 'a', reject: 'd', hide: 'h', reply: 'r' } as const;
const LEADS_TO = { approve: 'approved', reject: 'rejected', hide: 'hidden' } as const;

/** A review as the guest wrote it, what is known of the guest, what was answered, and the steps from here. */
export function ReviewItem({
  review,
  onStep,
}: {
  review: ReviewDto;
  onStep: (step: ReviewStep, review: ReviewDto) => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const named = new Intl.DisplayNames(LANGUAGES[useLanguage()].intl, { type: 'region', fallback: 'none' });
  const { id, title, name, country, status = 'pending', scores, stay_month: month, traveller_type: party } = review;
  const words = LANGUAGES[review.language].hreflang;
  const reports = review.reported_count ?? 0;
  return (
    <article className={styles.review} aria-labelledby={`review-${id}`} tabIndex={-1}>
      <header className={styles.head}>
        <Rating average={review.rating} />
        <h2 id={`review-${id}`} lang={title ? words : undefined}>
          {title ?? t('reviews.by', { name })}
        </h2>
        <span className={styles.tags}>
          <ReviewState status={status} />
          {review.verified && <Tag tone="accent">{t('reviews.confirmed')}</Tag>}
          {reports > 0 && <Tag tone="danger">{t('reviews.reports', { count: reports })}</Tag>}
        </span>
      </header>
      <ReviewSubjects review={review} />
      <p className={styles.words} lang={words}>
        {review.comment}
      </p>
      <Meta
        items={PARTS.flatMap((part) => {
          const score = scores[part];
          return score === undefined ? [] : [`${t(`reviews.part_${part}`)} ${format.number(score)}`];
        })}
      />
      <Meta
        items={[
          name,
          country && named.of(country),
          party && t(`reviews.party_${party}`),
          month && t('reviews.stayed', { month: format.date(`${month}-01`, { month: 'long', year: 'numeric' }) }),
          t(`languages.${review.language}`),
          format.date(review.created_at, MALDIVES_SHORT),
        ]}
      />
      {review.rejection_reason && (
        <p className={styles.reason}>{t('reviews.rejectedFor', { reason: review.rejection_reason })}</p>
      )}
      {review.reply && <ReviewReply by={review.reply.by} text={review.reply.text} language={review.language} />}
      <ReviewSteps review={review} onStep={(step) => onStep(step, review)} />
    </article>
  );
}

function ReviewSteps({ review, onStep }: { review: ReviewDto; onStep: (step: ReviewStep) => void }) {
  const { t } = useTranslation('admin');
  const { status, allowed_statuses: allowed = [], reply } = review;
  const decisions = (['approve', 'hide', 'reject'] as const).filter((step) => allowed.includes(LEADS_TO[step]));
  return (
    <Flex wrap gap="small" className={styles.steps}>
      {decisions.map((step) => (
        <Button
          key={step}
          type={step === 'approve' ? 'primary' : 'default'}
          aria-keyshortcuts={KEYS[step]}
          aria-haspopup={step === 'reject' ? 'dialog' : undefined}
          onClick={() => onStep(step)}
        >
          {t(`reviews.${step}`)}
        </Button>
      ))}
      {status !== 'spam' && (
        <Button aria-keyshortcuts={KEYS.reply} aria-haspopup="dialog" onClick={() => onStep('reply')}>
          {t(reply ? 'reviews.replyAgain' : 'reviews.reply')}
        </Button>
      )}
      <Button type="text" danger aria-haspopup="dialog" onClick={() => onStep('delete')}>
        {t('reviews.delete')}
      </Button>
    </Flex>
  );
}
