import { Button, Empty, Segmented, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@atoll/api-client/base';
import { useListTranslationTextsQuery } from '@atoll/api-client/endpoints/translations.gen';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { PAGE_SIZE } from '@atoll/contract/rules';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { ErrorCard } from '@atoll/ui/error-card';
import { SectionPage } from '../sections/section-page';
import { KeySheet } from '../translations/key-sheet';
import { unitsOf } from '../translations/text-units';
import { useAreas } from '../translations/use-areas';
import { useTextFilters } from '../translations/use-text-filters';
import { ReviewItem } from './review-item';
import styles from './review.module.css';

/** `/dashboard/translations/review`: what waits for a decision, one text at a time. */
export default function ReviewPage() {
  const { t } = useTranslation('i18n');
  const filters = useTextFilters();
  const { lang, ns } = filters;
  const areas = useAreas(ns);
  const me = useSessionUser()?.email;
  const [skipped, setSkipped] = useState<string[]>([]);
  const [done, setDone] = useState(0);
  const [hidesMine, setHidesMine] = useState(false);
  const { currentData, error, isFetching, refetch } = useListTranslationTextsQuery(
    { lang, ns, status: 'review', whole: '1', pageSize: PAGE_SIZE.max },
    { refetchOnMountOrArgChange: true },
  );
  const waiting = unitsOf(currentData?.results ?? []).filter(
    ({ rows }) => !hidesMine || rows.some((row) => row.suggestions > 0 || row.updated_by !== me),
  );
  const current = waiting.find(({ id }) => !skipped.includes(id));
  const failed = error !== undefined && !isFetching;
  return (
    <SectionPage title={t('review.title')} lead={t('review.lead')} actions={<KeySheet of="review" />}>
      <div className={styles.tools}>
        <Segmented
          aria-label={t('language')}
          value={lang}
          onChange={(code) => filters.set('lang', code)}
          options={LANGUAGE_CODES.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
        <Select
          aria-label={t('area')}
          value={ns ?? ''}
          onChange={(area) => filters.set('ns', area)}
          popupMatchSelectWidth={false}
          options={[{ value: '', label: t('areas.all') }, ...areas]}
        />
        <label className={styles.mine}>
          <input type="checkbox" checked={hidesMine} onChange={(event) => setHidesMine(event.target.checked)} />
          {t('review.mine')}
        </label>
        <p className={styles.progress} role="status">
          {currentData && t('review.progress', { done, left: currentData.states.review })}
        </p>
      </div>
      {failed && <ErrorCard title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!currentData && !failed && <Skeleton active paragraph={{ rows: 6 }} />}
      {currentData && current && (
        <ComponentBoundary of={current}>
          <ReviewItem
            key={`${current.id} ${current.rows.map(({ version, suggestions }) => `${version}/${suggestions}`).join()}`}
            unit={current}
            languageName={t(`languages.${lang}`)}
            isWaiting={isFetching}
            onDone={() => setDone(done + 1)}
            onSkip={() => setSkipped([...skipped, current.id])}
          />
        </ComponentBoundary>
      )}
      {currentData && !current && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t(waiting.length > 0 ? 'review.passed' : 'review.none')}
        >
          {waiting.length > 0 && <Button onClick={() => setSkipped([])}>{t('review.again')}</Button>}
        </Empty>
      )}
    </SectionPage>
  );
}
