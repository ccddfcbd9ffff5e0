import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '@atoll/contract/paths';
import { newIdempotencyKey } from '@atoll/api-client/base';
import { useRequestStaffPasswordResetMutation } from '@atoll/api-client/endpoints/auth.gen';
import { Button } from '@atoll/ui/button';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { PageHeading } from '@atoll/ui/page-heading';
import { useChecks } from '@atoll/ui/use-checks';
import { textOf, useSendForm } from '@atoll/ui/use-send-form';
import styles from './login-page.module.css';

/** `/ttm/forgot-password`: mails a link for a new password. Whether there is such a colleague is told to nobody. */
export default function ForgotPage() {
  const { t } = useTranslation('admin');
  const checks = useChecks();
  const [ask] = useRequestStaffPasswordResetMutation();
  const [sentTo, setSentTo] = useState<string>();
  const { form, faults, failure, isBusy, submit } = useSendForm(checks.email, async (data) => {
    const email = textOf(data, 'email');
    await ask({ 'Idempotency-Key': newIdempotencyKey(), emailDto: { email } }).unwrap();
    setSentTo(email);
  });
  return (
    <div className={styles.page}>
      <PageHeading title={t('password.forgot')} lead={t('password.forgotLead')} />
      {sentTo ? (
        <Notice kind="success" title={t('password.sent')}>
          {t('password.sentText', { email: sentTo })}
        </Notice>
      ) : (
        <form ref={form} className={styles.form} onSubmit={submit} noValidate>
          {failure && <Notice kind="error">{failure}</Notice>}
          <TextField
            label={t('login.email')}
            name="email"
            type="email"
            autoComplete="username"
            error={faults['email']}
            required
          />
          <Button type="submit" busy={isBusy} size="large" wide>
            {t('password.send')}
          </Button>
        </form>
      )}
      <p>
        <Link to={paths.login()}>{t('password.back')}</Link>
      </p>
    </div>
  );
}
