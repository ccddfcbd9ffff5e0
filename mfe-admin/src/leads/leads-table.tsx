import { Button, type PaginationProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeadItemDto } from '@atoll/api-client/endpoints/leads.gen';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES } from '@atoll/i18n/maldives-time';
import { Tag, type TagTone } from '@atoll/ui/tag';
import type { Column } from '@atoll/ui/office/data-table';
import { DataTable } from '../office/data-table';
import { useDuration } from '../office/use-duration';
import { useNow } from '../office/use-now';
import styles from './leads.module.css';

const SHORT = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MOMENT = { ...SHORT, hour: '2-digit', minute: '2-digit', ...MALDIVES } as const;
const TONES: Record<LeadItemDto['status'], TagTone> = {
  new: 'warning',
  in_progress: 'accent',
  booked: 'success',
  lost: 'plain',
  spam: 'plain',
};

/** Chats as rows; the reference opens one. */
export function LeadsTable({
  rows,
  onOpen,
  ...table
}: {
  rows: LeadItemDto[];
  onOpen: (lead: LeadItemDto) => void;
  loading?: boolean;
  empty?: ReactNode;
  pagination?: PaginationProps;
}) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const columns: Column<LeadItemDto>[] = [
    {
      key: 'reference',
      narrow: 'start',
      title: t('bookings.reference'),
      render: (lead) => (
        <Button
          type="link"
          className={styles.reference}
          onClick={() => onOpen(lead)}
          aria-label={t('leads.open', { reference: lead.reference })}
        >
          {lead.reference}
        </Button>
      ),
    },
    {
      key: 'status',
      narrow: 'end',
      title: t('bookings.status'),
      render: (lead) => (
        <>
          <Tag tone={TONES[lead.status]}>{t(`leads.statuses.${lead.status}`)}</Tag>
          {lead.status === 'new' && <ReplyClock lead={lead} />}
        </>
      ),
    },
    {
      key: 'guest',
      title: t('bookings.guest'),
      render: ({ name, phone, locale, assigned_to: colleague }) => (
        <>
          {name ?? t('leads.unknown')}
          <span className={styles.second}>
            {[phone, t(`languages.${locale}`), colleague?.name].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'package',
      title: t('bookings.package'),
      render: ({ product, room, note }) => (
        <div className={styles.package}>
          {product.name}
          {room && <span className={styles.second}>{room.name}</span>}
          {note && <span className={styles.second}>{note}</span>}
        </div>
      ),
    },
    {
      key: 'dates',
      narrow: 'start',
      title: t('bookings.dates'),
      render: ({ check_in: from, check_out: to, adults, children_ages: ages }) => (
        <>
          {from === null ? t('leads.noDay') : format.range(from, to ?? from, SHORT)}
          {adults !== null && (
            <span className={styles.second}>
              {t('common:units.travellers', { count: adults + ages.length })}
              {ages.length > 0 && ` (${format.list(ages.map((age) => String(age ?? '?')))})`}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'total',
      narrow: 'end',
      title: t('bookings.total'),
      align: 'end',
      render: ({ total }) => <span className={styles.total}>{total === null ? '—' : format.usd(total)}</span>,
    },
    {
      key: 'received',
      narrow: 'hidden',
      title: t('bookings.received'),
      render: ({ created_at: at }) => format.date(at, MOMENT),
    },
  ];
  return <DataTable label={t('leads.title')} columns={columns} rows={rows} rowKey={({ id }) => id} {...table} />;
}

/** How long there is to answer, or by how much that is late. */
function ReplyClock({ lead }: { lead: LeadItemDto }) {
  const { t } = useTranslation('admin');
  const duration = useDuration();
  const left = Date.parse(lead.reply_by) - useNow();
  return (
    <span className={left < 0 ? styles.late : styles.second}>
      {t(left < 0 ? 'clock.late' : 'clock.left', { time: duration(left) })}
    </span>
  );
}
