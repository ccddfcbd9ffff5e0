import { Button, Empty, Pagination, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@atoll/api-client/base';
import { useListTranslationTextsQuery } from '@atoll/api-client/endpoints/translations.gen';
import { errorText } from '@atoll/i18n/error-text';
import { ErrorCard } from '@atoll/ui/error-card';
import { PageHeading } from '@atoll/ui/page-heading';
import { OfficeTheme } from '../office/office-theme';
import { TextRow } from './text-row';
import { TextTools } from './text-tools';
import styles from './translations.module.css';
import { useTextFilters } from './use-text-filters';

const PAGE_SIZE = 30;

/** `/dashboard/translations`: texts of a language beside English, searched and edited in place. */
export default function TranslationsPage() {
  const { t } = useTranslation('i18n');
  const filters = useTextFilters();
  const { lang, ns, status, q, page } = filters;
  const { data, error, isFetching, refetch } = useListTranslationTextsQuery(
    { lang, ns, status, q, page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <OfficeTheme>
      <div className={styles.page}>
        <PageHeading title={t('title')} lead={t('lead')} />
        <TextTools filters={filters} count={data && t('count', { count: data.count })} />
        {!data && error && (
          <ErrorCard
            title={t('failed')}
            text={errorText(error)}
            errorId={isApiError(error) ? error.errorId : undefined}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton active paragraph={{ rows: 12 }} />}
        {data && data.results.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('empty')}>
            <Button onClick={filters.clear}>{t('clear')}</Button>
          </Empty>
        )}
        {data && data.results.length > 0 && (
          <ul className={styles.rows} aria-busy={isFetching}>
            {data.results.map((row) => (
              <TextRow
                key={`${row.namespace}:${row.key}:${row.language}`}
                row={row}
                languageName={t(`languages.${lang}`)}
              />
            ))}
          </ul>
        )}
        {data && (
          <Pagination
            current={page}
            pageSize={PAGE_SIZE}
            total={data.count}
            showSizeChanger={false}
            hideOnSinglePage
            showLessItems
            className={styles.pages ?? ''}
            onChange={(next) => filters.set('page', next > 1 ? String(next) : undefined)}
          />
        )}
      </div>
    </OfficeTheme>
  );
}
