import { Button, Empty, Skeleton } from 'antd';
import type { Key, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import type { Column } from '@atoll/ui/office/data-table';
import { type Answer, standingOf } from '@atoll/ui/office/list-answer';
import { DataTable } from './data-table';
import { LoadFailure } from './load-failure';
import { useListQuery } from './use-list-query';
import type { Selection } from '@atoll/ui/office/use-selection';

export const PAGE_SIZE = 25;

/** A page of rows with all that can become of it: on its way, failed, empty, or narrowed to nothing. */
export function RecordList<Row>({
  label,
  answer,
  columns,
  rowKey,
  none,
  selection,
}: {
  label: string;
  answer: Answer<{ count: number; results: Row[] }>;
  columns: Column<Row>[];
  rowKey: (row: Row) => Key;
  /** What stands here when there is nothing yet. */
  none: ReactNode;
  selection?: (Selection & { nameOf: (row: Row) => string }) | undefined;
}) {
  const { t } = useTranslation('admin');
  const query = useListQuery();
  const { shown, failed, error, isFetching, refetch } = standingOf(answer);
  if (failed) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!shown) return <Skeleton active />;
  return (
    <ComponentBoundary of={shown}>
      <DataTable
        label={label}
        columns={columns}
        rows={shown.results}
        rowKey={rowKey}
        isCompact
        loading={isFetching}
        selection={selection}
        empty={
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={query.filtered ? t('content.noMatch') : none}>
            {query.filtered && <Button onClick={query.clear}>{t('bookings.clear')}</Button>}
          </Empty>
        }
        pagination={{
          current: query.page,
          pageSize: PAGE_SIZE,
          total: shown.count,
          onChange: (page) => query.set('page', page > 1 ? String(page) : undefined),
        }}
      />
    </ComponentBoundary>
  );
}
