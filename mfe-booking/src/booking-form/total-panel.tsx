import { useTranslation } from 'react-i18next';
import { type Party, unitsOf } from '@atoll/contract/price';
import { useDisplayCurrency, useFormat } from '@atoll/i18n/instance';
import { Meta } from '@atoll/ui/card';
import { useOfferWords } from '@atoll/ui/offer-words';
import { PriceConditions, PriceLines } from '../shared/price-details';
import { usePriceLine } from '../shared/price-line';
import type { Trip } from '../shared/trip';
import styles from './total-panel.module.css';
import type { Reprice } from './use-reprice';

/** What the trip costs for these travellers, how it comes about, when it is paid and what comes back. */
export function TotalPanel({
  trip,
  party,
  price,
}: {
  trip: Trip;
  party: Party;
  price: Pick<Reprice, 'shown' | 'details' | 'asking' | 'faults' | 'availability'>;
}) {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  const words = useOfferWords();
  const priceLine = usePriceLine();
  const { code } = useDisplayCurrency();
  const { details, asking, faults, availability } = price;
  const refused = Object.keys(faults).length > 0;
  const { total } = price.shown;
  const { occupancy } = trip;
  return (
    <section className={styles.panel} aria-labelledby="booking-total" aria-busy={asking}>
      <h2 id="booking-total">{t('total.title')}</h2>
      <div role="status" className={styles.sum}>
        {refused ? (
          <p>{t('details.noPrice')}</p>
        ) : (
          <>
            <p className={styles.amount}>{format.usd(total)}</p>
            {code !== 'USD' && <p className={styles.shown}>{t('total.shown', { amount: format.money(total) })}</p>}
            {!details && <p className={styles.line}>{priceLine(trip, unitsOf(trip, party))}</p>}
          </>
        )}
        {availability === 'SOLD_OUT' && <p className={styles.full}>{t('details.soldOut')}</p>}
        {availability === 'CLOSED' && <p className={styles.full}>{t('details.closed')}</p>}
      </div>
      {occupancy && (
        <p className={styles.line}>
          {t(occupancy.unit === 'villa' ? 'total.villaTakes' : 'total.roomTakes', { who: words.whom(occupancy) })}
        </p>
      )}
      {details && <PriceLines details={details} />}
      <div className={styles.note}>
        {details ? (
          <PriceConditions details={details} />
        ) : (
          <Meta items={[t('common:price.allIn'), t('total.charged')]} />
        )}
      </div>
    </section>
  );
}
