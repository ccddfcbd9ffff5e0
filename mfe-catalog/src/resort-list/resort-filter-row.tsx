import { useTranslation } from 'react-i18next';
import { Select } from '@atoll/ui/select';
import { DestinationsFailed, useDestinations } from '../shared/destinations';
import { useLabels } from '../shared/use-labels';
import styles from './resort-filter-row.module.css';
import { MODES, type ResortFilters, STYLES } from './resort-filters';

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
  return (
    <div className={styles.row} role="group" aria-label={t('packages.filters')}>
      <div>
        <Select
          label={t('filters.destination')}
          value={filters.destination}
          onChange={(event) => change({ destination: event.target.value })}
        >
          <option value="">{t('filters.any')}</option>
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
