import { useTranslation } from 'react-i18next';
import type { Offer } from '@atoll/contract/price';
import { useFormat } from '@atoll/i18n/instance';
import { useOfferWords } from '@atoll/ui/offer-words';

/** How a total comes about: `$7,980 × 1 villa`. */
export function usePriceLine(): (offer: Offer & { price: string }, units: number) => string {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const words = useOfferWords();
  return (offer, units) => {
    const counted = words.units(offer, units);
    return counted ? t('total.line', { price: format.usd(offer.price), units: counted }) : t('total.perGroup');
  };
}
