import { Button, Empty, type PaginationProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DepartureDto } from '@atoll/api-client/endpoints/stock.gen';
import { useFormat } from '@atoll/i18n/instance';
import { Tag, type TagTone } from '@atoll/ui/tag';
import { DataTable } from '../office/data-table';
import { useNow } from '../office/use-now';
import { stateOf } from './departure-state';
import styles from './departures.module.css';

const TONES: Record<ReturnType<typeof stateOf>, TagTone> = {
  open: 'success',
  limited: 'warning',
  sold_out: 'danger',
  closed: 'plain',
  cancelled: 'plain',
  over: 'plain',
};

/** The departures of a month of all packages, by start day. */
export function DepartureList({
  departures,
  loading,
  pagination,
  onOpen,
}: {
  departures: DepartureDto[];
  loading: boolean;
  pagination: PaginationProps;
  onOpen: (id: number) => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const now = new Date(useNow());
  return (
    <DataTable
      label={t('departures.title')}
      rows={departures}
      rowKey={({ id }) => id}
      loading={loading}
      pagination={pagination}
      empty={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('departures.none')} />}
      columns={[
        {
          key: 'start',
          title: t('departures.startDay'),
          narrow: 'start',
          render: ({ start_date: day }) => format.date(day, { weekday: 'short', day: 'numeric', month: 'short' }),
        },
        {
          key: 'state',
          title: t('departures.state'),
          narrow: 'end',
          render: (departure) => {
            const state = stateOf(departure, now);
            return <Tag tone={TONES[state]}>{t(`departures.states.${state}`)}</Tag>;
          },
        },
        {
          key: 'package',
          title: t('departures.package'),
          render: ({ id, package: trip, start_date: day }) => (
            <Button
              type="link"
              className={styles.open}
              aria-label={t('list.dated', { name: trip.name, date: format.date(day) })}
              onClick={() => onOpen(id)}
            >
              {trip.name}
            </Button>
          ),
        },
        {
          key: 'places',
          title: t('departures.places'),
          render: ({ status, sold, held, vacancies }) =>
            status === 'cancelled' ? (
              '—'
            ) : (
              <span className={styles.counts}>{t('departures.counts', { sold, held, vacancies })}</span>
            ),
        },
        {
          key: 'runs',
          title: t('departures.runs'),
          render: ({ status, is_guaranteed: isGuaranteed, min_to_run: count }) => {
            if (status === 'cancelled') return '—';
            return isGuaranteed ? t('departures.guaranteed') : t('departures.runsFrom', { count });
          },
        },
      ]}
    />
  );
}
