import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { Icon } from '@atoll/ui/icon';
import type { Transfer } from './catalog';
import type { FlightsTo } from './check-arg';
import { FlightTimes } from './flight-times';
import { Block } from './prose';
import styles from './transfer-block.module.css';
import { modeIcon } from './mode-icon';
import { useLabels } from './use-labels';

/** Where on a page it stands. */
export const GETTING_THERE = 'getting-there';

/** How one gets there, how long it takes, and what to mind about the landing time. */
export function TransferBlock({ transfer, to }: { transfer: Transfer | null; to: FlightsTo | null }) {
  const { t } = useTranslation(['catalog', 'common']);
  const labels = useLabels();
  const format = useFormat();
  const mode = labels.mode(transfer?.mode);
  if (!transfer || !mode) return null;
  const note = labels.transferNote(transfer.mode);
  return (
    <Block title={t('package.transfer')} id={GETTING_THERE}>
      <div className={styles.transfer}>
        <Icon name={modeIcon(transfer.mode)} className={styles.icon} />
        <div>
          <p className={styles.fact}>
            {transfer.minutes
              ? t('package.transferFact', { mode, minutes: t('common:units.minutes', { count: transfer.minutes }) })
              : mode}
          </p>
          {transfer.price_adult_return && (
            <p>
              {t(to?.resort ? 'resort.transferOnTop' : 'resort.transferPrice', {
                amount: format.money(transfer.price_adult_return),
              })}
            </p>
          )}
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </div>
      {to && <FlightTimes to={to} />}
    </Block>
  );
}
