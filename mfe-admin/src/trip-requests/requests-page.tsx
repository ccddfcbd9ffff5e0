import { Button, Empty, Input, Select } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListTripRequestsApiArg, useListTripRequestsQuery } from '@atoll/api-client/endpoints/trip-requests.gen';
import { KEPT_FRESH } from '@atoll/api-client/kept-fresh';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { standingOf } from '@atoll/ui/office/list-answer';
import { FilterSelect } from '../office/filter-select';
import { ListTools } from '../office/list-tools';
import { LoadFailure } from '../office/load-failure';
import { OfficePage } from '../office/office-page';
import { useListQuery, useSearchField } from '../office/use-list-query';
import { ViewBar } from '../office/view-bar';
import { STATUSES } from './request-status';
import { RequestsTable } from './requests-table';

const PAGE_SIZE = 20;
const SORTS = ['newest', 'oldest', 'reply_by'] as const;

/** `/dashboard/trip-requests`: trips that people wish for, and how long there is to answer each. */
export default function RequestsPage() {
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
    assignedTo: query.get('assigned'),
    overdue: query.get('overdue') === 'true' ? true : undefined,
    sort: query.get('sort'),
  } as ListTripRequestsApiArg;
  const { shown, failed, error, isFetching, refetch } = standingOf(
    useListTripRequestsQuery(arg, {
      refetchOnMountOrArgChange: true,
      ...KEPT_FRESH,
    }),
  );
  return (
    <OfficePage title={t('tripRequests.title')}>
      <ViewBar
        list="trip-requests"
        ready={[
          { name: t('tripRequests.views.reply'), query: 'status=new&sort=reply_by' },
          { name: t('tripRequests.views.late'), query: 'overdue=true&sort=reply_by' },
          { name: t('tripRequests.views.mine'), query: 'assigned=me&status=in_progress&sort=reply_by' },
          { name: t('tripRequests.views.offers'), query: 'status=quoted' },
        ]}
        query={query.view}
        columns={[]}
        onOpen={(view, replace) => query.open(view.query, replace)}
      />
      <ListTools count={shown && t('tripRequests.count', { count: shown.count })}>
        <Input
          {...search}
          type="search"
          allowClear
          placeholder={t('tripRequests.search')}
          aria-label={t('tripRequests.search')}
        />
        <FilterSelect
          label={t('bookings.status')}
          any={t('bookings.anyStatus')}
          value={query.get('status')}
          options={STATUSES.map((value) => ({ value, label: t(`tripRequests.statuses.${value}`) }))}
          onChange={(value) => query.set('status', value)}
        />
        <FilterSelect
          label={t('bookings.assignee')}
          any={t('bookings.anyAssignee')}
          value={query.get('assigned')}
          options={[
            { value: 'me', label: t('bookings.mine') },
            { value: 'none', label: t('bookings.nobodys') },
          ]}
          onChange={(value) => query.set('assigned', value)}
        />
        <Select
          aria-label={t('bookings.sort')}
          value={query.get('sort') ?? 'newest'}
          onChange={(sort) => query.set('sort', sort)}
          popupMatchSelectWidth={false}
          options={SORTS.map((value) => ({ value, label: t(`tripRequests.sorts.${value}`) }))}
        />
      </ListTools>
      {failed && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {(shown || !failed) && (
        <ComponentBoundary of={shown}>
          <RequestsTable
            rows={shown?.results ?? []}
            loading={isFetching}
            empty={
              <Empty
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={t(query.filtered ? 'tripRequests.noMatch' : 'tripRequests.none')}
              >
                {query.filtered && <Button onClick={query.clear}>{t('bookings.clear')}</Button>}
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
