import { useTranslation } from 'react-i18next';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import type { Trip } from '../shared/trip';
import { TripSummary } from '../shared/trip-summary';
import { WithoutScripts } from '../shared/without-scripts';
import styles from './form.module.css';

/** Stands where the form will, until the browser says what it has of it: the trip, and how to book where no script runs. */
export function FormToCome({ trip }: { trip: Trip }) {
  const { t } = useTranslation('booking');
  return (
    <div className="doc-fill">
      <div className={styles.form}>
        <div className={styles.trip}>
          <ComponentBoundary of={trip}>
            <TripSummary trip={trip} />
          </ComponentBoundary>
        </div>
        <div className={styles.fieldset}>
          <WithoutScripts text={t('withoutScripts.form')} message={t('message.greeting', { name: trip.name })} />
        </div>
      </div>
    </div>
  );
}
