import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { LocalLink } from '@atoll/ui/local-link';
import { Door } from '../shared/door';

/** What comes next is in a letter; the page says the same of every address. */
export function LookInMail({ title, email }: { title: string; email: string }) {
  const { t } = useTranslation('booking');
  const said = useRef<HTMLDivElement>(null);
  // It stands where the form was, which had the focus.
  useEffect(() => said.current?.focus(), []);
  return (
    <Door
      title={title}
      others={
        <>
          <LocalLink to={paths.customerLogin()}>{t('account.toLogin')}</LocalLink>
          <LocalLink to={paths.customerResend()}>{t('account.login.resend')}</LocalLink>
        </>
      }
    >
      <div ref={said} role="status" tabIndex={-1}>
        <p>{t('account.mail.look', { email })}</p>
        <p>{t('account.mail.missing')}</p>
      </div>
    </Door>
  );
}
