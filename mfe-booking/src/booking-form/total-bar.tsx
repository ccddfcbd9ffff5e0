import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import styles from './total-bar.module.css';
import type { Reprice } from './use-reprice';

/** The total while the form is filled in on a phone; the panel below says it to everybody, with all that it is made of. */
export function TotalBar({ price }: { price: Pick<Reprice, 'shown' | 'asking' | 'faults'> }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const isRefused = Object.keys(price.faults).length > 0;
  return (
    <p className={styles.bar} aria-hidden="true" data-busy={price.asking || undefined}>
      <span>{t('total.title')}</span>
      <strong>{isRefused ? t('details.noPrice') : format.usd(price.shown.total)}</strong>
    </p>
  );
}
