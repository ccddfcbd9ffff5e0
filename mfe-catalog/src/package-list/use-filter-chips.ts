import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { useDestinations } from '../shared/destinations';
import type { FilterChip } from '../shared/filter-chips';
import { useCategories } from '../shared/use-categories';
import { useLabels } from '../shared/use-labels';
import { type ChoiceOf, withValue } from '../shared/use-list-filters';
import type { PackageFilters } from './package-filters';

/** The filters in use, in words, each with the list that does without it. */
export function useFilterChips(
  filters: PackageFilters,
  choice: ChoiceOf<PackageFilters>,
): FilterChip<PackageFilters>[] {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  const format = useFormat();
  const { places } = useDestinations();
  const categories = useCategories(filters.category);
  const chips: FilterChip<PackageFilters>[] = [];
  const add = (
    key: string,
    label: string | null,
    without: Partial<PackageFilters>,
    narrows = true,
    link = choice(without),
  ) => {
    if (label) chips.push({ key, label, relaxed: { ...filters, ...without, page: 1 }, link, narrows });
  };
  const { destination, duration, durationMin, durationMax, priceMin, priceMax } = filters;

  add('search', filters.search ? t('filters.chipSearch', { text: filters.search }) : null, { search: undefined });
  for (const slug of destination) {
    const name = places.find((place) => place.slug === slug)?.name ?? slug;
    const without = (slugs: string[]) => ({ destination: withValue(slugs, slug, false) });
    const link = choice((now) => without(now.destination));
    add(`destination ${slug}`, name, without(destination), true, link);
  }
  if (filters.category) {
    const { label } = categories.find(({ code }) => code === filters.category) ?? { label: filters.category };
    add('category', label, { category: undefined });
  }
  if (filters.transfer) add('transfer', labels.transferOnly(filters.transfer), { transfer: undefined });
  if (duration) add('duration', labels.days(duration), { duration: undefined });
  if (durationMin || durationMax) {
    const label =
      durationMin && durationMax
        ? t('filters.chipDurationBetween', { min: durationMin, max: durationMax })
        : durationMin
          ? t('filters.chipDurationMin', { count: durationMin })
          : t('filters.chipDurationMax', { count: durationMax ?? 0 });
    add('durations', label, { durationMin: undefined, durationMax: undefined });
  }
  if (priceMin) add('priceMin', t('filters.chipPriceMin', { amount: format.usd(priceMin) }), { priceMin: undefined });
  if (priceMax) add('priceMax', t('filters.chipPriceMax', { amount: format.usd(priceMax) }), { priceMax: undefined });
  if (filters.meals) add('meals', labels.meals(filters.meals), { meals: undefined });
  if (filters.travellers) {
    const count = filters.travellers === 5 ? '5+' : filters.travellers;
    add('travellers', t('filters.chipTravellers', { count: count as number }), { travellers: undefined });
  }
  if (filters.featured) add('featured', t('filters.chipFeatured'), { featured: undefined });
  if (filters.month) {
    add('month', t('filters.chipMonth', { month: format.month(filters.month) }), { month: undefined }, false);
  }
  return chips;
}
