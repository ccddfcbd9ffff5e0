import { useTranslation } from 'react-i18next';
import { Select } from '@atoll/ui/select';
import { DestinationsFailed, useDestinations } from '../shared/destinations';
import { useLabels } from '../shared/use-labels';
import styles from './resort-filter-row.module.css';
import { MODES, type ResortFilters, STYLES } from './resort-filters';

/** What of the address the row asks for. */
export const ROW_FIELDS = ['destination', 'style', 'transfer_type'] as const;

/** Three plain choices above the list. */
export function ResortFilterRow({
  filters,
  change,
}: {
  filters: ResortFilters;
  change: (part: Partial<ResortFilters>) => void;
}) {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  const { places, failed, ...loading } = useDestinations();
  const isUnknown = filters.destination !== '' && !places.some(({ slug }) => slug === filters.destination);
  return (
    <div className={styles.row} role="group" aria-label={t('packages.filters')}>
      <div>
        <Select
          label={t('filters.destination')}
          name="destination"
          value={filters.destination}
          onChange={(event) => change({ destination: event.target.value })}
        >
          <option value="">{t('filters.any')}</option>
          {/* Until its name is known. */}
          {isUnknown && <option value={filters.destination}>{filters.destination}</option>}
          {places.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        {failed && <DestinationsFailed {...loading} />}
      </div>
      <Select
        label={t('filters.style')}
        name="style"
        value={filters.style}
        onChange={(event) => change({ style: event.target.value })}
      >
        <option value="">{t('filters.any')}</option>
        {STYLES.map((style) => (
          <option key={style} value={style}>
            {labels.style(style)}
          </option>
        ))}
      </Select>
      <Select
        label={t('filters.transfer')}
        name="transfer_type"
        value={filters.transfer}
        onChange={(event) => change({ transfer: event.target.value })}
      >
        <option value="">{t('filters.any')}</option>
        {MODES.map((mode) => (
          <option key={mode} value={mode}>
            {labels.transferOnly(mode)}
          </option>
        ))}
      </Select>
    </div>
  );
}
