import { useTranslation } from 'react-i18next';
import type { Occupancy, Offer } from '@atoll/contract/price';
import { useFormat } from '@atoll/i18n/instance';

/** A package's price as the API answers it. */
export interface PackageOffer extends Offer {
  price: string;
  group_size_max?: number | null;
  /** What two adults pay. */
  total_for_two?: string | null;
}

/** What a package's price is for, as cards, pages, form, confirmation and office say it. */
export function useOfferWords() {
  const { t } = useTranslation('common');
  const format = useFormat();

  /** `per villa` */
  const basis = ({ pricing_type, occupancy }: Offer): string =>
    t(pricing_type === 'per_room' && occupancy?.unit === 'villa' ? 'price.per_villa' : `price.${pricing_type}`);

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
    return forTwo ? t('price.totalForTwo', { total: format.money(forTwo) }) : null;
  };

  /** How often a price counts: `3 travellers`, `2 villas`; null for a group. */
  const units = ({ pricing_type, occupancy }: Offer, count: number): string | null => {
    if (pricing_type === 'per_group') return null;
    if (pricing_type === 'per_person') return t('units.travellers', { count });
    return t(occupancy?.unit === 'villa' ? 'units.villas' : 'units.rooms', { count });
  };

  return { basis, whom, covers, units };
}
