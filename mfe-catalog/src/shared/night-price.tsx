import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { Price } from '@atoll/ui/price';
import { type PricedNight, shownNight } from './shown-night';

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
