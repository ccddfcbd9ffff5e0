import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FootBar } from '@atoll/ui/office/foot-bar';
import type { Selection } from '@atoll/ui/office/use-selection';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { type TextUnit, stateOf } from './text-units';
import styles from './translations.module.css';
import type { TextStates } from './use-text-states';

/** Tab-separated, as spreadsheets take it: key, English, text. */
const asTable = (units: TextUnit[]): string =>
  units
    .flatMap(({ rows }) => rows)
    .map(({ namespace, key, source, value }) =>
      [`${namespace}:${key}`, source, value ?? ''].map((cell) => cell.replaceAll(/[\t\n]+/g, ' ')).join('\t'),
    )
    .join('\n');

/** What can be done with all chosen texts at once; at the foot of the page for as long as some are chosen. */
export function BulkBar({ units, selection, states }: { units: TextUnit[]; selection: Selection; states: TextStates }) {
  const { t } = useTranslation('i18n');
  const chosen = units.filter(({ id }) => selection.chosen.includes(id));
  const skipped = chosen.filter((unit) => stateOf(unit) === 'missing').length;
  const run = async (action: 'approve' | 'unapprove') => {
    if (await states.decideAll(chosen, action)) selection.all(false);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(asTable(chosen));
      notify({ kind: 'success', text: t('bulk.copied', { count: chosen.length }) });
    } catch {
      notify({ kind: 'error', text: t('bulk.notCopied') });
    }
  };
  if (chosen.length === 0) return null;
  return (
    <FootBar label={t('bulk.title')}>
      <span role="status">
        {t('bulk.chosen', { count: chosen.length })}
        {skipped > 0 && ` · ${t('bulk.skipped', { count: skipped })}`}
      </span>
      <Button type="primary" aria-busy={states.isBusy} onClick={() => void run('approve')}>
        {t('approve')}
      </Button>
      <Button aria-busy={states.isBusy} onClick={() => void run('unapprove')}>
        {t('unapprove')}
      </Button>
      <Button onClick={() => void copy()}>{t('bulk.copy')}</Button>
      <Button type="text" onClick={() => selection.all(false)}>
        {t('bulk.clear')}
      </Button>
    </FootBar>
  );
}

/** What became of the last step: how many, which were left out and why, and what undoes it. */
export function StatesReport({ states }: { states: TextStates }) {
  const { t } = useTranslation('i18n');
  const { fault, report, isBusy } = states;
  if (fault) return <Notice kind="error">{fault}</Notice>;
  if (!report) return null;
  return (
    <Notice
      kind={report.refused.length > 0 ? 'warning' : 'success'}
      title={t(`done.${report.action}`, { count: report.done })}
    >
      {report.refused.length > 0 && (
        <ul className={styles.faults}>
          {report.refused.map(({ id, message }) => (
            <li key={id}>
              <code>{id.replace(/^[^:]*:/, '')}</code> {message}
            </li>
          ))}
        </ul>
      )}
      {report.undo.length > 0 && (
        <Button size="small" aria-busy={isBusy} onClick={() => void states.undo(report)}>
          {t('bulk.undo')}
        </Button>
      )}
    </Notice>
  );
}
