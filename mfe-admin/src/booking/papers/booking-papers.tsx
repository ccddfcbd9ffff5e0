import { Button, Skeleton } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileDownload } from '@atoll/api-client/download';
import { type BookingDto, useListBookingPapersQuery } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES } from '@atoll/i18n/maldives-time';
import { notifyError } from '@atoll/ui/shell-context';
import { LoadFailure } from '../../office/load-failure';
import styles from './papers.module.css';

/** What was issued for a booking, and the voucher once it is confirmed; each as the guest gets it. */
export function BookingPapers({ booking: { id, reference } }: { booking: BookingDto }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const title = useId();
  const { download } = useFileDownload(notifyError);
  const { data, error, refetch } = useListBookingPapersQuery({ id }, { refetchOnMountOrArgChange: true });
  const link = (label: string, url: string, name: string) => (
    <Button type="link" size="small" onClick={() => void download({ url, name })}>
      {label}
    </Button>
  );
  return (
    <section className={styles.papers} aria-labelledby={title}>
      <h2 id={title}>{t('papers.title')}</h2>
      {data && data.issued.length === 0 && !data.voucher && <p className={styles.none}>{t('papers.none')}</p>}
      <ul>
        {data?.issued.map((paper) => (
          <li key={paper.id}>
            {link(`${t(`papers.types.${paper.type}`)} ${paper.number}`, paper.url, `${paper.number}.pdf`)}
            <span className={styles.facts}>
              {format.date(paper.issued_at, { dateStyle: 'medium', ...MALDIVES })} · {format.usd(paper.amount)}
            </span>
          </li>
        ))}
        {data?.voucher && <li>{link(t('papers.voucher'), data.voucher, `voucher-${reference}.pdf`)}</li>}
      </ul>
      {!data && (error ? <LoadFailure small error={error} onRetry={() => void refetch()} /> : <Skeleton active />)}
    </section>
  );
}
