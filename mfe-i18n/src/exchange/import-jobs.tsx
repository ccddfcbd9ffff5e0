import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type ImportJobDto, useListTranslationImportsQuery } from '@atoll/api-client/endpoints/translations.gen';
import { FILTERS, numberWithin } from '@atoll/contract/rules';
import { ErrorCard } from '@atoll/ui/error-card';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { DataTable } from '../office/data-table';
import { useLanguageName } from '../sections/use-language-name';
import styles from './exchange.module.css';
import { JobDialog } from './job-dialog';
import { RevertDialog } from './revert-dialog';

const PAGE_SIZE = 10;

/** Imports that were carried out, the latest first, each with its rows and the way back. */
export function ImportJobs() {
  const { t } = useTranslation('i18n');
  const when = useMaldivesTime();
  const nameOf = useLanguageName();
  const [params, setParams] = useSearchParams();
  const page = numberWithin(params.get('page') ?? undefined, FILTERS.page) ?? 1;
  const { data, error, isFetching, refetch } = useListTranslationImportsQuery(
    { page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [seen, setSeen] = useState<ImportJobDto>();
  const [reverting, setReverting] = useState<ImportJobDto>();
  const goTo = (next: number) => setParams(next > 1 ? { page: String(next) } : {}, { preventScrollReset: true });
  return (
    <section className={styles.step} aria-labelledby="import-jobs">
      <h2 id="import-jobs">{t('jobs.title')}</h2>
      {error && !isFetching && <ErrorCard title={t('failed')} error={error} onRetry={() => void refetch()} small />}
      {!data && !error && <Skeleton active paragraph={{ rows: 3 }} />}
      {data && (
        <DataTable
          label={t('jobs.title')}
          rows={data.results}
          rowKey={({ id }) => id}
          loading={isFetching}
          empty={<p className={styles.note}>{t('jobs.empty')}</p>}
          columns={[
            {
              key: 'file',
              title: t('jobs.file'),
              render: (job) => (
                <div className={styles.result}>
                  <span className={styles.words}>{job.file_name}</span>
                  <span className={styles.note}>{`${nameOf(job.language)} · ${t(`formats.${job.format}`)}`}</span>
                </div>
              ),
            },
            {
              key: 'when',
              title: t('jobs.when'),
              render: ({ at, by }) => (
                <div className={styles.result}>
                  <span>{when(at)}</span>
                  <span className={styles.note}>{by}</span>
                </div>
              ),
            },
            {
              key: 'did',
              title: t('jobs.did'),
              render: ({ created, updated, suggested, rejected }) =>
                t('jobs.counts', { created, updated, suggested, rejected }),
            },
            {
              key: 'state',
              title: t('jobs.state'),
              narrow: 'start',
              render: ({ state, reverted_at: at }) => (
                <span className={styles.outcome} data-outcome={state === 'reverted' ? 'skipped' : 'created'}>
                  {at ? t('jobs.revertedAt', { time: when(at) }) : t('jobs.applied')}
                </span>
              ),
            },
            {
              key: 'do',
              title: t('jobs.actions'),
              align: 'end',
              narrow: 'end',
              render: (job) => (
                <div className={styles.actions}>
                  <Button type="text" onClick={() => setSeen(job)}>
                    {t('jobs.rows')}
                  </Button>
                  {job.state === 'applied' && (
                    <Button type="text" onClick={() => setReverting(job)}>
                      {t('jobs.revert')}
                    </Button>
                  )}
                </div>
              ),
            },
          ]}
          pagination={{ current: page, pageSize: PAGE_SIZE, total: data.count, onChange: goTo }}
        />
      )}
      {seen && <JobDialog job={seen} onClose={() => setSeen(undefined)} />}
      {reverting && (
        <RevertDialog job={reverting.id} fileName={reverting.file_name} onClose={() => setReverting(undefined)} />
      )}
    </section>
  );
}
