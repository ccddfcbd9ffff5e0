import type { PaginationProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ContactMessageItemDto } from '@atoll/api-client/endpoints/contact-messages.gen';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES } from '@atoll/i18n/maldives-time';
import type { Column } from '@atoll/ui/office/data-table';
import { DataTable } from '../office/data-table';
import styles from './contact-messages.module.css';
import { MessageStatus, ReplyClock } from './message-status';

const DAY = { day: 'numeric', month: 'short', year: 'numeric', ...MALDIVES } as const;
const TIME = { hour: '2-digit', minute: '2-digit', ...MALDIVES } as const;

/** Messages as rows; the reference opens one. */
export function MessagesTable({
  rows,
  ...table
}: {
  rows: ContactMessageItemDto[];
  loading?: boolean;
  empty?: ReactNode;
  pagination?: PaginationProps;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const columns: Column<ContactMessageItemDto>[] = [
    {
      key: 'reference',
      narrow: 'start',
      title: t('bookings.reference'),
      render: ({ id, reference }) => (
        <Link
          className={styles.reference}
          to={paths.dashboardMessage(id)}
          aria-label={t('contactMessages.open', { reference })}
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
          <MessageStatus status={row.status} />
          <ReplyClock message={row} />
        </>
      ),
    },
    {
      key: 'from',
      title: t('contactMessages.from'),
      render: ({ name, email, locale, assigned_to: colleague }) => (
        <>
          {name}
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
      key: 'message',
      title: t('contactMessages.message'),
      render: ({ subject, message, locale }) => (
        <div className={styles.message} lang={locale} dir="auto">
          {subject && <strong>{subject}</strong>}
          <div className={styles.short}>{message}</div>
        </div>
      ),
    },
    {
      key: 'received',
      narrow: 'hidden',
      title: t('bookings.received'),
      render: ({ created_at: at }) => (
        <>
          {format.date(at, DAY)}
          <span className={styles.second}>{format.date(at, TIME)}</span>
        </>
      ),
    },
  ];
  return (
    <DataTable label={t('contactMessages.title')} columns={columns} rows={rows} rowKey={({ id }) => id} {...table} />
  );
}
