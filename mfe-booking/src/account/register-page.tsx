import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { signInCustomer, useAppStore, useCustomer } from '@atoll/api-client/base';
import { useRegisterCustomerMutation } from '@atoll/api-client/endpoints/customers.gen';
import { paths } from '@atoll/contract/paths';
import { LENGTHS } from '@atoll/contract/rules';
import { useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextField } from '@atoll/ui/field';
import { LocalLink } from '@atoll/ui/local-link';
import { Notice } from '@atoll/ui/notice';
import { type TypedForm, forgetTyped, keepTyped, restoreTyped } from '@atoll/ui/typed';
import { useChecks } from '@atoll/ui/use-checks';
import { secretOf, textOf, useSendForm } from '@atoll/ui/use-send-form';
import styles from './account.module.css';
import { LegalLinks } from '../shared/legal-links';
import { Door } from '../shared/door';
import { LookInMail } from './look-in-mail';
import { NameFields } from './name-fields';
import { PasswordField } from './password-field';
import { useNext } from './use-next';

/** `/customer/register`: opens an account. The letter that follows says whether there was one already; this page does not. */
export default function RegisterPage() {
  const { t } = useTranslation('booking');
  const { next, asked } = useNext();
  const [written, setWritten] = useState<string | null>(null);
  if (useCustomer()) return <Navigate to={next} replace />;
  if (written !== null) return <LookInMail title={t('account.register.sent')} email={written} />;
  return (
    <Door
      title={t('account.register.title')}
      lead={t('account.register.lead')}
      others={<LocalLink to={paths.customerLogin(asked)}>{t('account.register.login')}</LocalLink>}
    >
      <RegisterForm onWritten={setWritten} />
    </Door>
  );
}

/** What a reload leaves as it was. */
const KEPT: TypedForm = { name: 'register', fields: ['first_name', 'last_name', 'email'] };

function RegisterForm({ onWritten }: { onWritten: (email: string) => void }) {
  const { t } = useTranslation(['booking', 'common']);
  const language = useLanguage();
  const store = useAppStore();
  const checks = useChecks();
  const [register] = useRegisterCustomerMutation();
  const accepted = (data: FormData) =>
    data.has('accept_terms') ? {} : { accept_terms: t('booking:account.register.mustAccept') };
  const { form, faults, failure, isBusy, submit } = useSendForm(
    checks.all(checks.filled('first_name'), checks.email, checks.newPassword('password'), accepted),
    async (data) => {
      const email = textOf(data, 'email');
      const { token, refresh, customer } = await register({
        registerCustomerDto: {
          email,
          password: secretOf(data, 'password'),
          first_name: textOf(data, 'first_name'),
          last_name: textOf(data, 'last_name'),
          locale: language,
          accept_terms: true,
          marketing_opt_in: data.has('marketing_opt_in'),
        },
      }).unwrap();
      forgetTyped(KEPT);
      if (token && refresh && customer) signInCustomer(store, { token, refresh, customer });
      else onWritten(email);
    },
  );
  useEffect(() => restoreTyped(KEPT, form.current), [form]);
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      onInput={({ currentTarget }) => keepTyped(KEPT, currentTarget)}
      noValidate
      aria-busy={isBusy}
    >
      {failure && <Notice kind="error">{failure}</Notice>}
      <NameFields faults={faults} />
      <TextField
        label={t('booking:account.email')}
        hint={t('booking:account.register.emailHint')}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={LENGTHS.email.max}
        error={faults.email}
        required
      />
      <PasswordField label={t('booking:account.password')} name="password" isNew error={faults.password} />
      <Checkbox label={t('booking:account.register.terms')} name="accept_terms" error={faults.accept_terms} />
      <LegalLinks />
      <Checkbox label={t('booking:account.newsletter')} name="marketing_opt_in" />
      <Button type="submit" busy={isBusy} size="large" wide>
        {t('booking:account.register.submit')}
      </Button>
    </form>
  );
}
