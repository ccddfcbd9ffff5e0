import { useTranslation } from 'react-i18next';
import type { Party } from '@atoll/contract/price';
import { useDisplayCurrency, useFormat } from '@atoll/i18n/instance';
import { Meta } from '@atoll/ui/card';
import { useOfferWords } from '@atoll/ui/offer-words';
import { bookingTotal } from '../shared/booking-total';
import { usePriceLine } from '../shared/price-line';
import type { Trip } from '../shared/trip';
import styles from './total-panel.module.css';

/** What the trip costs for these travellers, how it comes about, and in which money it is paid. */
export function TotalPanel({ trip, party }: { trip: Trip; party: Party }) {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  const words = useOfferWords();
  const priceLine = usePriceLine();
  const { code } = useDisplayCurrency();
  const { units, total } = bookingTotal(trip, party);
  const { occupancy } = trip;
  return (
    <section className={styles.panel} aria-labelledby="booking-total">
      <h2 id="booking-total">{t('total.title')}</h2>
      <div role="status" className={styles.sum}>
        <p className={styles.amount}>{format.usd(total)}</p>
        {code !== 'USD' && <p className={styles.shown}>{t('total.shown', { amount: format.money(total) })}</p>}
        <p className={styles.line}>{priceLine(trip, units)}</p>
      </div>
      {occupancy && (
        <p className={styles.line}>
          {t(occupancy.unit === 'villa' ? 'total.villaTakes' : 'total.roomTakes', { who: words.whom(occupancy) })}
        </p>
      )}
      <div className={styles.note}>
        <Meta items={[t('common:price.allIn'), t('total.charged')]} />
      </div>
    </section>
  );
}
