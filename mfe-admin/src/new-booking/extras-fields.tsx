import { useTranslation } from 'react-i18next';
import { useGetPackageQuery } from '@atoll/api-client/endpoints/packages.gen';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import styles from './new-booking.module.css';

const MOST = 50;

/** What can be added to the chosen trip, each with its price; nothing where it offers nothing. */
export function ExtrasFields({
  package: slug,
  value,
  error,
  onChange,
}: {
  package: string;
  /** How many of each, as typed, by code. */
  value: Record<string, string>;
  error?: string | undefined;
  onChange: (extras: Record<string, string>) => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const lang = useLanguage();
  const { currentData } = useGetPackageQuery({ id: slug, lang }, { skip: !slug });
  const offered = (currentData?.inclusions ?? []).flatMap(({ category, code, label, price }) =>
    category === 'optional' && code !== null && price !== null ? [{ code, label, price }] : [],
  );
  if (offered.length === 0) return null;
  return (
    <div className={styles.row} role="group" aria-label={t('newBooking.extras')}>
      {offered.map(({ code, label, price }, index) => (
        <TextField
          key={code}
          type="number"
          min={0}
          max={MOST}
          label={label}
          hint={t('newBooking.extraPrice', { price: format.usd(price) })}
          optional
          value={value[code] ?? ''}
          error={index === 0 ? error : undefined}
          onChange={(event) => onChange({ ...value, [code]: event.target.value })}
        />
      ))}
    </div>
  );
}
