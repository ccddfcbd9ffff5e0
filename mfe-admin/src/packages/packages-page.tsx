import { Empty, Input, Select } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { localized, paths } from '@atoll/contract/paths';
import {
  type ListPackagesApiArg,
  type PackageListItemDto,
  useListPackageCategoriesQuery,
  useListPackagesQuery,
} from '@atoll/api-client/endpoints/packages.gen';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { Icon } from '@atoll/ui/icon';
import { useOfferWords } from '@atoll/ui/offer-words';
import { Picture } from '@atoll/ui/picture';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { type Column, DataTable } from '../office/data-table';
import { ListTools } from '../office/list-tools';
import { LoadFailure } from '../office/load-failure';
import { OfficePage } from '../office/office-page';
import { useListQuery, useSearchField } from '../office/use-list-query';
import styles from './packages-page.module.css';

const PAGE_SIZE = 24;
/** Kinds of trips that this release has names for; offered until the API has said which there are. */
const RELEASED = ['adventure', 'honeymoon', 'family', 'diving', 'luxury', 'budget', 'culture', 'activities'] as const;

const groupOf = ({ group_size_min: min, group_size_max: max }: PackageListItemDto) =>
  min === max ? min : `${min}–${max}`;

/** `/dashboard/packages`: what is on sale, as the site sells it. */
export default function PackagesPage() {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const words = useOfferWords();
  const query = useListQuery();
  const { set } = query;
  const onSearch = useCallback((text: string | undefined) => set('search', text, true), [set]);
  const search = useSearchField(query.get('search'), onSearch);
  const category = query.get('category');
  const { currentData: known } = useListPackageCategoriesQuery({ lang: language });
  const categories =
    known?.map(({ code, label }) => ({ value: code, label })) ??
    RELEASED.map((value) => ({ value: value as string, label: t(`categories.${value}`) }));
  if (category && !categories.some(({ value }) => value === category))
    categories.push({ value: category, label: category });
  const arg = {
    lang: language,
    page: query.page,
    pageSize: PAGE_SIZE,
    search: query.search,
    category,
  } as ListPackagesApiArg;
  const { currentData, data, error, isFetching, refetch } = useListPackagesQuery(arg);
  // While the next answer is on its way the last one stays, dimmed.
  const shown = currentData ?? (isFetching ? data : undefined);
  const failed = error !== undefined && !isFetching;
  const columns: Column<PackageListItemDto>[] = [
    {
      key: 'name',
      title: t('packages.name'),
      render: (row) => (
        <div className={styles.name}>
          <div className={styles.picture}>
            <Picture picture={row.cover_image} sizes="4rem" decorative />
          </div>
          <div>
            {row.name}
            <span className={styles.second}>{row.category}</span>
          </div>
        </div>
      ),
    },
    {
      key: 'where',
      narrow: 'hidden',
      title: t('packages.where'),
      render: (row) => <div className={styles.where}>{row.destinations.map(({ name }) => name).join(', ')}</div>,
    },
    {
      key: 'duration',
      narrow: 'hidden',
      title: t('packages.duration'),
      align: 'end',
      render: (row) => format.number(row.duration),
    },
    {
      key: 'price',
      narrow: 'start',
      title: t('packages.price'),
      align: 'end',
      render: (row) => (
        <div className={styles.price}>
          {format.usd(row.price)}
          <span className={styles.second}>{words.basis(row)}</span>
        </div>
      ),
    },
    {
      key: 'group',
      narrow: 'hidden',
      title: t('packages.group'),
      align: 'end',
      render: (row) => groupOf(row),
    },
    {
      key: 'featured',
      narrow: 'hidden',
      title: t('packages.featured'),
      render: (row) =>
        row.is_featured && (
          <>
            <Icon name="check" />
            <VisuallyHidden>{t('packages.featured')}</VisuallyHidden>
          </>
        ),
    },
    {
      key: 'site',
      narrow: 'end',
      title: <VisuallyHidden>{t('packages.onSite')}</VisuallyHidden>,
      render: (row) => <Link to={localized(paths.package(row.slug), language)}>{t('packages.onSite')}</Link>,
    },
  ];
  return (
    <OfficePage title={t('packages.title')}>
      <ListTools count={shown && t('packages.count', { count: shown.count })}>
        <Input
          {...search}
          type="search"
          allowClear
          placeholder={t('packages.search')}
          aria-label={t('packages.search')}
        />
        <Select
          aria-label={t('packages.category')}
          value={category ?? ''}
          onChange={(code) => query.set('category', code)}
          popupMatchSelectWidth={false}
          options={[{ value: '', label: t('packages.anyCategory') }, ...categories]}
        />
      </ListTools>
      {failed && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {(shown || !failed) && (
        <ComponentBoundary of={shown}>
          <DataTable
            label={t('packages.title')}
            columns={columns}
            rows={shown?.results ?? []}
            rowKey={({ id }) => id}
            loading={isFetching}
            empty={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('packages.empty')} />}
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
