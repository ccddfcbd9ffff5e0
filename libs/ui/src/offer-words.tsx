import { useTranslation } from 'react-i18next';
import type { Occupancy, Offer } from '@atoll/contract/price';
import { useFormat } from '@atoll/i18n/instance';

/** What a package costs on the next day that can be booked, all in. */
export interface PriceFrom {
  amount: string;
  date: string;
  /** On the cheapest and the dearest open day. */
  lowest: string;
  highest: string;
  original: string | null;
  discount_percent: number | null;
}

/** A package's price as the API answers it. */
export interface PackageOffer extends Offer {
  /** What the agency asks, before seasons and what comes on top: shown only where nobody has said what that comes to. */
  price: string;
  original_price?: string | null;
  /** Null where no day can be booked; an API of before says nothing of it. */
  price_from?: PriceFrom | null;
  group_size_max?: number | null;
  /** What two adults pay. */
  total_for_two?: string | null;
}

/** What is shown as the price of a package, and what it was before; null where there is none to show. */
export function shownPrice({ price, original_price: original, price_from: from }: PackageOffer) {
  if (from === null) return null;
  return from ?? { amount: price, original: original ?? null };
}

/** Whether every other open day costs as much or more, and one costs more: the amount is where prices begin. */
export const isLeast = ({ price_from: from }: Pick<PackageOffer, 'price_from'>): boolean =>
  from != null && from.lowest === from.amount && from.highest !== from.amount;

/** The word for what a price is for, among those of `price`. */
export const basisOf = ({ pricing_type, occupancy }: Offer) =>
  pricing_type === 'per_room' && occupancy?.unit === 'villa' ? 'per_villa' : pricing_type;

/** What a package's price is for, as cards, pages, form, confirmation and office say it. */
export function useOfferWords() {
  const { t } = useTranslation('common');
  const format = useFormat();

  /** `per villa` */
  const basis = (offer: Offer): string => t(`price.${basisOf(offer)}`);

  /** `2 adults and 2 children under 12` */
  const whom = ({ adults, children, child_age_max: oldest }: Occupancy): string => {
    const young =
      oldest === null
        ? t('units.children', { count: children })
        : t('units.childrenUnder', { count: children, age: oldest + 1 });
    return format.list([t('units.adults', { count: adults }), ...(children > 0 ? [young] : [])]);
  };

  /** Whom the price covers: `$2,598 total for 2`, `for up to 12 travellers`, `for 2 adults and 2 children under 12`. */
  const covers = ({ pricing_type, occupancy, group_size_max: most, total_for_two: forTwo }: PackageOffer) => {
    if (pricing_type === 'per_room') return occupancy && t('price.takes', { who: whom(occupancy) });
    if (pricing_type === 'per_group') return most ? t('price.upTo', { count: most }) : null;
    return forTwo ? t('price.totalForTwo', { total: format.total(forTwo) }) : null;
  };

  /** The day of arrival that the price is of, where a cheaper one can be found: `arriving on 24 December 2026`. */
  const when = ({ price_from: from }: PackageOffer): string | null =>
    from && from.lowest !== from.amount ? t('price.onDay', { date: format.date(from.date) }) : null;

  /** How often a price counts: `3 travellers`, `2 villas`; null for a group. */
  const units = ({ pricing_type, occupancy }: Offer, count: number): string | null => {
    if (pricing_type === 'per_group') return null;
    if (pricing_type === 'per_person') return t('units.travellers', { count });
    return t(occupancy?.unit === 'villa' ? 'units.villas' : 'units.rooms', { count });
  };

  return { basis, whom, covers, when, units };
}
