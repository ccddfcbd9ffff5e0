import { useTranslation } from 'react-i18next';
import { useDestinations } from '../shared/destinations';
import type { FilterChip } from '../shared/filter-chips';
import { useLabels } from '../shared/use-labels';
import { type ChoiceOf, withValue } from '../shared/use-list-filters';
import type { ResortFilters } from './resort-filters';
import { useAmenities } from './use-amenities';

/** The filters in use, in words, each with the list that does without it. */
export function useResortChips(filters: ResortFilters, choice: ChoiceOf<ResortFilters>): FilterChip<ResortFilters>[] {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  const { places } = useDestinations();
  const amenities = useAmenities();
  const chip = (
    key: string,
    label: string | null,
    without: Partial<ResortFilters>,
    link = choice(without),
  ): FilterChip<ResortFilters>[] => [
    { key, label: label ?? key, relaxed: { ...filters, ...without, page: 1 }, link, narrows: true },
  ];
  const { destination, kind, style, transfer, minutes, landing, meals, amenities: asked } = filters;
  return [
    ...(destination
      ? chip(destination, places.find(({ slug }) => slug === destination)?.name ?? null, { destination: '' })
      : []),
    ...(kind ? chip(kind, labels.stay(kind), { kind: '' }) : []),
    ...(style ? chip(style, labels.style(style), { style: '' }) : []),
    ...(transfer ? chip(transfer, labels.transferOnly(transfer), { transfer: '' }) : []),
    ...(minutes ? chip(minutes, t('filters.chipMinutes', { count: Number(minutes) }), { minutes: '' }) : []),
    ...(landing ? chip(landing, t('filters.chipLanding', { time: landing }), { landing: '' }) : []),
    ...(meals ? chip(meals, labels.meals(meals), { meals: '' }) : []),
    ...asked.flatMap((code) =>
      chip(
        code,
        amenities.find((amenity) => amenity.code === code)?.name ?? null,
        { amenities: withValue(asked, code, false) },
        choice((now) => ({ amenities: withValue(now.amenities, code, false) })),
      ),
    ),
  ];
}
