import { useTranslation } from 'react-i18next';
import type { Trip } from '../shared/trip';
import styles from './form.module.css';
import type { Reprice } from './use-reprice';
import { useShownTotal, useTotalTitle } from './use-shown-total';

/** The total beside the button on a phone, where it stays in sight; the panel says it to everybody else, and to whoever listens. */
export function TotalBar({ trip, price }: { trip: Trip; price: Pick<Reprice, 'shown' | 'asking' | 'faults'> }) {
  const { t } = useTranslation('booking');
  const title = useTotalTitle(trip);
  const shown = useShownTotal();
  const isRefused = Object.keys(price.faults).length > 0;
  return (
    <p className={styles.bar} aria-hidden="true" data-busy={price.asking || undefined}>
      <span>{title}</span>
      <strong>{isRefused ? t('details.noPrice') : shown(price.shown.total)}</strong>
    </p>
  );
}
