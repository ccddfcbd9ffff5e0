import { useOfferWords } from '@atoll/ui/offer-words';
import { Price } from '@atoll/ui/price';
import type { ExperienceItem } from './catalog';

type Priced = Pick<ExperienceItem, 'price' | 'pricing_type' | 'group_size_max'>;

/** What the price of something to do is for: each guest, or the boat with so many of them. */
export function useExperienceOffer(item: Priced) {
  const words = useOfferWords();
  const offer = { ...item, occupancy: null };
  return { basis: words.basis(offer), covers: words.covers(offer) };
}

/** The all-in price of something to do. */
export function ExperiencePrice({ item, size = 'medium' }: { item: Priced; size?: 'medium' | 'large' }) {
  return <Price amount={item.price} {...useExperienceOffer(item)} size={size} />;
}
