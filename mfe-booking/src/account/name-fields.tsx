import { useTranslation } from 'react-i18next';
import { LENGTHS } from '@atoll/contract/rules';
import { useLanguage } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import styles from './account.module.css';

/** The two parts of a name, in the order in which the reader's language says them: the family's first in Chinese. */
export function NameFields({
  first,
  last,
  faults,
}: {
  first?: string;
  last?: string;
  faults: Partial<Record<string, string>>;
}) {
  const { t } = useTranslation('booking');
  const isFamilyFirst = useLanguage() === 'zh';
  const given = (
    <TextField
      key="given"
      label={t('account.firstName')}
      name="first_name"
      autoComplete="given-name"
      maxLength={LENGTHS.name.max}
      defaultValue={first}
      error={faults['first_name']}
      required
    />
  );
  const family = (
    <TextField
      key="family"
      label={t('account.lastName')}
      name="last_name"
      autoComplete="family-name"
      maxLength={LENGTHS.name.max}
      defaultValue={last}
      error={faults['last_name']}
      optional
    />
  );
  return <div className={styles.pair}>{isFamilyFirst ? [family, given] : [given, family]}</div>;
}
