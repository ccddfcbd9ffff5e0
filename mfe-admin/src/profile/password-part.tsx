import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useChangeCurrentUserPasswordMutation } from '@atoll/api-client/endpoints/auth.gen';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { useChecks } from '@atoll/ui/use-checks';
import { secretOf, useSendForm } from '@atoll/ui/use-send-form';
import { SecretField } from '../login/secret-field';
import styles from './profile.module.css';

/** Another password; every other device is signed out by it. */
export function PasswordPart() {
  const { t } = useTranslation('admin');
  const checks = useChecks();
  const [change] = useChangeCurrentUserPasswordMutation();
  const { form, faults, failure, isBusy, submit } = useSendForm(
    (data) => ({ ...checks.newPassword('new_password')(data), ...checks.filled('current_password')(data) }),
    async (data, fields) => {
      await change({
        changePasswordDto: {
          current_password: secretOf(data, 'current_password'),
          new_password: secretOf(data, 'new_password'),
        },
      }).unwrap();
      fields.reset();
      notify({ kind: 'success', text: t('password.changed') });
    },
  );
  return (
    <section className={styles.part} aria-labelledby="profile-password">
      <h2 id="profile-password">{t('login.password')}</h2>
      <p>{t('password.changeText')}</p>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {failure && <Notice kind="error">{failure}</Notice>}
        <SecretField label={t('password.current')} name="current_password" error={faults['current_password']} />
        <SecretField label={t('password.new')} name="new_password" isNew error={faults['new_password']} />
        <Button htmlType="submit" aria-busy={isBusy}>
          {t('password.change')}
        </Button>
      </form>
    </section>
  );
}
