import { useTranslation } from 'react-i18next';
import { sentences } from '@atoll/contract/lists';
import { type Party, unitsOf } from '@atoll/contract/price';
import { useDisplayCurrency, useFormat } from '@atoll/i18n/instance';
import { Meta } from '@atoll/ui/card';
import { useOfferWords } from '@atoll/ui/offer-words';
import { PriceConditions, PriceLines } from '@atoll/ui/price-details';
import { usePriceLine } from '../shared/price-line';
import { refusalText } from '../shared/refusal-text';
import type { Trip } from '../shared/trip';
import styles from './total-panel.module.css';
import { type Way, isAsked } from '../shared/way';
import type { Reprice } from './use-reprice';
import { useTotalTitle, useTotalWords } from './use-total-title';

/** What the trip costs for these travellers, how it comes about, when it is paid and what comes back. */
export function TotalPanel({
  trip,
  party,
  price,
  way,
}: {
  trip: Trip;
  party: Party;
  price: Pick<Reprice, 'shown' | 'details' | 'ratedOn' | 'standing' | 'failure'>;
  way: Way;
}) {
  const { t } = useTranslation(['booking', 'common']);
  const title = useTotalTitle(trip, price);
  const amount = useTotalWords(price);
  const words = useOfferWords();
  const priceLine = usePriceLine();
  const currency = useDisplayCurrency();
  const { details, standing, failure } = price;
  const isKnown = standing === 'known';
  // What the house asks, where nobody has said what that comes to.
  const isListed = trip.taxes_included === false && !trip.price_from;
  const { total } = price.shown;
  const { occupancy } = trip;
  const day = words.when(trip);
  return (
    <section className={styles.panel} aria-labelledby="booking-total" aria-busy={standing === 'asking'}>
      <h2 id="booking-total">{title}</h2>
      <div role="status" className={styles.sum}>
        {isKnown ? (
          <>
            <p className={styles.amount}>{amount}</p>
            {currency.code !== 'USD' && <Charged total={total} ratedOn={price.ratedOn} />}
            {!details && <p className={styles.line}>{priceLine(trip, unitsOf(trip, party), total)}</p>}
          </>
        ) : (
          <p>{amount}</p>
        )}
        {standing === 'unknown' && failure && <p className={styles.line}>{refusalText(failure)}</p>}
      </div>
      {isKnown && !details && day && <p className={styles.line}>{day}</p>}
      {occupancy && (
        <p className={styles.line}>
          {t(occupancy.unit === 'villa' ? 'total.villaTakes' : 'total.roomTakes', { who: words.whom(occupancy) })}
        </p>
      )}
      {details && <PriceLines details={details} nights={trip.duration_nights} currency={currency} />}
      <div className={styles.note}>
        {details ? (
          <PriceConditions details={details} isAsked={isAsked(trip, way)} />
        ) : (
          <Meta items={[isKnown && t(isListed ? 'common:price.onTop' : 'common:price.allIn'), t('total.charged')]} />
        )}
      </div>
    </section>
  );
}

/** What is charged of a total that stands there in another currency, and how the two go together. */
function Charged({ total, ratedOn }: { total: string; ratedOn: string | null }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { code, rate } = useDisplayCurrency();
  const inRate = (value: number, currency: string) =>
    format.number(value, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
      maximumFractionDigits: 4,
    });
  return (
    <p className={styles.shown}>
      {sentences(
        t('total.chargedAs', { amount: format.usd(total) }),
        ratedOn &&
          t('total.ratedOn', { date: format.date(ratedOn), dollar: inRate(1, 'USD'), rate: inRate(rate, code) }),
      )}
    </p>
  );
}
