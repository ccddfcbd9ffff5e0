import type { Trip } from '../shared/trip';
import styles from './form.module.css';
import type { Reprice } from './use-reprice';
import { useTotalTitle, useTotalWords } from './use-total-title';

/** The total beside the button on a phone, where it stays in sight; the panel says it to everybody else, and to whoever listens. */
export function TotalBar({ trip, price }: { trip: Trip; price: Pick<Reprice, 'shown' | 'details' | 'standing'> }) {
  const isKnown = price.standing === 'known';
  return (
    <p className={styles.bar} aria-hidden="true" data-words={!isKnown || undefined}>
      <span>{useTotalTitle(trip, price)}</span>
      <strong>{useTotalWords(price)}</strong>
    </p>
  );
}
