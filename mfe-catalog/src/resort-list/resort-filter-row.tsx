import { useTranslation } from 'react-i18next';
import { useGetResortFacetsQuery } from '@atoll/api-client/endpoints/resorts.gen';
import { Select } from '@atoll/ui/select';
import { CountedOptions, type Counts } from '../shared/counted';
import { DestinationsFailed, useDestinations } from '../shared/destinations';
import { useLabels } from '../shared/use-labels';
import { type ChangeFilters, type ChoiceOf, withValue } from '../shared/use-list-filters';
import { AmenityChoice } from './amenity-choice';
import styles from './resort-filter-row.module.css';
import { LandingChoice } from './landing-choice';
import { KINDS, MEALS, MINUTES, MODES, type ResortFilters, STYLES, resortFacetsArg } from './resort-filters';

/** What of the address the row asks for. */
export const ROW_FIELDS = [
  'destination',
  'category',
  'style',
  'transfer_type',
  'transfer_minutes_max',
  'landing',
  'meal_plan',
  'amenity',
] as const;

interface Choice {
  name: (typeof ROW_FIELDS)[number];
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  counts: Counts | undefined;
  onChoose: (value: string) => void;
}

function Choice({ name, label, value, options, counts, onChoose }: Choice) {
  const { t } = useTranslation('catalog');
  return (
    <Select label={label} name={name} value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{t('filters.any')}</option>
      <CountedOptions options={options} counts={counts} />
    </Select>
  );
}

/** The choices above the list, each with how many places it would leave. */
export function ResortFilterRow({
  filters,
  change,
  choice,
}: {
  filters: ResortFilters;
  change: ChangeFilters<ResortFilters>;
  choice: ChoiceOf<ResortFilters>;
}) {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  const { places, failed, ...loading } = useDestinations();
  const facets = useGetResortFacetsQuery(resortFacetsArg(filters));
  // While the next numbers are on their way the last ones stay.
  const counts = facets.currentData ?? (facets.isFetching ? facets.data : undefined);
  const named = (codes: readonly string[], label: (code: string) => string | null) =>
    codes.map((value) => ({ value, label: label(value) ?? value }));
  const options = places.map(({ slug, name }) => ({ value: slug, label: name }));
  const isUnknown = filters.destination !== '' && !places.some(({ slug }) => slug === filters.destination);
  return (
    <div role="group" aria-label={t('packages.filters')}>
      <div className={styles.row}>
        <div>
          <Choice
            name="destination"
            label={t('filters.destination')}
            value={filters.destination}
            // Until its name is known.
            options={isUnknown ? [{ value: filters.destination, label: filters.destination }, ...options] : options}
            counts={counts?.destination}
            onChoose={(destination) => change({ destination })}
          />
          {failed && <DestinationsFailed {...loading} />}
        </div>
        <Choice
          name="category"
          label={t('filters.kind')}
          value={filters.kind}
          options={named(KINDS, labels.stay)}
          counts={counts?.category}
          onChoose={(kind) => change({ kind })}
        />
        <Choice
          name="style"
          label={t('filters.style')}
          value={filters.style}
          options={named(STYLES, labels.style)}
          counts={counts?.style}
          onChoose={(style) => change({ style })}
        />
        <Choice
          name="transfer_type"
          label={t('filters.transfer')}
          value={filters.transfer}
          options={named(MODES, labels.transferOnly)}
          counts={counts?.transfer_type}
          onChoose={(transfer) => change({ transfer })}
        />
        <Choice
          name="transfer_minutes_max"
          label={t('filters.minutes')}
          value={filters.minutes}
          options={MINUTES.map((value) => ({ value, label: t('filters.minutesUpTo', { count: Number(value) }) }))}
          counts={counts?.transfer_minutes_max}
          onChoose={(minutes) => change({ minutes })}
        />
        <LandingChoice landing={filters.landing} change={change} choice={choice} />
        <Choice
          name="meal_plan"
          label={t('filters.meals')}
          value={filters.meals}
          options={named(MEALS, labels.meals)}
          counts={counts?.meal_plan}
          onChoose={(meals) => change({ meals })}
        />
      </div>
      <AmenityChoice
        chosen={filters.amenities}
        counts={counts?.amenity}
        onToggle={(code, isIn) => change((now) => ({ amenities: withValue(now.amenities, code, isIn) }))}
      />
    </div>
  );
}
