import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { Icon } from '@atoll/ui/icon';
import { monthAfter } from '../departures/month-days';
import styles from './month-turn.module.css';

/** The month that is shown, and the ones beside it. @param month such as 2027-01 */
export function MonthTurn({ month, onTurn }: { month: string; onTurn: (month: string) => void }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <header className={styles.turn}>
      <Button
        onClick={() => onTurn(monthAfter(month, -1))}
        aria-label={t('departures.before')}
        icon={<Icon name="back" />}
      />
      <h2 aria-live="polite">{format.date(`${month}-01`, { month: 'long', year: 'numeric' })}</h2>
      <Button
        onClick={() => onTurn(monthAfter(month, 1))}
        aria-label={t('departures.after')}
        icon={<Icon name="forward" />}
      />
    </header>
  );
}
