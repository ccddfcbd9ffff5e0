import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermission } from '@atoll/api-client/base';
import { type TextReleaseDto, useListTextReleasesQuery } from '@atoll/api-client/endpoints/translations.gen';
import { useFormat } from '@atoll/i18n/instance';
import { ErrorCard } from '@atoll/ui/error-card';
import { EmptyState } from '@atoll/ui/empty-state';
import { standingOf } from '@atoll/ui/office/list-answer';
import { DataTable } from '../office/data-table';
import { SectionPage } from '../sections/section-page';
import { useLanguageName } from '../sections/use-language-name';
import { KeySheet } from '../translations/key-sheet';
import { PutBackDialog } from './put-back-dialog';
import { ReleaseDialog } from './release-dialog';
import { ReleaseTools } from './release-tools';
import styles from './releases.module.css';
import type { Wish } from './use-put-back';
import { useReleaseFilters } from './use-release-filters';
import { useReleaseWords } from './use-release-words';

const PAGE_SIZE = 25;

/** `/dashboard/translations/releases`: what changed on the site, the latest first, and the way back. */
export default function ReleasesPage() {
  const { t } = useTranslation('i18n');
  const format = useFormat();
  const nameOf = useLanguageName();
  const words = useReleaseWords();
  const mayPutBack = usePermission('translations.approve');
  const filters = useReleaseFilters();
  const { lang, way, days, page, opened } = filters;
  const { shown, failed, error, isFetching, refetch } = standingOf(
    useListTextReleasesQuery({ lang, way, ...days, page, pageSize: PAGE_SIZE }, { refetchOnMountOrArgChange: true }),
  );
  const [wish, setWish] = useState<Wish>();
  const told = (release: TextReleaseDto) => [
    words.how(release),
    ...(release.reworded === 0 ? [t('releases.approvals')] : []),
  ];
  const putBack = (next: Wish) => {
    if (opened) filters.close();
    setWish(next);
  };
  return (
    <SectionPage
      title={t('releases.title')}
      lead={t('releases.lead')}
      actions={
        <>
          {mayPutBack && <Button onClick={() => setWish({})}>{t('releases.putSiteBack')}</Button>}
          <KeySheet of="rows" />
        </>
      }
    >
      <ReleaseTools
        filters={filters}
        count={
          shown &&
          t('releases.count', {
            count: shown.count,
            days: format.range(days.from, days.to, { day: 'numeric', month: 'short', year: 'numeric' }),
          })
        }
      />
      {failed && <ErrorCard title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!shown && !failed && <Skeleton active paragraph={{ rows: 8 }} />}
      {shown && !failed && (
        <DataTable
          label={t('releases.title')}
          rows={shown.results}
          rowKey={({ id }) => id}
          loading={isFetching}
          empty={
            <EmptyState
              title={t('releases.empty')}
              text={t(filters.isFiltered ? 'releases.emptyFiltered' : 'releases.emptyText')}
            />
          }
          columns={[
            {
              key: 'what',
              title: t('releases.what'),
              render: (release) => (
                <div className={styles.cell}>
                  <Link to={filters.openAddress(release.id)} preventScrollReset className={styles.open}>
                    {t('count', { count: release.texts })}
                  </Link>
                  {told(release).map((line) => (
                    <span key={line} className={styles.note}>
                      {line}
                    </span>
                  ))}
                </div>
              ),
            },
            {
              key: 'when',
              title: t('releases.when'),
              render: (release) => (
                <div className={styles.cell}>
                  <span>{words.when(release)}</span>
                  <span className={styles.note}>{words.since(release)}</span>
                </div>
              ),
            },
            {
              key: 'who',
              title: t('releases.who'),
              render: ({ by }) => <span className={styles.who}>{by ?? '—'}</span>,
            },
            {
              key: 'lang',
              title: t('language'),
              narrow: 'start',
              render: ({ language }) => nameOf(language),
            },
            ...(mayPutBack
              ? [
                  {
                    key: 'do',
                    title: t('jobs.actions'),
                    align: 'end' as const,
                    narrow: 'end' as const,
                    render: (release: TextReleaseDto) => (
                      <Button type="text" className={styles.do ?? ''} onClick={() => putBack({ release })}>
                        {t('releases.putBack')}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: shown.count,
            onChange: (next) => filters.set('page', next > 1 ? String(next) : undefined),
          }}
        />
      )}
      {opened && <ReleaseDialog id={opened} onClose={filters.close} onPutBack={mayPutBack ? putBack : undefined} />}
      {wish && <PutBackDialog wish={wish} onClose={() => setWish(undefined)} />}
    </SectionPage>
  );
}
