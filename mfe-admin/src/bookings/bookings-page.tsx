import { Button, Empty, Input, Select } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KEPT_FRESH } from '@atoll/api-client/kept-fresh';
import { paths } from '@atoll/contract/paths';
import { usePermission } from '@atoll/api-client/base';
import { useListBookingsQuery } from '@atoll/api-client/endpoints/bookings.gen';
import { useStored } from '@atoll/api-client/use-stored';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { standingOf } from '@atoll/ui/office/list-answer';
import { ColumnChoice } from '../office/column-choice';
import { KeySheet } from '../office/key-sheet';
import { ListTools } from '../office/list-tools';
import { LoadFailure } from '../office/load-failure';
import { OfficeLink } from '../office/office-link';
import { OfficePage } from '../office/office-page';
import { useListQuery, useSearchField } from '../office/use-list-query';
import { useSelection } from '@atoll/ui/office/use-selection';
import { ViewBar } from '../office/view-bar';
import { SORTS } from './booking-codes';
import { BookingFilters, FilterButton } from './booking-filters';
import { bookingQuery } from './booking-query';
import { BookingsTable } from './bookings-table';
import styles from './bookings.module.css';
import { BulkBar } from './bulk/bulk-bar';
import { ExportButton } from './export-button';
import { BOOKING_COLUMNS, USUAL_COLUMNS, parseColumns, useBookingColumns } from './use-booking-columns';
import { useBookingViews } from './use-booking-views';

const PAGE_SIZE = 20;

/** `/dashboard/bookings`: the inbox of bookings, by what runs out, with views for each part of the day. */
export default function BookingsPage() {
  const { t } = useTranslation('admin');
  const query = useListQuery();
  const { set } = query;
  const onSearch = useCallback((text: string | undefined) => set('search', text, true), [set]);
  const search = useSearchField(query.get('search'), onSearch);
  const mayChange = usePermission('bookings.change');
  const [isFiltering, setFiltering] = useState(false);
  const [columns, setColumns] = useStored('columns:bookings', USUAL_COLUMNS, parseColumns);
  const titles = useBookingColumns();
  const views = useBookingViews();
  const asked = bookingQuery(query, new Date());
  const { shown, failed, error, isFetching, refetch } = standingOf(
    useListBookingsQuery(
      { ...asked, page: query.page, pageSize: PAGE_SIZE },
      { refetchOnMountOrArgChange: true, ...KEPT_FRESH },
    ),
  );
  const rows = shown?.results ?? [];
  const selection = useSelection(rows.map(({ id }) => id));

  return (
    <OfficePage
      title={t('bookings.title')}
      actions={
        <>
          <ExportButton query={asked} columns={columns} />
          {mayChange && (
            <OfficeLink isPrimary to={paths.dashboardNewBooking()}>
              {t('newBooking.title')}
            </OfficeLink>
          )}
        </>
      }
    >
      <ViewBar
        list="bookings"
        ready={views}
        query={query.view}
        columns={columns}
        onOpen={(view, replace) => {
          query.open(view.query, replace);
          const kept = parseColumns(view.columns);
          if (kept) setColumns(kept);
        }}
      />
      <ListTools count={shown && t('bookings.count', { count: shown.count })}>
        <Input
          {...search}
          type="search"
          allowClear
          placeholder={t('bookings.search')}
          aria-label={t('bookings.search')}
        />
        <FilterButton query={query} isOpen={isFiltering} onOpen={() => setFiltering(!isFiltering)} />
        <Select
          aria-label={t('bookings.sort')}
          value={query.get('sort') ?? 'newest'}
          onChange={(sort) => query.set('sort', sort)}
          popupMatchSelectWidth={false}
          options={SORTS.map((value) => ({ value, label: t(`bookings.sorts.${value}`) }))}
        />
        <ColumnChoice
          columns={BOOKING_COLUMNS.map((key) => ({ key, label: String(titles[key].title) }))}
          chosen={columns}
          onChange={setColumns}
        />
        <KeySheet />
      </ListTools>
      {isFiltering && <BookingFilters query={query} />}
      {failed && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {(shown || !failed) && (
        <ComponentBoundary of={shown}>
          <BookingsTable
            rows={rows}
            columns={columns}
            selection={selection}
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
      <BulkBar
        rows={rows.filter(({ id }) => selection.chosen.includes(id))}
        selection={selection}
        columns={columns}
        mayChange={mayChange}
      />
    </OfficePage>
  );
}
