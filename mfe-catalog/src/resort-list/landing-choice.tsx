import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { TextField } from '@atoll/ui/field';
import { LocalLink } from '@atoll/ui/local-link';
import { useDebounced } from '@atoll/ui/use-debounced';
import { useKnownFlights } from '../shared/use-known-flights';
import type { ChangeFilters } from '../shared/use-list-filters';
import styles from './resort-filter-row.module.css';
import { type ResortFilters, writeResortFilters } from './resort-filters';

interface LandingChoice {
  filters: ResortFilters;
  change: ChangeFilters<ResortFilters>;
}

/** When the plane lands: what is reached the same day. A time that this tab knows already is offered; one told here is known elsewhere. */
export function LandingChoice({ filters, change }: LandingChoice) {
  const { t } = useTranslation('catalog');
  const [flights, keep] = useKnownFlights();
  const [draft, setDraft] = useDebounced(filters.landing, (landing) => {
    if (landing) keep({ ...flights, landsAt: landing });
    change({ landing });
  });
  const known = filters.landing ? '' : flights.landsAt;
  return (
    <div className={styles.landing}>
      <TextField
        type="time"
        name="landing"
        label={t('filters.landing')}
        hint={filters.landing && t('filters.landingHint')}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      {known && (
        <LocalLink
          to={paths.resorts(String(writeResortFilters({ ...filters, landing: known, page: 1 })))}
          preventScrollReset
        >
          {t('filters.landingKnown', { time: known })}
        </LocalLink>
      )}
    </div>
  );
}
