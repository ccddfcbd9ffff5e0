import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { type PackageOffer, shownPrice, useOfferWords } from '@atoll/ui/offer-words';
import { toCents } from '@atoll/contract/cents';

/** How a total comes about: `$7,980 × 1 villa`; `2 travellers` where it is not the price so many times. */
export function usePriceLine(): (offer: PackageOffer, units: number, total: string) => string {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const words = useOfferWords();
  return (offer, units, total) => {
    const counted = words.units(offer, units);
    if (!counted) return t('total.perGroup');
    const price = shownPrice(offer)?.amount ?? offer.price;
    const isProduct = toCents(price) * units === toCents(total);
    return isProduct ? t('total.line', { price: format.usd(price), units: counted }) : counted;
  };
}
