import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { isSessionEnded, paths, safeNext } from '@atoll/contract/paths';
import { type ApiError, signIn, useAppStore, useSessionUser } from '@atoll/api-client/base';
import { useCreateTokenMutation } from '@atoll/api-client/endpoints/auth.gen';
import { errorText } from '@atoll/i18n/error-text';
import { Button } from '@atoll/ui/button';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { PageHeading } from '@atoll/ui/page-heading';
import styles from './login-page.module.css';

/** `/ttm/login`: signs staff in and leads back to the page that was asked for. */
export default function LoginPage() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const store = useAppStore();
  const user = useSessionUser();
  const { search, state } = useLocation();
  const next = safeNext(new URLSearchParams(search).get('next'), paths.overview());
  const [createToken, { isLoading }] = useCreateTokenMutation();
  const [visible, setVisible] = useState(false);
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({});
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  if (user) return <Navigate to={next} replace />;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const data = new FormData(form.current!);
    const email = String(data.get('email')).trim();
    const password = String(data.get('password'));
    const faults = {
      ...(!email && { email: t('login.missing.email') }),
      ...(!password && { password: t('login.missing.password') }),
    };
    setMissing(faults);
    setFailure(undefined);
    const first = Object.keys(faults)[0];
    if (first) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    try {
      signIn(store, await createToken({ createTokenDto: { email, password } }).unwrap());
      await navigate(next, { replace: true });
    } catch (error) {
      const { status } = error as ApiError;
      // A wrong password, an unknown address and an address that is none read alike.
      setFailure(status === 401 || status === 400 ? t('login.failed') : errorText(error));
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
        <div className={styles.password}>
          <TextField
            label={t('login.password')}
            name="password"
            type={visible ? 'text' : 'password'}
            autoComplete="current-password"
            error={missing.password}
            required
          />
          <button type="button" className={styles.reveal} aria-pressed={visible} onClick={() => setVisible(!visible)}>
            {visible ? t('login.hide') : t('login.show')}
          </button>
        </div>
        <Button type="submit" busy={isLoading} size="large" wide>
          {t('login.submit')}
        </Button>
      </form>
    </div>
  );
}
