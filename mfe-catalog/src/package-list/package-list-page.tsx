import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useListPackagesQuery } from '@atoll/api-client/endpoints/packages.gen';
import { paths } from '@atoll/contract/paths';
import { PAGE_SIZE } from '@atoll/contract/rules';
import { useDisplayCurrency, useLanguage } from '@atoll/i18n/instance';
import { Breadcrumb } from '@atoll/ui/breadcrumb';
import { Container } from '@atoll/ui/container';
import { PageHeading } from '@atoll/ui/page-heading';
import { Pagination } from '@atoll/ui/pagination';
import { CardSkeleton } from '@atoll/ui/skeleton';
import { FilterChips } from '../shared/filter-chips';
import { ListForm, ShowList } from '../shared/list-form';
import { RecentlyViewed } from '../recent/recently-viewed';
import { LoadError } from '../shared/load-error';
import { PastTheEnd, isPastTheEnd } from '../shared/past-the-end';
import { SortSelect } from '../shared/sort-select';
import { useListFilters } from '../shared/use-list-filters';
import { useListTitle, usePageTitle } from '../shared/use-page-title';
import { FilterPanel, PANEL_FIELDS } from './filter-panel';
import { FilterSheet } from './filter-sheet';
import { NoPackages } from './no-packages';
import { PackageCards } from './package-cards';
import { PACKAGE_DIALECT, SORTS, listArg, writeFilters } from './package-filters';
import styles from './package-list-page.module.css';
import { useFilterChips } from './use-filter-chips';

export default function PackageListPage() {
  const { t } = useTranslation('catalog');
  const { filters, change, choice } = useListFilters(PACKAGE_DIALECT);
  const { pathname } = useLocation();
  const currency = useDisplayCurrency();
  const chips = useFilterChips(filters, choice);
  const { currentData, data, error, isFetching, refetch } = useListPackagesQuery(listArg(filters, useLanguage()));
  usePageTitle(useListTitle(t('packages.titleFull'), filters.page));

  // While the next answer is on its way the last one stays, dimmed.
  const shown = currentData ?? (isFetching ? data : undefined);
  const query = writeFilters(filters);
  const month = filters.month ? `?month=${filters.month}` : '';
  return (
    <>
      <Container>
        <Breadcrumb items={[{ label: t('nav.home'), to: paths.home() }, { label: t('packages.title') }]} />
        <PageHeading title={t('packages.titleFull')} lead={t('packages.lead')} />
        <div className={styles.columns}>
          <aside className={styles.side} aria-label={t('packages.filters')}>
            <ListForm query={query} fields={PANEL_FIELDS} className={styles.form}>
              <FilterPanel filters={filters} change={change} />
              <ShowList />
            </ListForm>
          </aside>
          <div className={styles.results}>
            <div className={styles.bar}>
              <p className={styles.count} role="status">
                {shown ? t('packages.count', { count: shown.count }) : error ? '' : t('packages.counting')}
              </p>
              <FilterSheet filters={filters} change={change} active={chips.length} count={shown?.count} />
              <SortSelect value={filters.sort} options={SORTS} query={query} onChange={(sort) => change({ sort })} />
            </div>
            <FilterChips chips={chips} clear={shown?.count === 0 ? null : paths.packages()} />
            {currency.code !== 'USD' && shown && shown.count > 0 && (
              <p className={styles.note}>{t('packages.currency', { code: currency.code })}</p>
            )}
            {error && !isFetching && isPastTheEnd(error, filters.page) ? (
              <PastTheEnd page={filters.page} to={paths.packages(String(writeFilters({ ...filters, page: 1 })))} />
            ) : error && !isFetching ? (
              <LoadError title={t('packages.failed')} error={error} onRetry={() => void refetch()} />
            ) : shown?.count === 0 ? (
              <NoPackages chips={chips} />
            ) : (
              <div className={styles.grid} aria-busy={isFetching} data-stale={isFetching && Boolean(shown)}>
                {shown ? (
                  <PackageCards items={shown.results} query={month} />
                ) : (
                  Array.from({ length: 6 }, (_, index) => <CardSkeleton key={index} />)
                )}
              </div>
            )}
            {shown && (
              <Pagination
                page={filters.page}
                pages={Math.ceil(shown.count / PAGE_SIZE.usual)}
                hrefOf={(page) => `${pathname}?${writeFilters({ ...filters, page })}`}
              />
            )}
          </div>
        </div>
      </Container>
      <RecentlyViewed />
    </>
  );
}
