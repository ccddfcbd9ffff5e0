import type { PaginationProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TripRequestItemDto } from '@atoll/api-client/endpoints/trip-requests.gen';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES } from '@atoll/i18n/maldives-time';
import type { Column } from '@atoll/ui/office/data-table';
import { DataTable } from '../office/data-table';
import { ReplyClock, RequestStatus } from './request-status';
import styles from './trip-requests.module.css';
import { useWishWords } from './use-wish-words';

const SHORT = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', ...MALDIVES } as const;

/** Trip requests as rows; the reference opens one. */
export function RequestsTable({
  rows,
  ...table
}: {
  rows: TripRequestItemDto[];
  loading?: boolean;
  empty?: ReactNode;
  pagination?: PaginationProps;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const words = useWishWords();
  const columns: Column<TripRequestItemDto>[] = [
    {
      key: 'reference',
      narrow: 'start',
      title: t('bookings.reference'),
      render: ({ id, reference }) => (
        <Link
          className={styles.reference}
          to={paths.dashboardTripRequest(id)}
          aria-label={t('tripRequests.open', { reference })}
        >
          {reference}
        </Link>
      ),
    },
    {
      key: 'status',
      narrow: 'end',
      title: t('bookings.status'),
      render: (row) => (
        <>
          <RequestStatus status={row.status} />
          <ReplyClock request={row} />
        </>
      ),
    },
    {
      key: 'guest',
      title: t('bookings.guest'),
      render: ({ name, email, locale, assigned_to: colleague }) => (
        <>
          {name ?? t('tripRequests.unknown')}
          <span className={`${styles.second} ${styles.mail}`} title={email}>
            {email}
          </span>
          <span className={styles.second}>
            {[t(`languages.${locale}`), colleague?.name].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'wish',
      title: t('tripRequests.wish'),
      render: (row) => (
        <>
          <div className={styles.wish}>{row.description}</div>
          {words.budget(row) && <span className={styles.second}>{words.budget(row)}</span>}
        </>
      ),
    },
    {
      key: 'dates',
      title: t('bookings.dates'),
      render: (row) => (
        <>
          {words.when(row) ?? t('tripRequests.anyTime')}
          {words.who(row) && <span className={styles.second}>{words.who(row)}</span>}
        </>
      ),
    },
    {
      key: 'received',
      narrow: 'hidden',
      title: t('bookings.received'),
      render: ({ created_at: at }) => (
        <>
          {format.date(at, { ...SHORT, ...MALDIVES })}
          <span className={styles.second}>{format.date(at, TIME)}</span>
        </>
      ),
    },
  ];
  return <DataTable label={t('tripRequests.title')} columns={columns} rows={rows} rowKey={({ id }) => id} {...table} />;
}
