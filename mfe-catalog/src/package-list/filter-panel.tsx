import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPackageFacetsQuery } from '@atoll/api-client/endpoints/packages.gen';
import { FILTERS, LENGTHS } from '@atoll/contract/rules';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextField } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import { useDebounced } from '@atoll/ui/use-debounced';
import { CountedOptions, type Counts, useCounted } from '../shared/counted';
import { DestinationsFailed, useDestinations } from '../shared/destinations';
import { scripted } from '../shared/list-form';
import { useCategories } from '../shared/use-categories';
import { useLabels } from '../shared/use-labels';
import { type ChangeFilters, withValue } from '../shared/use-list-filters';
import styles from './filter-panel.module.css';
import {
  DURATIONS,
  MEALS,
  type PackageFilters,
  TRANSFERS,
  durationBand,
  facetsArg,
  fromBand,
  inBand,
} from './package-filters';

/** What of the address the panel asks for. */
export const PANEL_FIELDS = [
  'search',
  'transfer_type',
  'price_min',
  'price_max',
  'category',
  'meal_plan',
  'destination',
] as const;

/** Every filter as the platform's own control; the same panel stands beside the list and in the phone's sheet. */
export function FilterPanel({ filters, change }: { filters: PackageFilters; change: ChangeFilters<PackageFilters> }) {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  const categories = useCategories(filters.category);
  const facets = useGetPackageFacetsQuery(facetsArg(filters));
  // While the next numbers are on their way the last ones stay.
  const counts = facets.currentData ?? (facets.isFetching ? facets.data : undefined);
  const [search, setSearch] = useDebounced(filters.search ?? '', (value) =>
    change({ search: value || undefined }, { replace: true }),
  );
  const band = durationBand(filters);
  return (
    <div className={styles.panel}>
      <TextField
        label={t('filters.search')}
        name="search"
        placeholder={t('filters.searchHint')}
        type="search"
        value={search}
        maxLength={LENGTHS.search.max}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Select
        label={t('filters.transfer')}
        name="transfer_type"
        value={filters.transfer ?? ''}
        onChange={(event) => change({ transfer: event.target.value || undefined })}
      >
        <option value="">{t('filters.any')}</option>
        <CountedOptions
          options={TRANSFERS.map((value) => ({ value, label: labels.transferOnly(value) }))}
          counts={counts?.transfer_type}
        />
      </Select>
      {/* One choice for two parameters of the address. */}
      <div className={scripted}>
        <Select label={t('filters.duration')} value={band} onChange={(event) => change(fromBand(event.target.value))}>
          <option value="">{t('durations.any')}</option>
          {band === 'custom' && <DurationOption filters={filters} />}
          <CountedOptions
            options={DURATIONS.map((value) => ({ value, label: t(`durations.${value}`) }))}
            counts={counts && Object.fromEntries(DURATIONS.map((value) => [value, inBand(value, counts.duration)]))}
          />
        </Select>
      </div>
      <Group title={t('filters.price')}>
        <div className={styles.pair}>
          <PriceField name="priceMin" filters={filters} change={change} label={t('filters.priceMin')} />
          <PriceField name="priceMax" filters={filters} change={change} label={t('filters.priceMax')} />
        </div>
      </Group>
      <Select
        label={t('filters.category')}
        name="category"
        value={filters.category ?? ''}
        onChange={(event) => change({ category: event.target.value || undefined })}
      >
        <option value="">{t('filters.any')}</option>
        <CountedOptions
          options={categories.map(({ code, label }) => ({ value: code, label }))}
          counts={counts?.category}
        />
      </Select>
      <Select
        label={t('filters.meals')}
        name="meal_plan"
        value={filters.meals ?? ''}
        onChange={(event) => change({ meals: event.target.value || undefined })}
      >
        <option value="">{t('filters.any')}</option>
        <CountedOptions
          options={MEALS.map((value) => ({ value, label: labels.meals(value) ?? value }))}
          counts={counts?.meal_plan}
        />
      </Select>
      <Destinations filters={filters} change={change} counts={counts?.destination} />
    </div>
  );
}

function DurationOption({ filters: { duration, durationMin, durationMax } }: { filters: PackageFilters }) {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  const text = duration
    ? labels.days(duration)
    : t('filters.chipDurationBetween', { min: durationMin ?? 1, max: durationMax ?? '…' });
  return <option value="custom">{text}</option>;
}

function PriceField({
  name,
  label,
  filters,
  change,
}: {
  name: 'priceMin' | 'priceMax';
  label: string;
  filters: PackageFilters;
  change: ChangeFilters<PackageFilters>;
}) {
  const [draft, setDraft] = useDebounced(String(filters[name] ?? ''), (value) =>
    change({ [name]: Math.round(Number(value)) || undefined }, { replace: true }),
  );
  return (
    <TextField
      label={label}
      name={name === 'priceMin' ? 'price_min' : 'price_max'}
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={String(FILTERS.price.max).length}
      value={draft}
      onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
    />
  );
}

function Destinations({
  filters,
  change,
  counts,
}: {
  filters: PackageFilters;
  change: ChangeFilters<PackageFilters>;
  counts: Counts | undefined;
}) {
  const { t } = useTranslation('catalog');
  const counted = useCounted();
  const { places, failed, ...loading } = useDestinations();
  // Until the places are there to choose from, those of the address go along.
  const chosen = places.length === 0 ? filters.destination : [];
  const along = chosen.map((slug) => <input key={slug} type="hidden" name="destination" value={slug} />);
  if (places.length === 0 && !failed) return along;
  return (
    <Group title={t('filters.destination')}>
      {failed && <DestinationsFailed {...loading} />}
      {along}
      {places.map(({ slug, name }) => (
        <Checkbox
          key={slug}
          label={counted(name, counts && (counts[slug] ?? 0))}
          name="destination"
          value={slug}
          checked={filters.destination.includes(slug)}
          onChange={(event) =>
            change((now) => ({ destination: withValue(now.destination, slug, event.target.checked) }))
          }
        />
      ))}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.legend}>
        {title}
      </p>
      {children}
    </div>
  );
}
