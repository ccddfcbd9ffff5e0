import type { TableProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '@atoll/contract/paths';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { WideTable } from '../office/wide-table';
import { StatusTag } from './status-tag';
import styles from './bookings.module.css';

/** Bookings as rows; the reference opens one. */
export function BookingsTable({
  rows,
  ...table
}: { rows: BookingDto[] } & Omit<TableProps<BookingDto>, 'columns' | 'dataSource'>) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const short = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const columns: TableProps<BookingDto>['columns'] = [
    {
      title: t('bookings.reference'),
      dataIndex: 'reference',
      render: (reference: string, row) => (
        <Link
          className={styles.reference}
          to={paths.dashboardBooking(row.id)}
          aria-label={t('bookings.open', { reference })}
        >
          {reference}
        </Link>
      ),
    },
    { title: t('bookings.status'), dataIndex: 'status', render: (status: string) => <StatusTag status={status} /> },
    {
      title: t('bookings.guest'),
      render: (_, { contact }) => (
        <>
          {contact.name}
          <span className={styles.second}>{contact.email}</span>
        </>
      ),
    },
    { title: t('bookings.package'), render: (_, row) => row.package.name },
    {
      title: t('bookings.dates'),
      render: (_, row) => (
        <>
          {format.date(row.check_in, short)}
          <span className={styles.second}>{t('common:units.nights', { count: row.nights })}</span>
        </>
      ),
    },
    { title: t('bookings.guests'), dataIndex: 'travellers', align: 'right' },
    { title: t('bookings.total'), align: 'right', render: (_, row) => format.usd(row.total) },
    { title: t('bookings.received'), render: (_, row) => format.dateTime(row.created_at) },
  ];
  return <WideTable<BookingDto> {...table} columns={columns} dataSource={rows} className={styles.table} />;
}
