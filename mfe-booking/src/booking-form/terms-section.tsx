import { useTranslation } from 'react-i18next';
import { Checkbox } from '@atoll/ui/checkbox';
import { LegalLinks } from '../shared/legal-links';
import type { Trip } from '../shared/trip';
import { useFaultText } from './fault-text';
import styles from './form.module.css';
import type { BookingForm } from './use-booking-form';

/** The conditions, in four sentences, and their acceptance. */
export function TermsSection({ form, trip }: { form: BookingForm; trip: Trip }) {
  const { t } = useTranslation(['booking', 'common']);
  const faultText = useFaultText();
  const label = trip.cancellation_policy?.label;
  const { details } = form.price;
  // What a policy promises may lie behind us on the day of booking.
  const isOver = details?.cancellation.cutoffs.length === 0;
  return (
    <div className={styles.terms}>
      <Checkbox
        name="terms"
        label={t('form.terms')}
        error={faultText(form.faults.terms)}
        required
        checked={form.values.terms}
        onChange={({ target }) => {
          form.change({ terms: target.checked }, 'terms');
          form.leave('terms');
        }}
      />
      <LegalLinks />
      <details className={styles.conditions}>
        <summary>{t('form.termsRead')}</summary>
        <ul>
          <li>{t(form.way === 'hold' ? 'form.conditions.hold' : 'form.conditions.request')}</li>
          <li>{t('form.conditions.price')}</li>
          {label && !isOver && <li>{t('form.conditions.cancel', { label: label.replace(/\.$/, '') })}</li>}
          {isOver && <li>{t(form.way === 'hold' ? 'common:details.nothing' : 'common:details.onceNothing')}</li>}
          <li>{t('form.conditions.data')}</li>
        </ul>
      </details>
    </div>
  );
}
