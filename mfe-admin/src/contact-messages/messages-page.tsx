import { Button, Empty, Input, Select } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ListContactMessagesApiArg,
  useListContactMessagesQuery,
} from '@atoll/api-client/endpoints/contact-messages.gen';
import { KEPT_FRESH } from '@atoll/api-client/kept-fresh';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { standingOf } from '@atoll/ui/office/list-answer';
import { FilterSelect } from '../office/filter-select';
import { ListTools } from '../office/list-tools';
import { LoadFailure } from '../office/load-failure';
import { OfficePage } from '../office/office-page';
import { QueueTabs } from '../office/queue-tabs';
import { useListQuery, useSearchField } from '../office/use-list-query';
import { STATUSES } from './message-status';
import { MessagesTable } from './messages-table';

const PAGE_SIZE = 20;
const SORTS = ['newest', 'oldest', 'reply_by'] as const;
/** Parts of the morning, as the address writes them. */
const VIEWS = {
  all: '',
  reply: 'sort=reply_by&status=new',
  late: 'overdue=true&sort=reply_by',
  mine: 'assigned=me&sort=reply_by&status=open',
} as const;

/** `/dashboard/messages`: what visitors ask, and how long there is to answer each. */
export default function MessagesPage() {
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
  } as ListContactMessagesApiArg;
  const { shown, failed, error, isFetching, refetch } = standingOf(
    useListContactMessagesQuery(arg, {
      refetchOnMountOrArgChange: true,
      ...KEPT_FRESH,
    }),
  );
  return (
    <OfficePage title={t('contactMessages.title')}>
      <QueueTabs
        label={t('views.label')}
        value={query.view}
        onChange={(view) => query.open(view)}
        tabs={(['all', 'reply', 'late', 'mine'] as const).map((name) => ({
          value: VIEWS[name] as string,
          label: t(`contactMessages.view_${name}`),
        }))}
      />
      <ListTools count={shown && t('contactMessages.count', { count: shown.count })}>
        <Input
          {...search}
          type="search"
          allowClear
          placeholder={t('contactMessages.search')}
          aria-label={t('contactMessages.search')}
        />
        <FilterSelect
          label={t('bookings.status')}
          any={t('bookings.anyStatus')}
          value={query.get('status')}
          options={STATUSES.map((value) => ({ value, label: t(`contactMessages.status_${value}`) }))}
          onChange={(value) => set('status', value)}
        />
        <FilterSelect
          label={t('bookings.assignee')}
          any={t('bookings.anyAssignee')}
          value={query.get('assigned')}
          options={[
            { value: 'me', label: t('bookings.mine') },
            { value: 'none', label: t('bookings.nobodys') },
          ]}
          onChange={(value) => set('assigned', value)}
        />
        <Select
          aria-label={t('bookings.sort')}
          value={query.get('sort') ?? 'newest'}
          onChange={(sort) => set('sort', sort)}
          popupMatchSelectWidth={false}
          options={SORTS.map((value) => ({ value, label: t(`tripRequests.sorts.${value}`) }))}
        />
      </ListTools>
      {failed && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {(shown || !failed) && (
        <ComponentBoundary of={shown}>
          <MessagesTable
            rows={shown?.results ?? []}
            loading={isFetching}
            empty={
              <Empty
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={t(query.filtered ? 'contactMessages.noMatch' : 'contactMessages.none')}
              >
                {query.filtered && <Button onClick={query.clear}>{t('bookings.clear')}</Button>}
              </Empty>
            }
            pagination={{
              current: query.page,
              pageSize: PAGE_SIZE,
              total: shown?.count ?? 0,
              onChange: (page) => set('page', page > 1 ? String(page) : undefined),
            }}
          />
        </ComponentBoundary>
      )}
    </OfficePage>
  );
}
