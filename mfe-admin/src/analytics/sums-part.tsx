import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import styles from './analytics.module.css';
import { Bar } from './bar';
import { saveCsv } from '@atoll/ui/office/save-csv';

export interface Sum {
  key: string;
  /** What was counted, in words. */
  name: string;
  /** The same where it leads somewhere. */
  label?: ReactNode;
  count: number;
  /** In the period before; undefined where that is not known. */
  before?: number | undefined;
  /** What else was counted of the same. */
  other?: number | undefined;
}

/** Sums of one kind: a table whose bars are the chart, and a file of it. */
export function SumsPart({
  title,
  hint,
  of,
  counted,
  other,
  file,
  sums,
}: {
  title: string;
  hint?: string;
  /** What the rows are, and what is counted of them. */
  of: string;
  counted: string;
  /** What else is counted. */
  other?: string;
  file: string;
  sums: Sum[];
}) {
  const { t } = useTranslation('admin');
  const id = useId();
  const format = useFormat();
  const most = Math.max(...sums.map(({ count }) => count), 0);
  const compared = sums.some(({ before }) => before !== undefined);
  const head = [of, counted, ...(compared ? [t('analytics.before')] : []), ...(other ? [other] : [])];
  const save = () =>
    saveCsv(file, [
      head,
      ...sums.map(({ name, count, before, other: more }) => [
        ...[name, count],
        ...(compared ? [before ?? ''] : []),
        ...(other ? [more ?? 0] : []),
      ]),
    ]);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {sums.length > 0 && (
          <Button size="small" onClick={save} aria-label={t('analytics.csvOf', { what: title })}>
            {t('list.export')}
          </Button>
        )}
      </header>
      {hint && <p className={styles.hint}>{hint}</p>}
      {sums.length === 0 ? (
        <p className={styles.hint}>{t('analytics.nothing')}</p>
      ) : (
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">{counted}</th>
              {compared && <th scope="col">{t('analytics.before')}</th>}
              {other && <th scope="col">{other}</th>}
            </tr>
          </thead>
          <tbody>
            {sums.map(({ key, name, label, count, before, other: more }) => (
              <tr key={key}>
                <th scope="row">
                  {label ?? name}
                  <Bar value={count} most={most} />
                </th>
                <td>{format.number(count)}</td>
                {compared && (
                  <td className={styles.before}>
                    {before === undefined ? '—' : format.number(before)} <Change now={count} before={before} />
                  </td>
                )}
                {other && <td>{format.number(more ?? 0)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** By how much it became more or less; nothing where there was nothing to compare to. */
function Change({ now, before }: { now: number; before: number | undefined }) {
  const format = useFormat();
  if (!before) return null;
  const part = (now - before) / before;
  return (
    <span className={styles.change} data-less={part < 0 || undefined}>
      {format.number(part, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })}
    </span>
  );
}
