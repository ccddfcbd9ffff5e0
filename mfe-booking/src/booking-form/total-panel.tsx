import { useTranslation } from 'react-i18next';
import { useDisplayCurrency, useFormat } from '@atoll/i18n/instance';
import { bookingTotal } from '../shared/booking-total';
import type { Trip } from '../shared/trip';
import styles from './total-panel.module.css';

/** What the trip costs for these travellers, how it comes about, and in which money it is paid. */
export function TotalPanel({ trip, travellers }: { trip: Trip; travellers: number }) {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  const { code } = useDisplayCurrency();
  const { units, total } = bookingTotal(trip.price, trip.pricing_type, travellers);
  const price = format.usd(trip.price);
  const line = {
    per_person: () => t('total.perPerson', { price, travellers: t('common:units.travellers', { count: travellers }) }),
    per_room: () => t('total.perRoom', { price, rooms: t('total.rooms', { count: units }) }),
    per_group: () => t('total.perGroup'),
  }[trip.pricing_type];
  return (
    <section className={styles.panel} aria-labelledby="booking-total">
      <h2 id="booking-total">{t('total.title')}</h2>
      <div role="status" className={styles.sum}>
        <p className={styles.amount}>{format.usd(total)}</p>
        {code !== 'USD' && <p className={styles.shown}>{t('total.shown', { amount: format.money(total) })}</p>}
        <p className={styles.line}>{line()}</p>
      </div>
      {trip.pricing_type === 'per_room' && <p className={styles.line}>{t('total.roomNote')}</p>}
      <p className={styles.note}>
        {t('common:price.allIn')} · {t('total.charged')}
      </p>
    </section>
  );
}
