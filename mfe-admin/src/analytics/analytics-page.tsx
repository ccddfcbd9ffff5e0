import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useReadVisitsQuery } from '@atoll/api-client/endpoints/visits.gen';
import { useFormat } from '@atoll/i18n/instance';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { EmptyState } from '@atoll/ui/empty-state';
import { standingOf } from '@atoll/ui/office/list-answer';
import { DayRange } from '../office/day-range';
import { OfficePage } from '../office/office-page';
import { QueueTabs } from '../office/queue-tabs';
import { useListQuery } from '../office/use-list-query';
import styles from './analytics.module.css';
import { LENGTHS, periodBefore, periodOf } from './period';
import { VisitParts } from './visit-parts';

/** `/dashboard/analytics`: what visitors of the site did in a period, beside the one before it. */
export default function AnalyticsPage() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const query = useListQuery();
  const [from, to] = [query.get('from'), query.get('to')];
  const { length, ...period } = periodOf({ from, to, days: query.get('days') }, new Date());
  const earlier = periodBefore(period);
  const { shown, failed, error, refetch } = standingOf(
    useReadVisitsQuery(period, {
      refetchOnMountOrArgChange: true,
    }),
  );
  const { currentData: before } = useReadVisitsQuery(earlier, { refetchOnMountOrArgChange: true });
  return (
    <OfficePage
      title={t('analytics.title')}
      lead={t('analytics.lead')}
      error={failed && !shown ? error : undefined}
      onRetry={() => void refetch()}
    >
      <QueueTabs
        label={t('analytics.period')}
        value={length}
        onChange={(days) => query.open(`days=${days}`)}
        tabs={LENGTHS.map((days) => ({ value: days, label: t('analytics.lastDays', { count: Number(days) }) }))}
      />
      <div className={styles.period}>
        <DayRange
          label={t('analytics.period')}
          from={period.from}
          to={period.to}
          onChange={(end, day) => query.open(rangeQuery({ ...period, [end]: day }))}
        />
        <p className={styles.hint} role="status">
          {t('analytics.compared', { period: format.range(earlier.from, earlier.to) })}
        </p>
      </div>
      {!shown && <Skeleton active paragraph={{ rows: 10 }} />}
      {shown && (
        <ComponentBoundary of={shown}>
          {shown.events.every(({ count }) => count === 0) ? (
            <EmptyState title={t('analytics.none')} text={t('analytics.noneText')} />
          ) : (
            <VisitParts now={shown} before={before} />
          )}
        </ComponentBoundary>
      )}
    </OfficePage>
  );
}

const rangeQuery = ({ from, to }: { from: string | undefined; to: string | undefined }): string =>
  String(new URLSearchParams([...(from ? [['from', from]] : []), ...(to ? [['to', to]] : [])] as [string, string][]));
