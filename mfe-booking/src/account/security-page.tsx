import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CustomerDto,
  useChangeCustomerEmailMutation,
  useChangeCustomerPasswordMutation,
} from '@atoll/api-client/endpoints/customers.gen';
import { LENGTHS } from '@atoll/contract/rules';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useChecks } from '@atoll/ui/use-checks';
import { secretOf, textOf, useSendForm } from '@atoll/ui/use-send-form';
import { AccountArea } from './account-area';
import styles from './account.module.css';
import { PasswordField } from './password-field';
import { SavedForm } from './saved-form';
import { SessionsPart } from './sessions-part';

/** `/customer/dashboard/security`: address, password, and where the customer is signed in. */
export default function SecurityPage() {
  return (
    <AccountArea of="security">
      {(customer) => (
        <>
          <SessionsPart />
          <PasswordPart />
          <EmailPart customer={customer} />
        </>
      )}
    </AccountArea>
  );
}

function PasswordPart() {
  const { t } = useTranslation('booking');
  const checks = useChecks();
  const [change] = useChangeCustomerPasswordMutation();
  const [done, setDone] = useState<string | null>(null);
  const form = useSendForm(
    checks.all(checks.filled('current_password'), checks.newPassword('new_password')),
    async (data, fields) => {
      setDone(null);
      const changePasswordDto = {
        current_password: secretOf(data, 'current_password'),
        new_password: secretOf(data, 'new_password'),
      };
      await change({ changePasswordDto }).unwrap();
      fields.reset();
      setDone(t('account.security.passwordChanged'));
    },
  );
  return (
    <section className={styles.part} aria-labelledby="account-password">
      <h2 id="account-password">{t('account.security.password')}</h2>
      <SavedForm of={form} kind="secondary" label={t('account.security.changePassword')} done={done}>
        <PasswordField
          label={t('account.security.current')}
          name="current_password"
          error={form.faults.current_password}
        />
        <PasswordField
          label={t('account.security.newPassword')}
          name="new_password"
          isNew
          error={form.faults.new_password}
        />
      </SavedForm>
    </section>
  );
}

function EmailPart({ customer }: { customer: CustomerDto }) {
  const { t } = useTranslation('booking');
  const checks = useChecks();
  const [change] = useChangeCustomerEmailMutation();
  const [written, setWritten] = useState<string | null>(null);
  const form = useSendForm(checks.all(checks.email, checks.filled('password')), async (data, fields) => {
    setWritten(null);
    const email = textOf(data, 'email');
    await change({ changeEmailDto: { email, password: secretOf(data, 'password') } }).unwrap();
    fields.reset();
    setWritten(email);
  });
  return (
    <section className={styles.part} aria-labelledby="account-email">
      <h2 id="account-email">{t('account.security.email')}</h2>
      <p>{t('account.security.emailNow', { email: customer.user.email })}</p>
      {!customer.user.email_verified && <Notice kind="warning">{t('account.security.unverified')}</Notice>}
      <SavedForm
        of={form}
        kind="secondary"
        label={t('account.security.changeEmail')}
        done={written === null ? null : t('account.security.emailSent', { email: written })}
      >
        <TextField
          label={t('account.security.newEmail')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={LENGTHS.email.max}
          error={form.faults.email}
          required
        />
        <PasswordField label={t('account.password')} name="password" error={form.faults.password} />
      </SavedForm>
    </section>
  );
}
