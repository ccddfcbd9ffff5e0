import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { Icon } from './icon.tsx';
import styles from './rating.module.css';

/** Average of the reviews with their number; nothing where there are none. */
export function Rating({ average, count }: { average: number | string | null | undefined; count?: number }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  if (average === null || average === undefined || count === 0) return null;
  const shown = format.number(Number(average), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={styles.rating}>
      <Icon name="star" />
      <span className="doc-hidden">{t('rating.label', { rating: shown })}</span>
      <span aria-hidden="true">{shown}</span>
      {count ? <span className={styles.count}>{t('units.reviews', { count })}</span> : null}
    </span>
  );
}

/** Official star class of a resort. */
export function Stars({ stars }: { stars: number | null | undefined }) {
  if (!stars) return null;
  return (
    <span className={styles.rating} role="img" aria-label={`${stars} ★`}>
      {Array.from({ length: stars }, (_, index) => (
        <Icon key={index} name="star" />
      ))}
    </span>
  );
}
