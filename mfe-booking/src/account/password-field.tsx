import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LENGTHS } from '@atoll/contract/rules';
import { TextField } from '@atoll/ui/field';
import styles from './account.module.css';

/** A password, which its owner may look at. */
export function PasswordField({
  label,
  name,
  isNew = false,
  autoFocus = false,
  error,
}: {
  label: string;
  name: string;
  isNew?: boolean;
  autoFocus?: boolean;
  error: string | undefined;
}) {
  const { t } = useTranslation('booking');
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        label={label}
        name={name}
        autoFocus={autoFocus}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew && t('account.passwordRule')}
        error={error}
        maxLength={LENGTHS.password.max}
        required
      />
      <button type="button" className={styles.reveal} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'account.hidePassword' : 'account.showPassword')}
      </button>
    </div>
  );
}
