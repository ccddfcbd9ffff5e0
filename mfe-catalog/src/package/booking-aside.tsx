import { useTranslation } from 'react-i18next';
import { useDisplayCurrency, useFormat } from '@atoll/i18n/instance';
import { LinkButton } from '@atoll/ui/link-button';
import { shownPrice } from '@atoll/ui/offer-words';
import { PackagePrice } from '@atoll/ui/price';
import type { PackageDetail } from '../shared/catalog';
import { flightsToPackage } from '../shared/check-arg';
import { FlightsFit } from '../shared/flights-fit';
import styles from './booking-aside.module.css';
import { TRIP } from './package-sections';

/** The price and the way to book, beside the story on a wide window. */
export function BookingAside({ item, book }: { item: PackageDetail; book: string }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const currency = useDisplayCurrency();
  const shown = shownPrice(item);
  const flights = flightsToPackage(item);
  return (
    <aside className={styles.aside} aria-label={t('package.booking')}>
      <PackagePrice offer={item} size="large" />
      {item.pricing_type === 'per_group' && <p>{t('package.perGroupNote')}</p>}
      {shown && currency.code !== 'USD' && (
        <p className={styles.charged}>{t('package.charged', { amount: format.usd(shown.amount) })}</p>
      )}
      <LinkButton to={book} size="large" wide className={styles.book}>
        {t('package.book')}
      </LinkButton>
      <p className={styles.note}>{t(item.confirmation_mode === 'instant' ? 'package.holdNote' : 'package.bookNote')}</p>
      {item.transfer && flights && <FlightsFit to={flights} />}
      {shown && (
        <p className={styles.taxes}>
          {t('package.taxes')} <a href={`#${TRIP.price}`}>{t('cost.link')}</a>
        </p>
      )}
      {item.cancellation_policy && <p className={styles.taxes}>{item.cancellation_policy.label}</p>}
    </aside>
  );
}
