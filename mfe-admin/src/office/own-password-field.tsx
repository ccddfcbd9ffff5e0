import { useTranslation } from 'react-i18next';
import { TextField } from '@atoll/ui/field';

interface OwnPasswordField {
  value: string;
  error: string | undefined;
  /** Not asked for before something else is chosen. */
  optional?: boolean;
  onChange: (event: { target: { value: string } }) => void;
}

/** Who opens a door for somebody else or a program says once more who they are: a screen left unlocked is not enough. */
export function OwnPasswordField({ value, error, optional = false, onChange }: OwnPasswordField) {
  const { t } = useTranslation('admin');
  return (
    <TextField
      label={t('users.ownPassword')}
      hint={t('users.ownPasswordHint')}
      type="password"
      autoComplete="current-password"
      value={value}
      error={error}
      required={!optional}
      optional={optional}
      onChange={onChange}
    />
  );
}
