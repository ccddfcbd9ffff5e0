import { Button, Empty, Input, Select } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListBookingsApiArg, useListBookingsQuery } from '@atoll/api-client/endpoints/bookings.gen';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { ListTools } from '../office/list-tools';
import { LoadFailure } from '../office/load-failure';
import { OfficePage } from '../office/office-page';
import { useListQuery, useSearchField } from '../office/use-list-query';
import { BookingsTable } from './bookings-table';
import styles from './bookings.module.css';

const PAGE_SIZE = 20;
const STATUSES = [
  'requested',
  'awaiting_payment',
  'confirmed',
  'completed',
  'cancelled',
  'declined',
  'expired',
] as const;
const SORTS = ['newest', 'oldest', 'check_in', 'reply_by'] as const;

/** `/dashboard/bookings`: every booking, found by reference, name or e-mail. */
export default function BookingsPage() {
  const { t } = useTranslation('admin');
  const query = useListQuery();
  const { set } = query;
  const onSearch = useCallback((text: string | undefined) => set('search', text, true), [set]);
  const search = useSearchField(query.get('search'), onSearch);
  const arg = {
    page: query.page,
    pageSize: PAGE_SIZE,
    search: query.search,
    status: query.get('status'),
    sort: query.get('sort'),
  } as ListBookingsApiArg;
  const { currentData, data, error, isFetching, refetch } = useListBookingsQuery(arg, {
    refetchOnMountOrArgChange: true,
  });
  // While the next answer is on its way the last one stays, dimmed.
  const shown = currentData ?? (isFetching ? data : undefined);
  const failed = error !== undefined && !isFetching;

  return (
    <OfficePage title={t('bookings.title')}>
      <ListTools count={shown && t('bookings.count', { count: shown.count })}>
        <Input
          {...search}
          type="search"
          allowClear
          placeholder={t('bookings.search')}
          aria-label={t('bookings.search')}
        />
        <Select
          aria-label={t('bookings.status')}
          value={query.get('status') ?? ''}
          onChange={(status) => query.set('status', status)}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: t('bookings.anyStatus') },
            ...STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
        />
        <Select
          aria-label={t('bookings.sort')}
          value={query.get('sort') ?? 'newest'}
          onChange={(sort) => query.set('sort', sort)}
          popupMatchSelectWidth={false}
          options={SORTS.map((value) => ({ value, label: t(`bookings.sorts.${value}`) }))}
        />
      </ListTools>
      {failed && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {(shown || !failed) && (
        <ComponentBoundary of={shown}>
          <BookingsTable
            rows={shown?.results ?? []}
            loading={isFetching}
            empty={
              <Empty
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={query.filtered ? t('bookings.empty') : t('overview.none')}
              >
                {query.filtered && (
                  <Button className={styles.clear} onClick={query.clear}>
                    {t('bookings.clear')}
                  </Button>
                )}
              </Empty>
            }
            pagination={{
              current: query.page,
              pageSize: PAGE_SIZE,
              total: shown?.count ?? 0,
              onChange: (page) => query.set('page', page > 1 ? String(page) : undefined),
            }}
          />
        </ComponentBoundary>
      )}
    </OfficePage>
  );
}
