import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LENGTHS } from '@atoll/contract/rules';
import { TextField } from '@atoll/ui/field';
import styles from './login-page.module.css';

/** A password, which its owner may look at. */
export function SecretField({
  label,
  name,
  hint,
  error,
  isNew = false,
}: {
  label: string;
  name: string;
  hint?: string;
  error: string | undefined;
  /** One that is chosen now: its rule is told. */
  isNew?: boolean;
}) {
  const { t } = useTranslation('admin');
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        label={label}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={hint ?? (isNew && t('password.rule', { count: LENGTHS.password.min }))}
        error={error}
        maxLength={LENGTHS.password.max}
        required
      />
      <button type="button" className={styles.reveal} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'login.hide' : 'login.show')}
      </button>
    </div>
  );
}
