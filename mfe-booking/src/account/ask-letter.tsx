import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { Button } from '@atoll/ui/button';
import { TextField } from '@atoll/ui/field';
import { LocalLink } from '@atoll/ui/local-link';
import { Notice } from '@atoll/ui/notice';
import { useChecks } from '@atoll/ui/use-checks';
import { textOf, useSendForm } from '@atoll/ui/use-send-form';
import styles from './account.module.css';
import { Door } from '../shared/door';
import { LookInMail } from './look-in-mail';

/** A page that has a letter sent to an address. `ask` sends it. */
export function AskLetter({ of, ask }: { of: 'forgot' | 'resend'; ask: (email: string) => Promise<void> }) {
  const { t } = useTranslation('booking');
  const checks = useChecks();
  const [written, setWritten] = useState<string | null>(null);
  const { form, faults, failure, isBusy, submit } = useSendForm(checks.email, async (data) => {
    const email = textOf(data, 'email');
    await ask(email);
    setWritten(email);
  });
  if (written !== null) return <LookInMail title={t(`account.${of}.sent`)} email={written} />;
  return (
    <Door
      title={t(`account.${of}.title`)}
      lead={t(`account.${of}.lead`)}
      others={<LocalLink to={paths.customerLogin()}>{t('account.toLogin')}</LocalLink>}
    >
      <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-busy={isBusy}>
        {failure && <Notice kind="error">{failure}</Notice>}
        <TextField
          label={t('account.email')}
          name="email"
          type="email"
          autoComplete="username"
          error={faults.email}
          required
        />
        <Button type="submit" busy={isBusy} size="large" wide>
          {t(`account.${of}.submit`)}
        </Button>
      </form>
    </Door>
  );
}
