import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@atoll/api-client/base';
import { useLookUpBookingMutation } from '@atoll/api-client/endpoints/bookings.gen';
import { MAIL_ADDRESS } from '@atoll/contract/rules';
import { errorText } from '@atoll/i18n/error-text';
import { Button } from '@atoll/ui/button';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import styles from './lookup.module.css';

/** As many characters as the API reads of a reference. */
const REFERENCE_MAX = 20;

interface Entry {
  reference: string;
  email: string;
}

/** Asks for the reference of a booking and its address. */
export function LookupForm({ onSent }: { onSent(email: string): void }) {
  const { t } = useTranslation(['booking', 'common']);
  const [ask, { isLoading, error }] = useLookUpBookingMutation();
  const [entry, setEntry] = useState<Entry>({ reference: '', email: '' });
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const reference = entry.reference.trim();
  const email = entry.email.trim();
  const labelled = (text: string) => t('faults.labelled', { label: t('common:form.required'), text });
  const emailFault = () => {
    if (!email) return labelled(t('lookup.missingEmail'));
    return MAIL_ADDRESS.test(email) ? undefined : t('common:form.email');
  };
  const faults = {
    reference: reference ? undefined : labelled(t('lookup.missingReference')),
    email: emailFault(),
  };
  const field = (name: keyof Entry) => ({
    name,
    value: entry[name],
    error: tried ? faults[name] : undefined,
    onChange: ({ target }: { target: { value: string } }) => setEntry({ ...entry, [name]: target.value }),
    required: true,
    spellCheck: false,
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setTried(true);
    const faulty = (['reference', 'email'] as const).find((name) => faults[name]);
    if (faulty) {
      form.current?.querySelector<HTMLInputElement>(`[name="${faulty}"]`)?.focus();
      return;
    }
    const answer = await ask({ bookingLookupDto: { reference, email } });
    if (!answer.error) onSent(email);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        {...field('reference')}
        label={t('lookup.reference')}
        hint={t('lookup.referenceHint')}
        maxLength={REFERENCE_MAX}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <TextField {...field('email')} type="email" inputMode="email" label={t('lookup.email')} autoComplete="email" />
      {isApiError(error) && (
        <Notice kind="error" title={t('lookup.failed')}>
          {errorText(error)}
        </Notice>
      )}
      <Button type="submit" size="large" busy={isLoading}>
        {t(isLoading ? 'lookup.sending' : 'lookup.send')}
      </Button>
    </form>
  );
}
