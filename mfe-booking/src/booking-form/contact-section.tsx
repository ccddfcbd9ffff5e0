import { useTranslation } from 'react-i18next';
import { LENGTHS } from '@atoll/contract/rules';
import { TextArea, TextField } from '@atoll/ui/field';
import type { FieldName } from '../shared/booking-values';
import { useFaultText } from './fault-text';
import styles from './form.module.css';
import type { BookingForm } from './use-booking-form';

/** Characters left are shown from here on; before that they would only be noise. */
const SHOW_LEFT_BELOW = 200;

/** Whom to answer, and what to think of. */
export function ContactSection({ form }: { form: BookingForm }) {
  const { t } = useTranslation('booking');
  const faultText = useFaultText();
  const field = (name: FieldName & ('name' | 'email' | 'phone' | 'requests')) => ({
    name,
    value: form.values[name],
    error: faultText(form.faults[name]),
    onChange: ({ target }: { target: { value: string } }) => form.change({ [name]: target.value }, name),
    onBlur: () => form.leave(name),
  });
  const left = LENGTHS.requests.max - form.values.requests.trim().length;
  return (
    <section className={styles.section} aria-labelledby="booking-reach">
      <h2 id="booking-reach">{t('form.reach')}</h2>
      <div className={styles.fields}>
        <TextField {...field('name')} label={t('form.name')} autoComplete="name" required />
        <div className={styles.pair}>
          <TextField
            {...field('email')}
            type="email"
            label={t('form.email')}
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            required
          />
          <TextField
            {...field('phone')}
            type="tel"
            label={t('form.phone')}
            hint={t('form.phoneHint')}
            autoComplete="tel"
            inputMode="tel"
            required
          />
        </div>
        <TextArea
          {...field('requests')}
          rows={3}
          label={t('form.requests')}
          hint={left >= 0 && left < SHOW_LEFT_BELOW ? t('form.left', { count: left }) : t('form.requestsHint')}
          optional
        />
      </div>
    </section>
  );
}
