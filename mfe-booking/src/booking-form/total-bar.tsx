import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import type { Trip } from '../shared/trip';
import styles from './form.module.css';
import type { Reprice } from './use-reprice';
import { useTotalTitle } from './use-total-title';

/** The total beside the button on a phone, where it stays in sight; the panel says it to everybody else, and to whoever listens. */
export function TotalBar({
  trip,
  price,
}: {
  trip: Trip;
  price: Pick<Reprice, 'shown' | 'details' | 'asking' | 'faults'>;
}) {
  const { t } = useTranslation('booking');
  const title = useTotalTitle(trip, price.details !== null);
  const format = useFormat();
  const isRefused = Object.keys(price.faults).length > 0;
  return (
    <p className={styles.bar} aria-hidden="true" data-busy={price.asking || undefined}>
      <span>{title}</span>
      <strong>{isRefused ? t('details.noPrice') : format.total(price.shown.total)}</strong>
    </p>
  );
}
