import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch, usePermission } from '@atoll/api-client/base';
import {
  type ErrorGroupDetailDto,
  useGetErrorReportQuery,
  useUpdateErrorReportMutation,
} from '@atoll/api-client/endpoints/errors.gen';
import { currentOf } from '@atoll/api-client/stale';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat } from '@atoll/i18n/instance';
import { Notice } from '@atoll/ui/notice';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { notify } from '@atoll/ui/shell-context';
import { Tag } from '@atoll/ui/tag';
import { LoadFailure } from '../office/load-failure';
import { OfficeDialog } from '../office/office-dialog';
import { Facts } from '../office/facts';
import styles from '../settings/settings.module.css';
import { ErrorOccurrence } from './error-occurrence';
import { TONES, useErrorPlace } from './error-words';

type Status = ErrorGroupDetailDto['status'];

/** What can become of an error as it stands. */
const STEPS: Record<Status, Status[]> = { new: ['resolved', 'ignored'], resolved: ['new'], ignored: ['new'] };

/** An error with the releases that report it, where it was met, and whether anybody still has to look at it. */
export function ErrorDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useGetErrorReportQuery({ id }, { refetchOnMountOrArgChange: true });
  if (!data && !error) return null;
  return (
    <OfficeDialog isWide title={data?.name ?? t('settings.errors')} onClose={onClose}>
      {data ? <Known of={data} /> : <LoadFailure error={error} onRetry={() => void refetch()} small />}
    </OfficeDialog>
  );
}

function Known({ of: error }: { of: ErrorGroupDetailDto }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const moment = useMaldivesTime();
  const place = useErrorPlace();
  const mayChange = usePermission('errors.change');
  const [update, { isLoading }] = useUpdateErrorReportMutation();
  const [failure, setFailure] = useState<unknown>();
  const { id, status, version, updated_by: by, updated_at: at } = error;
  const step = async (next: Status) => {
    setFailure(undefined);
    // What a colleague has done meanwhile does not change what this one wants: it is said, and done again on top.
    try {
      await update({ id, 'If-Match': ifMatch(version), updateErrorReportDto: { status: next } }).unwrap();
      notify({ kind: 'success', text: t(`errorReports.done_${next}`) });
    } catch (problem) {
      setFailure(problem);
    }
  };
  const stale = currentOf<ErrorGroupDetailDto>(failure);
  return (
    <>
      {failure !== undefined && (
        <Notice kind={stale ? 'warning' : 'error'}>
          {stale ? t('content.meanwhile', { name: stale.by ?? t('content.atoll') }) : errorText(failure)}
        </Notice>
      )}
      <p className={styles.code}>{error.message}</p>
      <Facts
        of={[
          [
            t('errorReports.state'),
            <Tag key="state" tone={TONES[status]}>
              {t(`errorReports.is_${status}`)}
            </Tag>,
          ],
          [t('errorReports.part'), place(error)],
          [t('errorReports.screen'), t(`errorReports.on_${error.level}`)],
          [t('errorReports.times'), format.number(error.count)],
          [t('errorReports.first'), moment(error.first_seen)],
          [t('errorReports.last'), moment(error.last_seen)],
          [t('errorReports.by'), at && t('errorReports.byAt', { name: by ?? t('content.atoll'), time: moment(at) })],
        ]}
      />
      {mayChange && (
        <div className={styles.steps} role="group" aria-label={t('content.actions')}>
          {STEPS[status].map((next) => (
            <Button
              key={next}
              type={next === 'resolved' ? 'primary' : 'default'}
              aria-busy={isLoading}
              onClick={() => !isLoading && void step(next)}
            >
              {t(`errorReports.to_${next}`)}
            </Button>
          ))}
          <p className={styles.note}>{t(`errorReports.hint_${status}`)}</p>
        </div>
      )}
      <section className={styles.part}>
        <h3>{t('errorReports.releases')}</h3>
        <ul className={styles.releases}>
          {error.versions.map(({ version: release, count, last_seen: seen }) => (
            <li key={release}>
              <strong>{release ?? t('errorReports.noRelease')}</strong>
              {release !== null && release === error.first_version && (
                <Tag tone="warning">{t('errorReports.brought')}</Tag>
              )}
              <span className={styles.second}>
                {t('errorReports.release', { times: t('errorReports.many', { count }), time: moment(seen) })}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <h3>{t('errorReports.reports')}</h3>
        {error.reports.map((report) => (
          <ErrorOccurrence key={report.error_id} of={report} />
        ))}
      </section>
    </>
  );
}
