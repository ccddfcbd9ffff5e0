import { Empty, Input, Select, type TableProps } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { localized, paths } from '@atoll/contract/paths';
import {
  type ListPackagesApiArg,
  type PackageListItemDto,
  useListPackagesQuery,
} from '@atoll/api-client/endpoints/packages.gen';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Icon } from '@atoll/ui/icon';
import { Picture } from '@atoll/ui/picture';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { ListTools } from '../office/list-tools';
import { OfficePage } from '../office/office-page';
import { useListQuery, useSearchField } from '../office/use-list-query';
import { WideTable } from '../office/wide-table';
import styles from './packages-page.module.css';

const PAGE_SIZE = 24;
const CATEGORIES = ['adventure', 'honeymoon', 'family', 'diving', 'luxury', 'budget', 'culture', 'activities'] as const;

/** `/dashboard/packages`: what is on sale, as the site sells it. */
export default function PackagesPage() {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const query = useListQuery();
  const { set } = query;
  const onSearch = useCallback((text: string | undefined) => set('search', text, true), [set]);
  const search = useSearchField(query.get('search'), onSearch);
  const arg = {
    lang: language,
    page: query.page,
    pageSize: PAGE_SIZE,
    search: query.get('search'),
    category: query.get('category'),
  } as ListPackagesApiArg;
  const { data, error, isFetching, refetch } = useListPackagesQuery(arg);
  const columns: TableProps<PackageListItemDto>['columns'] = [
    {
      title: t('packages.name'),
      render: (_, row) => (
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
    { title: t('packages.where'), render: (_, row) => row.destinations.map(({ name }) => name).join(', ') },
    { title: t('packages.duration'), dataIndex: 'duration', align: 'right' },
    {
      title: t('packages.price'),
      align: 'right',
      render: (_, row) => (
        <>
          {format.usd(row.price)}
          <span className={styles.second}>{t(`common:price.${row.pricing_type}` as 'common:price.per_person')}</span>
        </>
      ),
    },
    { title: t('packages.group'), align: 'right', render: (_, row) => `${row.group_size_min}–${row.group_size_max}` },
    {
      title: t('packages.featured'),
      align: 'center',
      render: (_, row) =>
        row.is_featured && (
          <>
            <Icon name="check" />
            <VisuallyHidden>{t('packages.featured')}</VisuallyHidden>
          </>
        ),
    },
    {
      key: 'site',
      render: (_, row) => <Link to={localized(paths.package(row.slug), language)}>{t('packages.onSite')}</Link>,
    },
  ];
  return (
    <OfficePage title={t('packages.title')} error={data ? undefined : error} onRetry={() => void refetch()}>
      <ListTools count={data && t('packages.count', { count: data.count })}>
        <Input
          {...search}
          type="search"
          allowClear
          placeholder={t('packages.search')}
          aria-label={t('packages.search')}
        />
        <Select
          aria-label={t('packages.category')}
          value={query.get('category') ?? ''}
          onChange={(category) => query.set('category', category)}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: t('packages.anyCategory') },
            ...CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) })),
          ]}
        />
      </ListTools>
      <WideTable<PackageListItemDto>
        columns={columns}
        dataSource={data?.results ?? []}
        loading={isFetching}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('packages.empty')} /> }}
        pagination={{
          current: query.page,
          pageSize: PAGE_SIZE,
          total: data?.count ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
          onChange: (page) => query.set('page', page > 1 ? String(page) : undefined),
        }}
      />
    </OfficePage>
  );
}
