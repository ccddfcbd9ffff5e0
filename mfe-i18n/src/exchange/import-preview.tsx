import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportReportDto } from '@atoll/api-client/endpoints/translations.gen';
import { useFormat } from '@atoll/i18n/instance';
import { Notice } from '@atoll/ui/notice';
import { saveCsv } from '@atoll/ui/office/save-csv';
import styles from './exchange.module.css';
import { OUTCOMES, type Outcome, outcomeCounts, previewRows } from './preview-rows';
import { RowTable } from './row-table';

/** What somebody has to look at: these rows change nothing. */
const PROBLEMS: readonly Outcome[] = ['rejected', 'conflict', 'skipped'];
/** Rows that the API tells of, at most. */
const MAX_TOLD = 1000;

/** What a file would change, by tiles that filter the rows; and the button that does it, while this is what it would do. */
export function ImportPreview({
  report,
  isCurrent,
  isApplying,
  fileName,
  onApply,
}: {
  report: ImportReportDto;
  isCurrent: boolean;
  isApplying: boolean;
  fileName: string;
  onApply: () => void;
}) {
  const { t } = useTranslation('i18n');
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const rows = useMemo(() => previewRows(report), [report]);
  const counts = outcomeCounts(report);
  const changes = counts.created + counts.updated + counts.suggested;
  const problems = rows.filter((row) => PROBLEMS.includes(row.outcome));
  // What was asked for is read from its beginning.
  useEffect(() => heading.current?.focus(), []);
  const keepProblems = () => {
    const head = ['row', 'key', 'now', 'file', 'result'].map((column) => t(`rows.${column as 'key'}`));
    const lines = problems.map(({ row, name, now, file, outcome: result, reason }) => [
      ...[String(row), name, now ?? '', file ?? ''],
      reason ?? t(`outcomeHints.${result as 'conflict'}`),
    ]);
    saveCsv(`${fileName.replace(/\.[^.]*$/, '')}-${t('importing.problemsName')}`, [head, ...lines]);
  };
  return (
    <section className={styles.step} aria-labelledby="import-preview">
      <h2 id="import-preview" ref={heading} tabIndex={-1}>
        {t('importing.preview')}
      </h2>
      <div className={styles.tiles} role="group" aria-label={t('importing.outcomes')}>
        {OUTCOMES.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.tile}
            data-outcome={one}
            aria-pressed={outcome === one}
            disabled={!rows.some((row) => row.outcome === one)}
            onClick={() => setOutcome(outcome === one ? undefined : one)}
          >
            <strong>{format.number(counts[one])}</strong>
            <span>{t(`outcomes.${one}`)}</span>
          </button>
        ))}
      </div>
      {rows.length > 0 && <RowTable rows={outcome ? rows.filter((row) => row.outcome === outcome) : rows} />}
      {report.rows.length === MAX_TOLD && <p className={styles.note}>{t('importing.firstOnly')}</p>}
      {!isCurrent && <Notice kind="warning">{t('importing.stale')}</Notice>}
      {isCurrent && changes === 0 && <Notice>{t('importing.nothing')}</Notice>}
      <div className={styles.row}>
        <Button
          type="primary"
          disabled={!isCurrent || report.import_id === null}
          aria-busy={isApplying}
          onClick={() => !isApplying && onApply()}
        >
          {t('importing.apply', { count: changes })}
        </Button>
        {problems.length > 0 && <Button onClick={keepProblems}>{t('importing.keepProblems')}</Button>}
      </div>
    </section>
  );
}
