import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { LinkButton } from '@atoll/ui/link-button';
import { shownNight } from '@atoll/ui/night-price';
import styles from '../shared/booking-bar.module.css';
import type { ResortDetail } from '../shared/catalog';

/** Price of a night and the way to its dates at the bottom of a phone's window. */
export function StayBar({ resort }: { resort: ResortDetail }) {
  const { t } = useTranslation(['catalog', 'common']);
  const format = useFormat();
  const night = shownNight(resort);
  return (
    <div className={styles.bar}>
      <p className={styles.price}>
        {night ? (
          <>
            <span className={styles.basis}>{t('common:price.from')} </span>
            <span className={styles.amount}>{format.total(night.amount)}</span>{' '}
            <span className={styles.basis}>{t('common:price.per_night')}</span>
            {night.date !== null && (
              <span className={styles.basis}> {t('common:price.onDay', { date: format.date(night.date) })}</span>
            )}
          </>
        ) : (
          <span className={styles.basis}>{t('common:price.onRequest')}</span>
        )}
      </p>
      <LinkButton to={paths.resortBook(resort.slug)}>{t('catalog:resort.book')}</LinkButton>
    </div>
  );
}
