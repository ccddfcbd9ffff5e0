import type { PaginationProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '@atoll/contract/paths';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { type Column, DataTable } from '../office/data-table';
import { StatusTag } from './status-tag';
import styles from './bookings.module.css';

const SHORT = { day: 'numeric', month: 'short', year: 'numeric' } as const;
/** The column names the zone: who reads it may sit in another. */
const MALDIVES = { timeZone: 'Indian/Maldives' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', ...MALDIVES } as const;

/** Bookings as rows; the reference opens one. */
export function BookingsTable({
  rows,
  ...table
}: {
  rows: BookingDto[];
  loading?: boolean;
  empty?: ReactNode;
  pagination?: PaginationProps;
}) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const columns: Column<BookingDto>[] = [
    {
      key: 'reference',
      narrow: 'start',
      title: t('bookings.reference'),
      render: ({ id, reference }) => (
        <Link
          className={styles.reference}
          to={paths.dashboardBooking(id)}
          aria-label={t('bookings.open', { reference })}
        >
          {reference}
        </Link>
      ),
    },
    {
      key: 'status',
      narrow: 'end',
      title: t('bookings.status'),
      render: ({ status }) => <StatusTag status={status} />,
    },
    {
      key: 'guest',
      title: t('bookings.guest'),
      render: ({ contact }) => (
        <>
          {contact.name}
          <span className={styles.second}>{contact.email}</span>
        </>
      ),
    },
    {
      key: 'package',
      title: t('bookings.package'),
      render: (row) => <div className={styles.package}>{row.package.name}</div>,
    },
    {
      key: 'dates',
      narrow: 'start',
      title: t('bookings.dates'),
      render: (row) => (
        <>
          {format.date(row.check_in, SHORT)}
          {row.nights > 0 && <span className={styles.second}>{t('common:units.nights', { count: row.nights })}</span>}
        </>
      ),
    },
    {
      key: 'guests',
      narrow: 'hidden',
      title: t('bookings.guests'),
      align: 'end',
      render: (row) => format.number(row.travellers),
    },
    {
      key: 'total',
      narrow: 'end',
      title: t('bookings.total'),
      align: 'end',
      render: (row) => <span className={styles.total}>{format.usd(row.total)}</span>,
    },
    {
      key: 'received',
      narrow: 'hidden',
      title: t('bookings.received'),
      render: (row) => (
        <>
          {format.date(row.created_at, { ...SHORT, ...MALDIVES })}
          <span className={styles.second}>{format.date(row.created_at, TIME)}</span>
        </>
      ),
    },
  ];
  return <DataTable label={t('bookings.title')} columns={columns} rows={rows} rowKey={({ id }) => id} {...table} />;
}
