import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { DataTable } from '../office/data-table';
import styles from './exchange.module.css';
import type { Outcome, PreviewRow } from './preview-rows';

const PAGE_SIZE = 50;
/** Outcomes whose name alone does not say why. */
const TOLD: readonly Outcome[] = ['suggested', 'conflict', 'skipped'];

/** Rows of a file: the text that stands, the text of the file, and what becomes of it. */
export function RowTable({ rows }: { rows: PreviewRow[] }) {
  const { t } = useTranslation('i18n');
  const format = useFormat();
  const [page, setPage] = useState(1);
  // Another filter has other pages.
  const last = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const current = Math.min(page, last);
  return (
    <DataTable
      label={t('rows.label')}
      isCompact
      rows={rows.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE)}
      rowKey={({ row, name }) => `${row} ${name}`}
      columns={[
        {
          key: 'row',
          title: t('rows.row'),
          narrow: 'hidden',
          render: ({ row }) => format.number(row),
        },
        { key: 'key', title: t('rows.key'), render: ({ name }) => <code className={styles.key}>{name}</code> },
        { key: 'now', title: t('rows.now'), render: ({ now }) => <Words of={now} /> },
        { key: 'file', title: t('rows.file'), render: ({ file }) => <Words of={file} /> },
        {
          key: 'result',
          title: t('rows.result'),
          render: ({ outcome, reason, untranslated }) => (
            <div className={styles.result}>
              <span className={styles.outcome} data-outcome={outcome}>
                {t(`outcomes.${outcome}`)}
              </span>
              {reason && <span>{reason}</span>}
              {TOLD.includes(outcome) && <span>{t(`outcomeHints.${outcome as 'conflict'}`)}</span>}
              {untranslated && <span>{t('importing.untranslated')}</span>}
            </div>
          ),
        },
      ]}
      pagination={{ current, pageSize: PAGE_SIZE, total: rows.length, onChange: setPage }}
    />
  );
}

/** A text as it is, in as much room as the column has. */
const Words = ({ of: text }: { of: string | null }) =>
  text === null ? <span className={styles.none}>—</span> : <span className={styles.words}>{text}</span>;
