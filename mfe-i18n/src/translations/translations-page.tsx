import { Button, Empty, Pagination, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListTranslationTextsQuery } from '@atoll/api-client/endpoints/translations.gen';
import type { Language } from '@atoll/contract/languages';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { ErrorCard } from '@atoll/ui/error-card';
import { SectionPage } from '../sections/section-page';
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
  const { currentData, data, error, isFetching, refetch } = useListTranslationTextsQuery(
    { lang, ns, status, q, page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  // While the next answer is on its way the last one stays; of a list that could not be read again, the rows and what is
  // being written in them.
  const shown = currentData ?? (isFetching ? data : undefined);
  const failed = error !== undefined && !isFetching;
  return (
    <SectionPage title={t('title')} lead={t('lead')}>
      <TextTools filters={filters} count={shown && t('count', { count: shown.texts })} />
      {failed && <ErrorCard title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!shown && !failed && <Skeleton active paragraph={{ rows: 12 }} />}
      {shown?.results.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('empty')}>
          <Button onClick={filters.clear}>{t('clear')}</Button>
        </Empty>
      )}
      {shown && shown.results.length > 0 && (
        <ComponentBoundary of={shown}>
          <ul className={styles.rows} aria-busy={isFetching}>
            {shown.results.map((row) => (
              <TextRow
                key={`${row.namespace}:${row.key}:${row.language}`}
                row={row}
                languageName={t(`languages.${row.language as Language}`)}
              />
            ))}
          </ul>
        </ComponentBoundary>
      )}
      {shown && (
        <Pagination
          current={page}
          pageSize={PAGE_SIZE}
          total={shown.count}
          showSizeChanger={false}
          hideOnSinglePage
          showLessItems
          className={styles.pages ?? ''}
          onChange={(next) => filters.set('page', next > 1 ? String(next) : undefined)}
        />
      )}
    </SectionPage>
  );
}
