import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { LinkButton } from '@atoll/ui/link-button';
import { isLeast, shownPrice, useOfferWords } from '@atoll/ui/offer-words';
import type { PackageDetail } from '../shared/catalog';
import styles from '../shared/booking-bar.module.css';

/** Price and booking at the bottom of a phone's window. */
export function BookingBar({ item, book }: { item: PackageDetail; book: string }) {
  const { t } = useTranslation(['catalog', 'common']);
  const format = useFormat();
  const words = useOfferWords();
  const shown = shownPrice(item);
  return (
    <div className={styles.bar}>
      {shown ? (
        <p className={styles.price}>
          {isLeast(item) && <span className={styles.basis}>{t('common:price.from')} </span>}
          <span className={styles.amount}>{format.total(shown.amount)}</span>{' '}
          <span className={styles.basis}>{words.basis(item)}</span>
          <span className={styles.total}>{words.when(item) ?? words.covers(item) ?? t('common:price.allIn')}</span>
        </p>
      ) : (
        <p className={styles.price}>{t('common:price.onRequest')}</p>
      )}
      <LinkButton to={book}>{t('package.book')}</LinkButton>
    </div>
  );
}
