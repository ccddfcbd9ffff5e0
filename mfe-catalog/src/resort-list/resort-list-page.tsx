import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useListResortsQuery } from '@atoll/api-client/endpoints/resorts.gen';
import { paths } from '@atoll/contract/paths';
import { PAGE_SIZE } from '@atoll/contract/rules';
import { useDisplayCurrency, useLanguage } from '@atoll/i18n/instance';
import { Breadcrumb } from '@atoll/ui/breadcrumb';
import { Container } from '@atoll/ui/container';
import { PageHeading } from '@atoll/ui/page-heading';
import { Pagination } from '@atoll/ui/pagination';
import { CardSkeleton } from '@atoll/ui/skeleton';
import { ComparePicks } from '../compare/compare-picks';
import { FilterChips } from '../shared/filter-chips';
import { ListForm, ShowList } from '../shared/list-form';
import { RecentlyViewed } from '../recent/recently-viewed';
import { LoadError } from '../shared/load-error';
import { PastTheEnd, isPastTheEnd } from '../shared/past-the-end';
import { SortSelect } from '../shared/sort-select';
import { useListFilters } from '../shared/use-list-filters';
import { useListTitle, usePageTitle } from '../shared/use-page-title';
import { NoResorts } from './no-resorts';
import { ROW_FIELDS, ResortFilterRow } from './resort-filter-row';
import { RESORT_DIALECT, RESORT_SORTS, resortListArg, plainResortsAddress, writeResortFilters } from './resort-filters';
import styles from './resort-list-page.module.css';
import { ResortMap } from './resort-map';
import { ResortRows } from './resort-rows';
import { useResortChips } from './use-resort-chips';
import { ViewChoice } from './view-choice';

export default function ResortListPage() {
  const { t } = useTranslation(['catalog', 'common']);
  const { filters, change, choice } = useListFilters(RESORT_DIALECT);
  const { pathname } = useLocation();
  const written = writeResortFilters(filters);
  const chips = useResortChips(filters, choice);
  const currency = useDisplayCurrency();
  const clear = paths.resorts(plainResortsAddress(filters));
  const { currentData, data, error, isFetching, refetch } = useListResortsQuery(resortListArg(filters, useLanguage()));
  usePageTitle(useListTitle(t('resorts.titleFull'), filters.page));
  const shown = currentData ?? (isFetching ? data : undefined);
  return (
    <>
      <Container>
        <Breadcrumb items={[{ label: t('nav.home'), to: paths.home() }, { label: t('resorts.title') }]} />
        <PageHeading title={t('resorts.titleFull')} lead={t('resorts.lead')} />
        <ListForm query={written} fields={ROW_FIELDS} className={styles.form}>
          <ResortFilterRow filters={filters} change={change} choice={choice} />
          <ShowList />
        </ListForm>
        <div className={styles.bar}>
          <p className={styles.count} role="status">
            {shown ? t('resorts.count', { count: shown.count }) : error ? '' : t('resorts.counting')}
          </p>
          <ViewChoice shown={filters.view} choice={choice} />
          {/* The map's list goes from north to south. */}
          {!filters.view && (
            <SortSelect
              value={filters.sort}
              options={RESORT_SORTS}
              query={written}
              onChange={(sort) => change({ sort })}
            />
          )}
        </div>
        <FilterChips chips={chips} clear={shown?.count === 0 ? null : clear} />
        {currency.code !== 'USD' && shown && shown.count > 0 && (
          <p className={styles.note}>{t('packages.currency', { code: currency.code })}</p>
        )}
        {error && !isFetching && isPastTheEnd(error, filters.page) ? (
          <PastTheEnd page={filters.page} to={paths.resorts(String(writeResortFilters({ ...filters, page: 1 })))} />
        ) : error && !isFetching ? (
          <LoadError title={t('resorts.failed')} error={error} onRetry={() => void refetch()} />
        ) : shown?.count === 0 ? (
          <NoResorts chips={chips} clear={clear} />
        ) : (
          <div className={styles.list} aria-busy={isFetching} data-stale={isFetching && Boolean(shown)}>
            {shown && filters.view ? (
              <ResortMap resorts={shown.results} count={shown.count} />
            ) : shown ? (
              <ResortRows resorts={shown.results} />
            ) : (
              Array.from({ length: 3 }, (_, index) => <CardSkeleton key={index} />)
            )}
          </div>
        )}
        {shown && !filters.view && (
          <Pagination
            page={filters.page}
            pages={Math.ceil(shown.count / PAGE_SIZE.usual)}
            hrefOf={(page) => `${pathname}?${writeResortFilters({ ...filters, page })}`}
          />
        )}
        <ComparePicks />
      </Container>
      <RecentlyViewed />
    </>
  );
}
