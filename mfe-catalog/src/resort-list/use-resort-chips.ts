import { useTranslation } from 'react-i18next';
import { useDestinations } from '../shared/destinations';
import { paths } from '@atoll/contract/paths';
import type { FilterChip } from '../shared/filter-chips';
import { useLabels } from '../shared/use-labels';
import { type ResortFilters, writeResortFilters } from './resort-filters';
import { useAmenities } from './use-amenities';

/** The filters in use, in words, each with the list that does without it. */
export function useResortChips(filters: ResortFilters): FilterChip<ResortFilters>[] {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  const { places } = useDestinations();
  const amenities = useAmenities();
  const chip = (key: string, label: string | null, without: Partial<ResortFilters>): FilterChip<ResortFilters>[] => {
    const relaxed = { ...filters, ...without, page: 1 };
    return [
      { key, label: label ?? key, relaxed, to: paths.resorts(String(writeResortFilters(relaxed))), narrows: true },
    ];
  };
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
      chip(code, amenities.find((amenity) => amenity.code === code)?.name ?? null, {
        amenities: asked.filter((other) => other !== code),
      }),
    ),
  ];
}
