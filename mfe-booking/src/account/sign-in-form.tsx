import { useTranslation } from 'react-i18next';
import { signInCustomer, useAppStore } from '@atoll/api-client/base';
import { useLoginCustomerMutation } from '@atoll/api-client/endpoints/customers.gen';
import { Button } from '@atoll/ui/button';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useChecks } from '@atoll/ui/use-checks';
import { secretOf, textOf, useSendForm } from '@atoll/ui/use-send-form';
import styles from './account.module.css';
import { PasswordField } from './password-field';

/** E-mail address and password. `email` is the address of whoever signs in again. */
export function SignInForm({ email, onSignedIn }: { email?: string; onSignedIn?: () => void }) {
  const { t } = useTranslation('booking');
  const store = useAppStore();
  const checks = useChecks();
  const [login] = useLoginCustomerMutation();
  const { form, faults, failure, isBusy, submit } = useSendForm(
    checks.all(checks.filled('email'), checks.filled('password')),
    async (data) => {
      const loginCustomerDto = { email: textOf(data, 'email'), password: secretOf(data, 'password') };
      signInCustomer(store, await login({ loginCustomerDto }).unwrap());
      onSignedIn?.();
    },
    // A wrong password, an unknown address and an address that is none read alike.
    ({ status }) => (status === 401 || status === 400 ? t('account.login.failed') : null),
  );
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-busy={isBusy}>
      {failure && <Notice kind="error">{failure}</Notice>}
      <TextField
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        error={faults.email}
        required
      />
      <PasswordField label={t('account.password')} name="password" error={faults.password} />
      <Button type="submit" busy={isBusy} size="large" wide>
        {t('account.login.submit')}
      </Button>
    </form>
  );
}
