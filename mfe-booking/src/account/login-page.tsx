import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { useCustomer } from '@atoll/api-client/base';
import { isSessionEnded, paths } from '@atoll/contract/paths';
import { LocalLink } from '@atoll/ui/local-link';
import { Notice } from '@atoll/ui/notice';
import { Door } from '../shared/door';
import { SignInForm } from './sign-in-form';
import { useNext } from './use-next';

/** `/customer/login`: signs a customer in and leads on to where they were going. */
export default function LoginPage() {
  const { t } = useTranslation('booking');
  const { next, asked } = useNext();
  const { state } = useLocation();
  if (useCustomer()) return <Navigate to={next} replace />;
  return (
    <Door
      title={t('account.login.title')}
      lead={t('account.login.lead')}
      others={
        <>
          <LocalLink to={paths.customerForgotPassword()}>{t('account.login.forgot')}</LocalLink>
          <LocalLink to={paths.customerRegister(asked)}>{t('account.login.register')}</LocalLink>
          <LocalLink to={paths.customerResend()}>{t('account.login.resend')}</LocalLink>
        </>
      }
    >
      {isSessionEnded(state) && <Notice>{t('account.login.ended')}</Notice>}
      <SignInForm />
    </Door>
  );
}
