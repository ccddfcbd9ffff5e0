import { useTranslation } from 'react-i18next';
import { TextField } from '@atoll/ui/field';
import { LocalLink } from '@atoll/ui/local-link';
import { useDebounced } from '@atoll/ui/use-debounced';
import { useKnownFlights } from '../shared/use-known-flights';
import type { ChangeFilters, ChoiceOf } from '../shared/use-list-filters';
import styles from './resort-filter-row.module.css';
import type { ResortFilters } from './resort-filters';

interface LandingChoice {
  landing: string;
  change: ChangeFilters<ResortFilters>;
  choice: ChoiceOf<ResortFilters>;
}

/** When the plane lands: what is reached the same day. A time that this tab knows already is offered; one told here is known elsewhere. */
export function LandingChoice({ landing: asked, change, choice }: LandingChoice) {
  const { t } = useTranslation('catalog');
  const [flights, keep] = useKnownFlights();
  const [draft, setDraft] = useDebounced(asked, (landing) => {
    if (landing) keep({ ...flights, landsAt: landing });
    change({ landing });
  });
  const known = asked ? '' : flights.landsAt;
  return (
    <div className={styles.landing}>
      <TextField
        type="time"
        name="landing"
        label={t('filters.landing')}
        hint={asked && t('filters.landingHint')}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      {known && <LocalLink {...choice({ landing: known })}>{t('filters.landingKnown', { time: known })}</LocalLink>}
    </div>
  );
}
