import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { Price } from './price.tsx';

/** A place's price of a night as the API answers it. */
export interface PricedNight {
  /** What the house asks, before seasons and what comes on top: shown only where nobody has said what that comes to. */
  price_from_per_night: string;
  /** Null where no night can be booked; an API of before says nothing of it. */
  price_from?: { amount: string; date: string; lowest: string } | null;
}

/**
 * What two pay for the cheapest room on the next night that can be booked, in US dollars, and that night where another one is cheaper.
 * @returns null where no night can be booked
 */
export function shownNight({ price_from_per_night: asked, price_from: from }: PricedNight) {
  if (from === null) return null;
  if (from === undefined) return { amount: asked, lowest: asked, date: null };
  return { amount: from.amount, lowest: from.lowest, date: from.lowest === from.amount ? null : from.date };
}

/** The all-in price of a night; that one has to ask for it where no night can be booked. */
export function NightPrice({ resort, size = 'medium' }: { resort: PricedNight; size?: 'medium' | 'large' }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const shown = shownNight(resort);
  if (!shown)
    return (
      <p className="doc-price" data-size={size}>
        <span className="doc-price__basis">{t('price.onRequest')}</span>
      </p>
    );
  return (
    <Price
      amount={shown.amount}
      basis={t('price.per_night')}
      from
      when={shown.date === null ? null : t('price.onDay', { date: format.date(shown.date) })}
      size={size}
    />
  );
}
