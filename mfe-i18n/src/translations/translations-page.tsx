import { Button, Empty, Pagination, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import { useListTranslationTextsQuery } from '@atoll/api-client/endpoints/translations.gen';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { ErrorCard } from '@atoll/ui/error-card';
import { standingOf } from '@atoll/ui/office/list-answer';
import { SectionPage } from '../sections/section-page';
import { KeySheet } from './key-sheet';
import { StateTabs } from './state-tabs';
import { TextList } from './text-list';
import { TextTools } from './text-tools';
import { unitsOf } from './text-units';
import styles from './translations.module.css';
import { useTextFilters } from './use-text-filters';

const PAGE_SIZE = 30;

/** `/dashboard/translations`: texts of a language beside English, searched and edited in place. */
export default function TranslationsPage() {
  const { t } = useTranslation('i18n');
  const filters = useTextFilters();
  const { lang, ns, status, qa, q, page } = filters;
  const mayEdit = usePermission('translations.change');
  const mayApprove = usePermission('translations.approve');
  const { shown, failed, error, isFetching, refetch } = standingOf(
    useListTranslationTextsQuery(
      { lang, ns, status, qa, q, page, pageSize: PAGE_SIZE, whole: '1' },
      { refetchOnMountOrArgChange: true },
    ),
  );
  // While the next answer is on its way the last one stays; of a list that could not be read again, the rows and what is
  // being written in them.
  const isFiltered = [ns, status, qa, q].some((filter) => filter !== undefined);
  return (
    <SectionPage title={t('title')} lead={t('lead')} actions={<KeySheet of="list" />}>
      <TextTools filters={filters} count={shown && t('count', { count: shown.texts })} />
      <StateTabs filters={filters} counts={shown?.states} />
      {failed && <ErrorCard title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!shown && !failed && <Skeleton active paragraph={{ rows: 12 }} />}
      {shown?.results.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(status === 'needs_work' ? 'nothingToDo' : 'empty')}>
          {isFiltered && <Button onClick={filters.clear}>{t('clear')}</Button>}
        </Empty>
      )}
      {shown && shown.results.length > 0 && (
        <ComponentBoundary of={shown}>
          <TextList
            key={lang}
            units={unitsOf(shown.results)}
            languageName={t(`languages.${lang}`)}
            rights={{ mayEdit, mayApprove }}
            isBusy={isFetching}
          />
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
