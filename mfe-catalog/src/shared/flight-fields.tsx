import { useTranslation } from 'react-i18next';
import type { KnownFlights } from '@atoll/contract/known-flights';
import { TextField } from '@atoll/ui/field';
import styles from './transfer-block.module.css';

/** As the fields are called in an address. */
const NAMES = { landsAt: 'landing', fliesAt: 'flight' } as const;

/** Landing and take-off, each a time of day in the Maldives. */
export function FlightFields({
  flights,
  onChange,
}: {
  flights: KnownFlights;
  onChange: (flights: KnownFlights) => void;
}) {
  const { t } = useTranslation('catalog');
  return (
    <div className={styles.times}>
      {(['landsAt', 'fliesAt'] as const).map((name) => (
        <TextField
          key={name}
          type="time"
          name={NAMES[name]}
          label={t(`flights.${name}`)}
          value={flights[name]}
          onChange={(event) => onChange({ ...flights, [name]: event.target.value })}
        />
      ))}
    </div>
  );
}
