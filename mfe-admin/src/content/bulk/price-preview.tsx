import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { saveCsv } from '@atoll/ui/office/save-csv';
import type { Kind } from '../kind';
import styles from './bulk.module.css';
import { type PriceLine, isChange } from './price-file';

/** More than these nobody looks through here; what is wrong comes first. */
const SHOWN = 200;

/** What each line of a file would change, and those that cannot be taken as a file to mend. */
export function PricePreview({ kind, head, lines }: { kind: Kind; head: string[]; lines: PriceLine[] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const wrong = lines.filter(({ fault }) => fault !== undefined);
  const changed = lines.filter(isChange);
  const same = lines.length - wrong.length - changed.length;
  const said = [
    t('mass.willChange', { count: changed.length }),
    same > 0 && t('mass.willStay', { count: same }),
    wrong.length > 0 && t('mass.wrong', { count: wrong.length }),
  ].filter((text) => typeof text === 'string');
  const shown = [...wrong, ...changed];
  const save = () =>
    saveCsv(`${kind.path}-wrong-lines`, [
      [...head, t('mass.reason')],
      ...wrong.map(({ cells, fault }) => [
        ...head.map((_name, index) => cells[index] ?? ''),
        fault ? t(`mass.fault_${fault}`) : '',
      ]),
    ]);
  return (
    <>
      <p role="status">
        <strong>{said.join(' · ')}</strong>
      </p>
      {wrong.length > 0 && (
        <div>
          <Button onClick={save}>{t('mass.wrongFile')}</Button>
        </div>
      )}
      {shown.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.preview}>
            <thead>
              <tr>
                <th scope="col">{t('mass.line')}</th>
                <th scope="col">{t('content.name')}</th>
                <th scope="col" data-align="end">
                  {t('mass.now')}
                </th>
                <th scope="col" data-align="end">
                  {t('mass.then')}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.slice(0, SHOWN).map(({ line, row, before, after, fault, named }) => (
                <tr key={line} data-wrong={fault !== undefined || undefined}>
                  <td>{format.number(line)}</td>
                  <td>{row?.[kind.called] ?? named}</td>
                  <td data-align="end">{before ? format.usd(before) : t('content.nothing')}</td>
                  <td data-align="end">
                    {fault ? t(`mass.fault_${fault}`) : after !== undefined && format.usd(after)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {shown.length > SHOWN && <p>{t('mass.more', { count: shown.length - SHOWN })}</p>}
    </>
  );
}
