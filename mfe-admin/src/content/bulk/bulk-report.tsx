import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isApiError } from '@atoll/api-client/base';
import { currentOf } from '@atoll/api-client/stale';
import { paths } from '@atoll/contract/paths';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat } from '@atoll/i18n/instance';
import { Notice } from '@atoll/ui/notice';
import { saveCsv } from '@atoll/ui/office/save-csv';
import { OfficeDialog } from '../../office/office-dialog';
import type { ContentRow } from '../content-api';
import { useMemberWords } from '../fields/form-scope';
import type { Kind } from '../kind';
import styles from './bulk.module.css';
import type { BulkJob } from './steps';
import type { BulkReport } from './use-bulk';

/** More than these nobody reads here: the file has all. */
const SHOWN = 50;

interface Said {
  row: ContentRow;
  why: string;
}

/** Each thing that was not done, with why and the way to it; what failed can be tried again. */
export function BulkReportDialog({
  kind,
  report,
  onClose,
  onAgain,
}: {
  kind: Kind;
  report: BulkReport;
  onClose: () => void;
  onAgain: () => void;
}) {
  const { t } = useTranslation('admin');
  const reasonOf = useReasons(kind);
  const { action, done, skipped, failed, left, isUndo } = report;
  const failures = failed.map(({ job, error }) => ({ row: job.row, why: reasonOf(error, job) }));
  const passed = skipped.map(({ row, why }): Said => {
    if (why === 'publisher') return { row, why: t('mass.forPublisher') };
    return {
      row,
      why: why === 'category' || !row.status ? t('mass.sameCategory') : t(`content.statuses.${row.status}`),
    };
  });
  const notReached = left.map(({ row }): Said => ({ row, why: '' }));
  const save = () =>
    saveCsv(`${kind.path}-report`, [
      ['id', 'address', 'name', 'result', 'reason'],
      ...[
        ...failures.map((said) => ({ ...said, result: 'failed' })),
        ...passed.map((said) => ({ ...said, result: 'skipped' })),
        ...notReached.map((said) => ({ ...said, result: 'left' })),
      ].map(({ row, why, result }) => [row.id, row.slug ?? row.code ?? '', row[kind.called] ?? '', result, why]),
    ]);
  return (
    <OfficeDialog
      title={t('mass.report')}
      onClose={onClose}
      submit={failed.length > 0 ? { label: t('mass.again'), run: onAgain } : undefined}
    >
      {done.length > 0 && (
        <Notice kind="success">{t(isUndo ? 'mass.undone' : 'mass.done', { count: done.length })}</Notice>
      )}
      <Part kind={kind} title={t('mass.failed', { count: failed.length })} of={failures} />
      <Part kind={kind} title={t('mass.skipped', { count: skipped.length })} of={passed} />
      <Part kind={kind} title={t('mass.left', { count: left.length })} of={notReached} />
      {isUndo && action === 'archive' && <p>{t('mass.undoNote')}</p>}
      <div>
        <Button onClick={save}>{t('mass.file')}</Button>
      </div>
    </OfficeDialog>
  );
}

function Part({ kind, title, of }: { kind: Kind; title: ReactNode; of: Said[] }) {
  const { t } = useTranslation('admin');
  if (of.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <ul>
        {of.slice(0, SHOWN).map(({ row, why }) => (
          <li key={row.id}>
            <Link to={paths.dashboardForm(kind.screen, row.id)}>{row[kind.called] ?? t('content.nameless')}</Link>
            {why && <span>{why}</span>}
          </li>
        ))}
      </ul>
      {of.length > SHOWN && <p>{t('mass.more', { count: of.length - SHOWN })}</p>}
    </section>
  );
}

/** Why something was refused: of fields by the names that its form has, of a price what it has become meanwhile. */
function useReasons(kind: Kind): (error: unknown, job: BulkJob) => string {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const words = useMemberWords(kind);
  return (error, { steps: [step] }) => {
    const current = currentOf<Record<string, unknown>>(error)?.current;
    if (current && kind.price && step?.to === 'set' && kind.price in step.told) {
      const [now, then] = [current[kind.price], step.told[kind.price]].map((price) =>
        price === null || price === undefined ? t('content.nothing') : format.usd(price as string),
      );
      return t('mass.priceMeanwhile', { now, then });
    }
    const fields = isApiError(error) ? Object.entries(error.fields ?? {}) : [];
    if (fields.length === 0) return errorText(error);
    return fields.map(([path, [message = '']]) => `${words.label(path.split('.'))}: ${message}`).join(' ');
  };
}
