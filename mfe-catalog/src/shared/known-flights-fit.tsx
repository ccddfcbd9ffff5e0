import { useTranslation } from 'react-i18next';
import { useCheckTransferQuery } from '@atoll/api-client/endpoints/transfers.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { Icon } from '@atoll/ui/icon';
import { type FlightsTo, checkArg, isAsked } from './check-arg';
import styles from './flights-fit.module.css';
import { GETTING_THERE } from './transfer-block';
import { useKnownFlights } from './use-known-flights';

/** Beside a price: whether the flights that this tab knows fit the way there. It says nothing while no time is known. */
export function KnownFlightsFit({ to }: { to: FlightsTo }) {
  const { t } = useTranslation('catalog');
  const [flights] = useKnownFlights();
  const skip = !isAsked(flights);
  const { currentData: data, error } = useCheckTransferQuery(checkArg(to, flights, useLanguage()), { skip });
  if (skip || error || !data) return null;
  return (
    <a className={styles.fit} data-fits={data.feasible} href={`#${GETTING_THERE}`}>
      <Icon name={data.feasible ? 'check' : 'info'} className={styles.icon} />
      {t(data.feasible ? 'flights.fit' : 'flights.doNotFit')}
    </a>
  );
}
