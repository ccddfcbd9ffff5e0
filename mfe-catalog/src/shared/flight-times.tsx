import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { LocalLink } from '@atoll/ui/local-link';
import type { FlightsTo } from './check-arg';
import { FlightAnswer } from './flight-answer';
import { FlightFields } from './flight-fields';
import styles from './transfer-block.module.css';
import { useKnownFlights } from './use-known-flights';

/** Landing and take-off, answered at once. Kept for every page of this tab, and for the booking form. */
export function FlightTimes({ to }: { to: FlightsTo }) {
  const { t } = useTranslation('catalog');
  const [flights, keep] = useKnownFlights();
  return (
    <div className={styles.flights}>
      <p>{t('flights.lead')}</p>
      <FlightFields flights={flights} onChange={keep} />
      <FlightAnswer to={to} flights={flights} />
      <LocalLink to={paths.transportation()} className={styles.more}>
        {t('flights.more')}
      </LocalLink>
    </div>
  );
}
