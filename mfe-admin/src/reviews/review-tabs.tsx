import { useTranslation } from 'react-i18next';
import { type ReviewStatus, useListReviewsQuery } from '@atoll/api-client/endpoints/reviews.gen';
import { useFormat } from '@atoll/i18n/instance';
import { QueueTabs } from '../office/queue-tabs';
import { STATUSES } from './review-status';
import styles from './reviews.module.css';

/** Reviews by what was decided about them, with how many there are of each: those that wait come first. */
export function ReviewTabs({ value, onChange }: { value: string; onChange: (status: string) => void }) {
  const { t } = useTranslation('admin');
  return (
    <QueueTabs
      label={t('bookings.status')}
      value={value}
      onChange={onChange}
      tabs={[
        ...STATUSES.map((status) => ({ value: status as string, label: <Counted status={status} /> })),
        { value: 'all', label: t('reviews.status_all') },
      ]}
    />
  );
}

function Counted({ status }: { status: ReviewStatus }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { data } = useListReviewsQuery({ status, pageSize: 1 });
  return (
    <>
      {t(`reviews.status_${status}`)}
      {data && data.count > 0 && <span className={styles.number}>{format.number(data.count)}</span>}
    </>
  );
}
