import { Button, QRCode } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type TotpKeyDto,
  useConfirmTotpMutation,
  useDeleteTotpMutation,
  useRenewRecoveryCodesMutation,
  useStartTotpMutation,
} from '@atoll/api-client/endpoints/auth.gen';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { useChecks } from '@atoll/ui/use-checks';
import { secretOf, textOf, useSendForm } from '@atoll/ui/use-send-form';
import { SecretField } from '../login/secret-field';
import styles from './profile.module.css';
import { useNewUser } from './use-new-user';

type Step = 'start' | 'remove' | 'renew';

/** The second factor: to set up with an authenticator app, to take away, and its recovery codes anew. Each wants the password again. */
export function SecondFactorPart({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('admin');
  const take = useNewUser();
  const [step, setStep] = useState<Step>();
  const [key, setKey] = useState<TotpKeyDto>();
  const [codes, setCodes] = useState<string[]>();
  const [start] = useStartTotpMutation();
  const [remove] = useDeleteTotpMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const run = async (password: string) => {
    const arg = { passwordDto: { password } };
    if (step === 'start') setKey(await start(arg).unwrap());
    if (step === 'renew') setCodes((await renew(arg).unwrap()).recovery_codes);
    if (step === 'remove') {
      await remove(arg).unwrap();
      notify({ kind: 'success', text: t('factor.removed') });
      await take();
    }
    setStep(undefined);
  };
  return (
    <section className={styles.part} aria-labelledby="profile-factor">
      <h2 id="profile-factor">{t('factor.title')}</h2>
      <p>{t(isOn ? 'factor.on' : 'factor.off')}</p>
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
      {key && (
        <Confirm
          totp={key}
          onDone={async (made) => {
            setKey(undefined);
            setCodes(made);
            await take();
          }}
        />
      )}
      {step && <PasswordStep key={step} label={t(`factor.${step}`)} onSend={run} onClose={() => setStep(undefined)} />}
      {!step && !key && (
        <div className={styles.actions}>
          {!isOn && <Button onClick={() => setStep('start')}>{t('factor.start')}</Button>}
          {isOn && (
            <>
              <Button onClick={() => setStep('renew')}>{t('factor.renew')}</Button>
              <Button onClick={() => setStep('remove')}>{t('factor.remove')}</Button>
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** Asks for the own password before a step. */
function PasswordStep({
  label,
  onSend,
  onClose,
}: {
  label: string;
  onSend: (password: string) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const checks = useChecks();
  const { form, faults, failure, isBusy, submit } = useSendForm(checks.filled('password'), (data) =>
    onSend(secretOf(data, 'password')),
  );
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {failure && <Notice kind="error">{failure}</Notice>}
      <SecretField label={t('password.current')} name="password" error={faults['password']} />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" aria-busy={isBusy}>
          {label}
        </Button>
        <Button type="text" onClick={onClose}>
          {t('dialog.back')}
        </Button>
      </div>
    </form>
  );
}

/** The key for the app, as a picture and to type in, and the first code of it. */
function Confirm({ totp, onDone }: { totp: TotpKeyDto; onDone: (codes: string[]) => Promise<void> }) {
  const { t } = useTranslation('admin');
  const checks = useChecks();
  const [confirm] = useConfirmTotpMutation();
  const { form, faults, failure, isBusy, submit } = useSendForm(checks.filled('code'), async (data) => {
    const code = textOf(data, 'code').replaceAll(/\s/g, '');
    await onDone((await confirm({ confirmTotpDto: { code } }).unwrap()).recovery_codes);
  });
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {failure && <Notice kind="error">{failure}</Notice>}
      <p>{t('factor.scan')}</p>
      <div className={styles.code}>
        <QRCode
          aria-label={t('factor.picture')}
          value={totp.otpauth_url}
          type="svg"
          size={176}
          bordered={false}
          color="black"
          bgColor="white"
        />
      </div>
      <p>
        {t('factor.byHand')} <code>{totp.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        label={t('factor.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={faults['code']}
        required
      />
      <Button type="primary" htmlType="submit" aria-busy={isBusy}>
        {t('factor.confirm')}
      </Button>
    </form>
  );
}

/** Codes that open the account without the app; they are shown this one time. */
function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Notice kind="warning" title={t('factor.codes')}>
      <p>{t('factor.codesText')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>{t('factor.kept')}</Button>
    </Notice>
  );
}
