import { Button, Empty, Input, Select } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type LeadItemDto,
  type ListBookingIntentsApiArg,
  useListBookingIntentsQuery,
} from '@atoll/api-client/endpoints/leads.gen';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { standingOf } from '@atoll/ui/office/list-answer';
import { ListTools } from '../office/list-tools';
import { LoadFailure } from '../office/load-failure';
import { OfficePage } from '../office/office-page';
import { useListQuery, useSearchField } from '../office/use-list-query';
import { LeadDialog } from './lead-dialog';
import { LeadsTable } from './leads-table';

const PAGE_SIZE = 20;
const STATUSES = ['new', 'in_progress', 'booked', 'lost', 'spam'] as const;

/** `/dashboard/leads`: who opened a chat, with what they had chosen. */
export default function LeadsPage() {
  const { t } = useTranslation('admin');
  const query = useListQuery();
  const { set } = query;
  const onSearch = useCallback((text: string | undefined) => set('search', text, true), [set]);
  const search = useSearchField(query.get('search'), onSearch);
  // What is open stays open, also where a step in it takes its row out of the list.
  const [opened, setOpened] = useState<LeadItemDto>();
  const arg = {
    page: query.page,
    pageSize: PAGE_SIZE,
    search: query.search,
    status: query.get('status'),
  } as ListBookingIntentsApiArg;
  const { shown, failed, error, isFetching, refetch } = standingOf(
    useListBookingIntentsQuery(arg, {
      refetchOnMountOrArgChange: true,
    }),
  );
  return (
    <OfficePage title={t('leads.title')}>
      <ListTools count={shown && t('leads.count', { count: shown.count })}>
        <Input {...search} type="search" allowClear placeholder={t('leads.search')} aria-label={t('leads.search')} />
        <Select
          aria-label={t('bookings.status')}
          value={query.get('status') ?? ''}
          onChange={(status) => query.set('status', status)}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: t('bookings.anyStatus') },
            ...STATUSES.map((value) => ({ value, label: t(`leads.statuses.${value}`) })),
          ]}
        />
      </ListTools>
      {failed && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {(shown || !failed) && (
        <ComponentBoundary of={shown}>
          <LeadsTable
            rows={shown?.results ?? []}
            loading={isFetching}
            onOpen={setOpened}
            empty={
              <Empty
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={t(query.filtered ? 'leads.noMatch' : 'leads.none')}
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
      {opened && <LeadDialog key={opened.id} lead={opened} onClose={() => setOpened(undefined)} />}
    </OfficePage>
  );
}
