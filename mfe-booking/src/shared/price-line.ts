import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { type PackageOffer, shownPrice, useOfferWords } from '@atoll/ui/offer-words';

/** How a total comes about: `$7,980 × 1 villa`. */
export function usePriceLine(): (offer: PackageOffer, units: number) => string {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const words = useOfferWords();
  return (offer, units) => {
    const counted = words.units(offer, units);
    return counted
      ? t('total.line', { price: format.usd(shownPrice(offer)?.amount ?? offer.price), units: counted })
      : t('total.perGroup');
  };
}
