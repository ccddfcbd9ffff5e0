import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { LinkButton } from '@atoll/ui/link-button';
import { useOfferWords } from '@atoll/ui/offer-words';
import type { PackageDetail } from '../shared/catalog';
import styles from './booking-bar.module.css';

/** Price and booking at the bottom of a phone's window. */
export function BookingBar({ item }: { item: PackageDetail }) {
  const { t } = useTranslation(['catalog', 'common']);
  const format = useFormat();
  const words = useOfferWords();
  return (
    <div className={styles.bar}>
      <p className={styles.price}>
        <span className={styles.amount}>{format.money(item.price)}</span>{' '}
        <span className={styles.basis}>{words.basis(item)}</span>
        <span className={styles.total}>{words.covers(item) ?? t('common:price.allIn')}</span>
      </p>
      <LinkButton to={paths.packageBook(item.slug)}>{t('package.book')}</LinkButton>
    </div>
  );
}
