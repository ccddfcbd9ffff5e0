import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { isSessionEnded, paths, safeNext } from '@atoll/contract/paths';
import { type ApiError, signIn, useAppStore, useSessionUser } from '@atoll/api-client/base';
import { useCreateTokenMutation } from '@atoll/api-client/endpoints/auth.gen';
import { errorText } from '@atoll/i18n/error-text';
import { Button } from '@atoll/ui/button';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { PageHeading } from '@atoll/ui/page-heading';
import styles from './login-page.module.css';
import { SecretField } from './secret-field';

type Missing = Partial<Record<'email' | 'password' | 'otp', string>>;

/** `/ttm/login`: signs staff in, with a second factor where there is one, and leads back to the page that was asked for. */
export default function LoginPage() {
  const { t } = useTranslation('admin');
  const store = useAppStore();
  const user = useSessionUser();
  const { search, state } = useLocation();
  const next = safeNext(new URLSearchParams(search).get('next'), paths.overview());
  const [createToken, { isLoading }] = useCreateTokenMutation();
  const [asksCode, setAsksCode] = useState(false);
  const [missing, setMissing] = useState<Missing>({});
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  /** Until their role's second factor is set up nothing but the own account opens. */
  const [needsFactor, setNeedsFactor] = useState(false);
  useEffect(() => {
    if (asksCode) form.current?.querySelector<HTMLInputElement>('[name="otp"]')?.focus();
  }, [asksCode]);

  if (user) return <Navigate to={needsFactor ? paths.dashboardProfile() : next} replace />;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const data = new FormData(form.current!);
    const email = String(data.get('email')).trim();
    const password = String(data.get('password'));
    const otp = String(data.get('otp') ?? '').trim();
    const faults: Missing = {
      ...(!email && { email: t('login.missing.email') }),
      ...(!password && { password: t('login.missing.password') }),
      ...(asksCode && !otp && { otp: t('login.missing.otp') }),
    };
    setMissing(faults);
    setFailure(undefined);
    const first = Object.keys(faults)[0];
    if (first) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    try {
      const answer = await createToken({ createTokenDto: { email, password, ...(otp && { otp }) } }).unwrap();
      // Known before the session begins, which leads away from here.
      flushSync(() => setNeedsFactor(answer.user.totp_setup_required));
      signIn(store, answer);
    } catch (error) {
      const { status, code } = error as ApiError;
      if (code === 'otp_required') {
        setAsksCode(true);
        return;
      }
      // A wrong password, an unknown address and an address that is none read alike.
      setFailure(status === 401 || status === 400 ? t(otp ? 'login.failedCode' : 'login.failed') : errorText(error));
    }
  }

  return (
    <div className={styles.page}>
      <PageHeading title={t('login.title')} lead={t('login.lead')} />
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {failure ? (
          <Notice kind="error">{failure}</Notice>
        ) : (
          isSessionEnded(state) && <Notice>{t('login.expired')}</Notice>
        )}
        <TextField
          label={t('login.email')}
          name="email"
          type="email"
          autoComplete="username"
          error={missing.email}
          required
        />
        <SecretField label={t('login.password')} name="password" error={missing.password} />
        {asksCode && (
          <TextField
            label={t('login.otp')}
            hint={t('login.otpHint')}
            name="otp"
            autoComplete="one-time-code"
            error={missing.otp}
            required
          />
        )}
        <Button type="submit" busy={isLoading} size="large" wide>
          {t('login.submit')}
        </Button>
        <Link to={paths.staffForgotPassword()}>{t('login.forgot')}</Link>
      </form>
    </div>
  );
}
